import Lens
import UIKitCore

extension WindowCommand {
  /// All commands, in the order of the help.
  package static let all: [WindowCommand] = window + device + time + travel + lens

  private static let window: [WindowCommand] = [
    WindowCommand(
      "help", .window, .help, [.plain("?"), KeyChord(.function(1))], "show all keys", "모든 단축키 보기"),
    WindowCommand(
      "palette", .window, .palette, [.control("k")], "find a command or scene by typing", "명령이나 장면을 입력해 찾기"),
    WindowCommand(
      "back", .window, .back, [KeyChord(.escape), KeyChord(.navigationBack)],
      "one step back: leaves the past, removes the pin, continues a paused run, ends editing, closes menus, searches, sheets and alerts, pops a page, and at last "
        + "goes to the list of scenes",
      "한 단계 뒤로: 과거에서 나오고, 고정을 풀고, 편집, 메뉴, 시트를 닫고, 이전 화면과 장면 목록으로"),
    WindowCommand(
      "home", .window, .home, [.control("h", .shift)], "go to the list of scenes", "장면 목록으로"),
    WindowCommand(
      "inspector", .window, .inspector, [.plain("i")], "show or hide the inspector; click an element to pin it",
      "검사기 보기 또는 숨기기; 요소를 눌러 고정"),
    WindowCommand(
      "toolbar", .window, .toolbar, [.control("b", .shift)], "show or hide the toolbar", "도구 막대 보기 또는 숨기기"),
    WindowCommand(
      "screenshot", .window, .screenshot, [.control("s"), KeyChord(.function(8))],
      "write the device's picture to a PNG file", "기기 화면을 PNG 파일로 저장"),
    WindowCommand(
      "copy-picture", .window, .copyPicture, [.control("s", .shift)], "copy the device's picture",
      "기기 화면을 클립보드에 복사"),
    WindowCommand(
      "record", .window, .record, [.control("r")],
      "begin or end a recording (the input as a script, and the picture as an animated GIF)",
      "녹화 시작 또는 끝: 입력은 스크립트로, 화면은 GIF로"),
    WindowCommand(
      "full-screen", .window, .fullScreen, [.plain("f"), KeyChord(.function(11))],
      "fill the screen or leave full screen",
      "전체 화면 켜기 또는 끄기"),
    WindowCommand(
      "next-part", .window, .landmark(1), [KeyChord(.function(6))],
      "focus the next part of the window; Tab, arrows and Return use it",
      "창의 다음 부분으로 초점 옮기기; Tab, 화살표, Return으로 조작"),
    WindowCommand(
      "previous-part", .window, .landmark(-1), [KeyChord(.function(6), .shift)],
      "focus the previous part of the window",
      "창의 이전 부분으로 초점 옮기기"),
    WindowCommand("quit", .window, .quit, [.control("q"), .control("w")], "quit", "종료"),
  ]

  private static let device: [WindowCommand] = [
    WindowCommand("next-device", .device, .device(1), [.plain("v")], "next device", "다음 기기"),
    WindowCommand("previous-device", .device, .device(-1), [.plain("v", .shift)], "previous device", "이전 기기"),
    WindowCommand(
      "rotate", .device, .rotate, [KeyChord(.right, .control), KeyChord(.left, .control)], "rotate the device",
      "기기 회전"),
    WindowCommand(
      "appearance", .device, .appearance, [.control("d"), .control("a", .shift)], "switch between light and dark",
      "밝은 모드와 어두운 모드 전환"),
    WindowCommand(
      "larger-text", .device, .textSize(1), [.control("=", .alternate)], "larger text",
      "글자 크게"),
    WindowCommand("smaller-text", .device, .textSize(-1), [.control("-", .alternate)], "smaller text", "글자 작게"),
    WindowCommand(
      "bold-text", .device, .boldText, [.control("b", .alternate)], "switch bold text", "굵은 텍스트 전환"),
    WindowCommand(
      "contrast", .device, .contrast, [.control("c", .alternate)], "switch the contrast between normal and high",
      "보통 대비와 높은 대비 전환"),
    WindowCommand(
      "reduce-motion", .device, .reduceMotion, [.control("m", .alternate)], "switch Reduce Motion", "동작 줄이기 전환"),
    WindowCommand(
      "direction", .device, .direction, [.control("r", .alternate)],
      "switch the direction (left to right, or right to left)", "왼쪽에서 오른쪽, 오른쪽에서 왼쪽 방향 전환"),
    WindowCommand(
      "language", .device, .language, [.control("l", .alternate)], "switch to the next language", "다음 언어로 전환"),
    WindowCommand(
      "zoom-in", .device, .zoom(.larger), [.control("="), .control("=", .shift), .control("+")],
      "show the device larger", "기기를 더 크게 보기"),
    WindowCommand(
      "zoom-out", .device, .zoom(.smaller), [.control("-")], "show the device smaller", "기기를 더 작게 보기"),
    WindowCommand(
      "zoom-fit", .device, .zoom(.fit), [.control("0")], "fit the device to the screen", "화면에 맞추기"),
    WindowCommand(
      "zoom-physical", .device, .zoom(.physical), [.control("1")], "show the device at its real size", "실제 크기로 보기"),
    WindowCommand(
      "zoom-points", .device, .zoom(.points), [.control("2")], "show one pixel per point", "포인트당 한 픽셀로 보기"),
    WindowCommand(
      "zoom-pixels", .device, .zoom(.pixels), [.control("3")], "show all pixels of the device", "기기의 모든 픽셀 보기"),
  ]

