import SwiftUI

struct SettingsView: View {
  @Environment(\.dismiss) private var dismiss
  @EnvironmentObject private var customer: Customer
  @State private var isEditingName = false

  var body: some View {
    Form {
      Button("Name: \(customer.name)") { isEditingName = true }
      Toggle("Print a receipt", isOn: $customer.wantsReceipt)
    }
    .navigationTitle("Settings")
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Done") { dismiss() }
      }
    }
    .sheet(isPresented: $isEditingName) {
      NameEditor(name: customer.name) { customer.name = $0 }
    }
  }
}

struct SettingsView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      SettingsView()
    }
    .environmentObject(Customer())
  }
}
