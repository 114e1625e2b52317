import Foundation

public struct SearchFieldPlacement: Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), toolbar = Self(name: "toolbar"),
    sidebar = Self(name: "sidebar")
  public static let navigationBarDrawer = Self(name: "navigationBarDrawer"),
    toolbarPrincipal = Self(name: "toolbarPrincipal")
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> Self { Self() }

  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = Self(), always = Self()
  }
}

public struct SearchSuggestionsPlacement: Equatable, Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), menu = Self(name: "menu"),
    content = Self(name: "content")
}

public struct SearchScopeActivation: Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), onTextEntry = Self(name: "onTextEntry"),
    onSearchPresentation = Self(name: "onSearchPresentation")
}

nonisolated extension View {
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modified(
      "searchable",
      ["text": .binding(text), "placement": .value(placement), "prompt": .value(prompt)])
  }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modified(
      "searchable",
      ["text": .binding(text), "placement": .value(placement), "prompt": .value(prompt)])
  }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modified(
      "searchable",
      ["text": .binding(text), "placement": .value(placement), "prompt": .value(prompt)])
  }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modified(
      "searchable",
      [
        "text": .binding(text), "isPresented": .binding(isPresented),
        "placement": .value(placement), "prompt": .value(prompt),
      ])
  }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modified(
      "searchable",
      [
        "text": .binding(text), "isPresented": .binding(isPresented),
        "placement": .value(placement), "prompt": .value(prompt),
      ])
  }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modified(
      "searchable",
      [
        "text": .binding(text), "isPresented": .binding(isPresented),
        "placement": .value(placement), "prompt": .value(prompt),
      ])
  }
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    modified(
      "searchable",
      [
        "text": .binding(text), "placement": .value(placement), "prompt": .value(prompt),
        "suggestions": .value(suggestions()),
      ])
  }
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V
  ) -> some View {
    modified(
      "searchable",
      [
        "text": .binding(text), "placement": .value(placement), "prompt": .value(prompt),
        "suggestions": .value(suggestions()),
      ])
  }
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modified(
      "searchable",
      [
        "text": .binding(text), "tokens": .binding(tokens), "placement": .value(placement),
        "prompt": .value(prompt), "token": .row(token),
      ])
  }

  public func searchSuggestions<V: View>(@ViewBuilder _ suggestions: () -> V) -> some View {
    modified("searchSuggestions", ["suggestions": .value(suggestions())])
  }
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement
  ) -> some View {
    modified(
      "searchSuggestions", ["visibility": .value(visibility), "placements": .value(placements)])
  }
  public func searchCompletion(_ completion: String) -> some View {
    modified("searchCompletion", ["completion": .value(completion)])
  }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    modified("searchScopes", ["scope": .binding(scope), "scopes": .value(scopes())])
  }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modified(
      "searchScopes",
      ["scope": .binding(scope), "activation": .value(activation), "scopes": .value(scopes())])
  }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modified("searchFocused", ["binding": .value(binding)])
  }
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View {
    modified("searchDictationBehavior", ["behavior": .value(behavior)])
  }
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { modified("searchPresentationToolbarBehavior", ["behavior": .value(behavior)]) }
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    modified("searchToolbarBehavior", ["behavior": .value(behavior)])
  }
}

public struct TextInputDictationBehavior: Equatable, Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic")
  public static func inline(activation: TextInputDictationActivation) -> Self { Self() }
}

public struct TextInputDictationActivation: Equatable, Sendable {
  var name = ""

  public static let onLook = Self(name: "onLook"), onSelect = Self(name: "onSelect")
}

public struct SearchPresentationToolbarBehavior: Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"),
    avoidHidingContent = Self(name: "avoidHidingContent")
}

public struct SearchToolbarBehavior: Hashable, Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), minimize = Self(name: "minimize")
}
