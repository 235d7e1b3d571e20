import Foundation

extension UIMenu.Identifier {
  /// The menu around all others.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The menu of the app.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The menu of files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The menu of editing.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The menu of views.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu of windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The menu of help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The menu of information about the app.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The menu of settings.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The menu of services.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// The menu of hiding the app.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The menu of quitting the app.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The menu of new windows.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// The menu of opening documents.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// The menu of recent documents.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// The menu of closing.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// The menu of printing.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// The menu of documents.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// The menu of undoing and repeating.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The menu of cutting, copying and pasting.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The menu of finding text.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The menu of replacing text.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The menu of sharing.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The menu of text styles.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The menu of spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The menu of the panel of spelling.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// The menu of the options of spelling.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// The menu of substitutions.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The menu of the panel of substitutions.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// The menu of the options of substitutions.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// The menu of transformations.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// The menu of speech.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The menu of looking up words.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The menu of learning spellings.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The menu of formats.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The menu of fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The menu of text sizes.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The menu of text colors.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// The menu of copying text styles.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// The menu of text.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The menu of writing directions.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// The menu of alignments.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The menu of the toolbar.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The menu of the sidebar.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The menu of the full screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The menu of minimizing and zooming windows.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// The menu of bringing windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// The menu of new items.
  public static let newItem = UIMenu.Identifier("com.apple.menu.new-item")
}