  private static let time: [WindowCommand] = [
    WindowCommand("pause", .time, .pause, [.plain("p")], "pause or continue", "일시 정지 또는 계속"),
    WindowCommand("frame", .time, .frameStep, [.plain(".")], "pause, and show the next frame", "멈추고 다음 프레임 보기"),
    WindowCommand(
      "fast-forward", .time, .fastForward, [.plain(" ")], "fast forward while the key is down", "누르고 있는 동안 빨리 감기"),
    WindowCommand(
      "slow-motion", .time, .slowMotion, [.control("t")], "slow motion: 1/2, 1/5, 1/10, 1/50, and off",
      "느린 동작: 1/2, 1/5, 1/10, 1/50, 끄기"),
  ]

  /// Moving through the run.
  private static let travel: [WindowCommand] = [
    WindowCommand(
      "frame-back", .time, .frameBack, [.plain(",")], "pause, and show the previous frame", "멈추고 이전 프레임 보기"),
    WindowCommand("rewind", .time, .rewind, [.plain("r")], "rewind while the key is down", "누르고 있는 동안 되감기"),
    WindowCommand(
      "next-mark", .time, .nextMark, [.plain("]")], "go to the next touch, page, reload or screen",
      "다음 터치, 페이지, 다시 읽기, 화면으로"),
    WindowCommand(
      "previous-mark", .time, .previousMark, [.plain("[")], "go to the previous touch, page, reload or screen",
      "이전 터치, 페이지, 다시 읽기, 화면으로"),
    WindowCommand(
      "timeline", .time, .timeline, [.plain("t")], "show or hide the timeline; drag in it to go to any frame",
      "타임라인 보기 또는 숨기기; 끌어서 원하는 프레임으로"),
    WindowCommand(
      "keep", .time, .keep, [KeyChord(.function(2))], "keep this frame of the run", "지금 프레임 보관"),
    WindowCommand(
      "return-to-kept", .time, .returnToKept, [KeyChord(.function(4))], "go to the kept frame", "보관한 프레임으로"),
    WindowCommand(
      "copy-state", .window, .copyState, [.control("c", .shift)],
      "copy the state (`--state` reopens the scene, the device and the scroll positions)",
      "--state로 다시 열 수 있는 텍스트 복사"),
    WindowCommand(
      "scope", .time, .scope, [.plain("c")],
      "show or hide the physics scope (offset, velocity, target and phase of a scroll view over time)",
      "물리 그래프 보기 또는 숨기기: 스크롤의 위치, 속도, 목표, 단계"),
    WindowCommand(
      "frame-bar", .time, .frameBar, [.plain("b")],
      "show or hide the frame bar (frames per second, what each step takes, memory and cells)",
      "프레임 막대 보기 또는 숨기기: 초당 프레임, 단계별 시간, 셀"),
  ]

  private static let lens: [WindowCommand] =
    LensOverlay.allCases.map { overlay in
      WindowCommand(
        "overlay-\(overlay.rawValue)", .lens, .overlay(overlay), overlay.chords, "overlay: \(overlay.english)",
        "겹쳐 보기: \(overlay.korean)")
    } + [
      WindowCommand("no-overlays", .lens, .noOverlays, [.plain("o")], "hide or show the overlays", "겹쳐 보기 숨기기 또는 보기"),
      WindowCommand(
        "measure", .lens, .measure, [.plain("m")],
        "measure distances (from the pinned element to the one below the mouse)",
        "고정한 요소와 마우스 아래 요소 사이의 거리 재기"),
    ] + source

  private static let source: [WindowCommand] = [
    WindowCommand(
      "lint", .lens, .lint, [.plain("l")],
      "check the layout on a run of the screen (scrolled, with larger text, and closed)",
      "화면을 실행하며 레이아웃 검사 (스크롤, 큰 글자, 닫기)"),
    WindowCommand(
      "export", .lens, .export, [.control("e")], "write the layout as Swift (to a file and the clipboard)",
      "레이아웃을 Swift로 파일과 클립보드에 쓰기"),
    WindowCommand(
      "values", .lens, .values, [.plain("k")],
      "change the values of the layout (with Tab, arrows and digits; Esc leaves them)",
      "레이아웃 값을 Tab, 화살표, 숫자로 바꾸기; Esc로 나가기"),
    WindowCommand("undo", .lens, .undo, [.control("z")], "undo a change of a value", "값 변경 취소"),
    WindowCommand(
      "redo", .lens, .redo, [.control("z", .shift), .control("y")], "redo a change of a value", "값 변경 다시 하기"),
    WindowCommand(
      "reset", .lens, .reset, [.control("z", .alternate)], "give the section the app's values again",
      "섹션을 앱의 값으로 되돌리기"),
    WindowCommand(
      "export-changes", .lens, .exportChanges, [.control("e", .shift)],
      "write the changes of values as a diff (to a file and the clipboard)",
      "값 변경을 diff로 파일과 클립보드에 쓰기"),
  ]

  private init(
    _ name: String, _ topic: Topic, _ action: Action, _ keys: [KeyChord], _ english: String, _ korean: String
  ) {
    (self.name, self.topic, self.action, self.keys) = (name, topic, action, keys)
    (self.english, self.korean) = (english, korean)
  }
}

extension LensOverlay {
  /// The overlay's keys: a digit, or a letter for the last ones.
  fileprivate var chords: [KeyChord] {
    let keys = Array("1234567890udax")
    let own = KeyChord.plain(keys[(Self.allCases.firstIndex(of: self) ?? 0) % keys.count])
    return self == .groups ? [own, .plain("g")] : [own]
  }
}
