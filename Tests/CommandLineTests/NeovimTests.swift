import Foundation
import TestSupport
import Testing

/// The program of Neovim, where it is installed.
private let neovim = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { $0 + "/nvim" }
  .first { FileManager.default.isExecutableFile(atPath: $0) }

/// A session of Neovim with `statewise lsp`.
@Suite(.enabled(if: neovim != nil)) struct NeovimTests {
  private static let files = [
    "ListView.swift": """
    import SwiftUI

    struct ListView: View {
      @State private var isShown = false
      var body: some View {
        Button("Add") { isShown = true }
          .sheet(isPresented: $isShown) { AddView() }
      }
    }

    """,
    "AddView.swift": """
    import SwiftUI

    struct AddView: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Text("é😀").padding(); Button("Done") { dismiss() } }
    }

    """,
  ]

  /// What a person does: opens a file, reads the finding, takes the change, undoes it and types on. Each line of the
  /// record is one step.
  private static let session = #"""
    local record = io.open(vim.env.RECORD, 'w')
    local function note(line) record:write(line .. '\n') end
    local client = vim.lsp.start_client({
      name = 'statewise', cmd = { vim.env.STATEWISE, 'lsp' }, root_dir = vim.fn.getcwd(),
    })
    local function found() return vim.diagnostic.get(0) end
    local function wait(count)
      local isThere = vim.wait(20000, function() return #found() == count end, 5)
      note((isThere and 'found ' or 'waited in vain, found ') .. #found())
    end
    local function ask(method, line)
      local parameters = vim.lsp.util.make_range_params()
      parameters.range = { start = { line = line, character = 32 }, ['end'] = { line = line, character = 33 } }
      parameters.position = { line = line, character = 40 }
      parameters.context = { diagnostics = {} }
      local answers = vim.lsp.buf_request_sync(0, method, parameters, 20000) or {}
      return (answers[client] or {}).result
    end
    vim.cmd('edit AddView.swift')
    vim.lsp.buf_attach_client(0, client)
    wait(1)
    local first = found()[1]
    note(first.message .. ' at ' .. first.lnum .. ':' .. first.col)
    local hover = ask('textDocument/hover', first.lnum)
    note('hover: ' .. (hover and hover.contents.value:match('^[^\n]*') or 'nothing'))
    local actions = ask('textDocument/codeAction', first.lnum) or {}
    note('actions: ' .. #actions)
    vim.lsp.util.apply_workspace_edit(actions[1].edit, vim.lsp.get_client_by_id(client).offset_encoding)
    wait(0)
    for _, name in ipairs({ 'AddView.swift', 'ListView.swift' }) do
      local lines = vim.api.nvim_buf_get_lines(vim.fn.bufnr(name), 0, -1, false)
      for _, line in ipairs(lines) do
        if line:match('sPresented') then note(name .. ': ' .. vim.trim(line)) end
      end
    end
    vim.cmd('buffer AddView.swift | undo')
    wait(1)
    vim.api.nvim_buf_set_lines(0, 3, 4, false, {})
    wait(0)
    vim.lsp.stop_client(client)
    note('ended ' .. tostring(vim.wait(10000, function() return vim.lsp.client_is_stopped(client) end, 5)))
    record:close()
    vim.cmd('qa!')
    """#

  @Test func findsChangesAndFollowsTyping() throws {
    let folder = try TemporaryFolder(Self.files.merging(["session.lua": Self.session]) { $1 })
    try folder.git("init", "-q")
    let process = Process()
    process.executableURL = URL(filePath: neovim!)
    process.arguments = ["--headless", "--clean", "-n", "-S", folder.path("session.lua")]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = [
      "HOME": folder.path, "PATH": "/usr/bin:/bin", "RECORD": folder.path("record"),
      "STATEWISE": Tool.products.appending(path: "statewise").path,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let record = try folder.read("record").split(separator: "\n").map(String.init)
    #expect(
      record == [
        "found 1",
        "Let the presenter dismiss `AddView` through a binding (safe) at 3:38",
        "hover: **Let the presenter dismiss `AddView` through a binding** (safe, decouple-dismiss)",
        "actions: 1", "found 0", "AddView.swift: @Binding var isPresented: Bool",
        "AddView.swift: var body: some View { Text(\"é😀\").padding(); "
          + "Button(\"Done\") { isPresented = false } }",
        "ListView.swift: .sheet(isPresented: $isShown) { AddView(isPresented: $isShown) }",
        "found 1", "found 0", "ended true",
      ])
  }
}
