import Foundation

/// A record of operations that can be undone and repeated.
///
/// Operations that are registered in one pass of the run loop are undone together on iOS; here, those between
/// ``beginUndoGrouping()`` and ``endUndoGrouping()`` are, and others one by one.
///
/// - Fidelity: approximated; groups by event, and invocations of selectors, are absent.
open class UndoManager: NSObject {
  private final class Group {
    var name = ""
    var steps: [(target: () -> AnyObject?, action: (AnyObject) -> Void)] = []
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var openGroups: [Group] = []
  private var disabled = 0

  /// Whether operations are being undone.
  open private(set) var isUndoing = false
  /// Whether operations are being repeated.
  open private(set) var isRedoing = false
  /// Whether each pass of the run loop is a group. The default is `true`.
  open var groupsByEvent = true
  /// The largest number of groups that can be undone; 0, the default, for no limit.
  open var levelsOfUndo = 0 { didSet { limit() } }

  /// Creates a record without operations.
  public override init() { super.init() }

  // MARK: Registering

  /// Registers an operation that undoes a change. It is dropped with its target.
  ///
  /// - Parameter handler: A closure that receives the target.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let step = (
      target: { [weak target] in target as AnyObject? },
      action: { (object: AnyObject) in if let object = object as? TargetType { handler(object) } }
    )
    if let group = openGroups.last { return group.steps.append(step) }
    let group = Group()
    group.steps = [step]
    register(group)
  }

  /// Registers a call of a method that undoes a change. It is dropped with its target.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { _ = selector.send(to: $0, anObject) }
  }

  private func register(_ group: Group) {
    if isUndoing {
      redoStack.append(group)
    } else {
      if !isRedoing { redoStack = [] }
      undoStack.append(group)
      limit()
    }
  }

  private func limit() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
  }

  /// Removes the operations of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoStack + redoStack { group.steps.removeAll { $0.target() === object } }
    undoStack.removeAll { $0.steps.isEmpty }
    redoStack.removeAll { $0.steps.isEmpty }
  }
  /// Removes all operations.
  open func removeAllActions() { (undoStack, redoStack, openGroups, disabled) = ([], [], [], 0) }

  /// Whether operations are registered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Ignores operations until ``enableUndoRegistration()`` is called as often.
  open func disableUndoRegistration() { disabled += 1 }
  /// Registers operations again.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  // MARK: Groups

  /// The number of groups that are open.
  open var groupingLevel: Int { openGroups.count }
  /// Begins a group of operations that are undone together.
  open func beginUndoGrouping() { openGroups.append(Group()) }
  /// Ends the group begun last.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast(), !group.steps.isEmpty else { return }
    if let outer = openGroups.last { outer.steps += group.steps } else { register(group) }
  }

  // MARK: Undoing

  /// Whether there is an operation to undo.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.steps.isEmpty } }
  /// Whether there is an operation to repeat.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Undoes the operations of the last group, after ending the one that is open.
  open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }
  /// Undoes the operations of the last group.
  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    isUndoing = true
    play(group)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }
  /// Repeats the operations that were undone last.
  open func redo() {
    guard let group = redoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
    isRedoing = true
    play(group)
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  /// Performs the operations of a group, the last first. Those that they register become a group of the same name.
  private func play(_ group: Group) {
    let opposite = Group()
    opposite.name = group.name
    openGroups.append(opposite)
    for step in group.steps.reversed() { if let target = step.target() { step.action(target) } }
    openGroups.removeAll { $0 === opposite }
    if !opposite.steps.isEmpty { register(opposite) }
  }

  // MARK: Names

  /// Names the operations of the group that is open, or of the last one.
  open func setActionName(_ actionName: String) {
    if let group = openGroups.last ?? (isUndoing ? redoStack.last : undoStack.last) { group.name = actionName }
  }
  /// The name of the operation to undo; empty without one.
  open var undoActionName: String { undoStack.last?.name ?? "" }
  /// The name of the operation to repeat; empty without one.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of a menu item that undoes the last operation.
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  /// The title of a menu item that repeats the last operation.
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
}

extension NSNotification.Name {
  /// Posted before an operation is undone.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Posted after an operation was undone.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted before an operation is repeated.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Posted after an operation was repeated.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
