/// A key, identified by its position as numbered by the USB standard. The text it types depends on the user's keyboard
/// layout.
///
/// - Fidelity: documented.
/// - Source: USB HID Usage Tables, page 7.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  /// Too many keys are down for the keyboard to tell them apart.
  case keyboardErrorRollOver = 0x01
  /// The keyboard failed its self-test.
  case keyboardPOSTFail
  /// The keyboard reports an undefined error.
  case keyboardErrorUndefined
  /// The key that types A on an American keyboard.
  case keyboardA
  /// The key that types B on an American keyboard.
  case keyboardB
  /// The key that types C on an American keyboard.
  case keyboardC
  /// The key that types D on an American keyboard.
  case keyboardD
  /// The key that types E on an American keyboard.
  case keyboardE
  /// The key that types F on an American keyboard.
  case keyboardF
  /// The key that types G on an American keyboard.
  case keyboardG
  /// The key that types H on an American keyboard.
  case keyboardH
  /// The key that types I on an American keyboard.
  case keyboardI
  /// The key that types J on an American keyboard.
  case keyboardJ
  /// The key that types K on an American keyboard.
  case keyboardK
  /// The key that types L on an American keyboard.
  case keyboardL
  /// The key that types M on an American keyboard.
  case keyboardM
  /// The key that types N on an American keyboard.
  case keyboardN
  /// The key that types O on an American keyboard.
  case keyboardO
  /// The key that types P on an American keyboard.
  case keyboardP
  /// The key that types Q on an American keyboard.
  case keyboardQ
  /// The key that types R on an American keyboard.
  case keyboardR
  /// The key that types S on an American keyboard.
  case keyboardS
  /// The key that types T on an American keyboard.
  case keyboardT
  /// The key that types U on an American keyboard.
  case keyboardU
  /// The key that types V on an American keyboard.
  case keyboardV
  /// The key that types W on an American keyboard.
  case keyboardW
  /// The key that types X on an American keyboard.
  case keyboardX
  /// The key that types Y on an American keyboard.
  case keyboardY
  /// The key that types Z on an American keyboard.
  case keyboardZ
  /// The 1 key in the row of digits.
  case keyboard1
  /// The 2 key in the row of digits.
  case keyboard2
  /// The 3 key in the row of digits.
  case keyboard3
  /// The 4 key in the row of digits.
  case keyboard4
  /// The 5 key in the row of digits.
  case keyboard5
  /// The 6 key in the row of digits.
  case keyboard6
  /// The 7 key in the row of digits.
  case keyboard7
  /// The 8 key in the row of digits.
  case keyboard8
  /// The 9 key in the row of digits.
  case keyboard9
  /// The 0 key in the row of digits.
  case keyboard0
  /// The Return key of the main area.
  case keyboardReturnOrEnter
  /// The Escape key.
  case keyboardEscape
  /// The Backspace key, which deletes backward.
  case keyboardDeleteOrBackspace
  /// The Tab key.
  case keyboardTab
  /// The space bar.
  case keyboardSpacebar
  /// The hyphen and underscore key.
  case keyboardHyphen
  /// The equal sign and plus key.
  case keyboardEqualSign
  /// The opening bracket and brace key.
  case keyboardOpenBracket
  /// The closing bracket and brace key.
  case keyboardCloseBracket
  /// The backslash and vertical bar key.
  case keyboardBackslash
  /// The number sign key that keyboards outside the USA have next to Return.
  case keyboardNonUSPound
  /// The semicolon and colon key.
  case keyboardSemicolon
  /// The quotation mark key.
  case keyboardQuote
  /// The grave accent and tilde key.
  case keyboardGraveAccentAndTilde
  /// The comma key.
  case keyboardComma
  /// The period key.
  case keyboardPeriod
  /// The slash and question mark key.
  case keyboardSlash
  /// The Caps Lock key.
  case keyboardCapsLock
  /// The F1 key.
  case keyboardF1
  /// The F2 key.
  case keyboardF2
  /// The F3 key.
  case keyboardF3
  /// The F4 key.
  case keyboardF4
  /// The F5 key.
  case keyboardF5
  /// The F6 key.
  case keyboardF6
  /// The F7 key.
  case keyboardF7
  /// The F8 key.
  case keyboardF8
  /// The F9 key.
  case keyboardF9
  /// The F10 key.
  case keyboardF10
  /// The F11 key.
  case keyboardF11
  /// The F12 key.
  case keyboardF12
  /// The Print Screen key.
  case keyboardPrintScreen
  /// The Scroll Lock key.
  case keyboardScrollLock
  /// The Pause key.
  case keyboardPause
  /// The Insert key.
  case keyboardInsert
  /// The Home key.
  case keyboardHome
  /// The Page Up key.
  case keyboardPageUp
  /// The Delete key, which deletes forward.
  case keyboardDeleteForward
  /// The End key.
  case keyboardEnd
  /// The Page Down key.
  case keyboardPageDown
  /// The right arrow key.
  case keyboardRightArrow
  /// The left arrow key.
  case keyboardLeftArrow
  /// The down arrow key.
  case keyboardDownArrow
  /// The up arrow key.
  case keyboardUpArrow
  /// The Num Lock or Clear key of the number pad.
  case keypadNumLock
  /// The slash key of the number pad.
  case keypadSlash
  /// The asterisk key of the number pad.
  case keypadAsterisk
  /// The hyphen key of the number pad.
  case keypadHyphen
  /// The plus key of the number pad.
  case keypadPlus
  /// The Enter key of the number pad.
  case keypadEnter
  /// The 1 key of the number pad.
  case keypad1
  /// The 2 key of the number pad.
  case keypad2
  /// The 3 key of the number pad.
  case keypad3
  /// The 4 key of the number pad.
  case keypad4
  /// The 5 key of the number pad.
  case keypad5
  /// The 6 key of the number pad.
  case keypad6
  /// The 7 key of the number pad.
  case keypad7
  /// The 8 key of the number pad.
  case keypad8
  /// The 9 key of the number pad.
  case keypad9
  /// The 0 key of the number pad.
  case keypad0
  /// The period or Delete key of the number pad.
  case keypadPeriod
  /// The backslash key that keyboards outside the USA have next to the left Shift.
  case keyboardNonUSBackslash
  /// The Application or Menu key.
  case keyboardApplication
  /// The Power key.
  case keyboardPower
  /// The equal sign key of the number pad.
  case keypadEqualSign
  /// The F13 key.
  case keyboardF13
  /// The F14 key.
  case keyboardF14
  /// The F15 key.
  case keyboardF15
  /// The F16 key.
  case keyboardF16
  /// The F17 key.
  case keyboardF17
  /// The F18 key.
  case keyboardF18
  /// The F19 key.
  case keyboardF19
  /// The F20 key.
  case keyboardF20
  /// The F21 key.
  case keyboardF21
  /// The F22 key.
  case keyboardF22
  /// The F23 key.
  case keyboardF23
  /// The F24 key.
  case keyboardF24
  /// The Execute key.
  case keyboardExecute
  /// The Help key.
  case keyboardHelp
  /// The Menu key.
  case keyboardMenu
  /// The Select key.
  case keyboardSelect
  /// The Stop key.
  case keyboardStop
  /// The Again key, which repeats.
  case keyboardAgain
  /// The Undo key.
  case keyboardUndo
  /// The Cut key.
  case keyboardCut
  /// The Copy key.
  case keyboardCopy
  /// The Paste key.
  case keyboardPaste
  /// The Find key.
  case keyboardFind
  /// The Mute key.
  case keyboardMute
  /// The Volume Up key.
  case keyboardVolumeUp
  /// The Volume Down key.
  case keyboardVolumeDown
  /// A Caps Lock key that stays down while it is on.
  case keyboardLockingCapsLock
  /// A Num Lock key that stays down while it is on.
  case keyboardLockingNumLock
  /// A Scroll Lock key that stays down while it is on.
  case keyboardLockingScrollLock
  /// The comma key of the number pad, as on Brazilian keyboards.
  case keypadComma
  /// The equal sign key of the number pad on AS/400 keyboards.
  case keypadEqualSignAS400
  /// The key between slash and the right Shift on Japanese and Brazilian keyboards.
  case keyboardInternational1
  /// The Katakana and Hiragana key of Japanese keyboards.
  case keyboardInternational2
  /// The Yen key of Japanese keyboards.
  case keyboardInternational3
  /// The conversion key of Japanese keyboards, Henkan.
  case keyboardInternational4
  /// The no-conversion key of Japanese keyboards, Muhenkan.
  case keyboardInternational5
  /// The comma key of the number pad on Japanese PC-98 keyboards.
  case keyboardInternational6
  /// A key of international keyboards without an assigned meaning.
  case keyboardInternational7
  /// A key of international keyboards without an assigned meaning.
  case keyboardInternational8
  /// A key of international keyboards without an assigned meaning.
  case keyboardInternational9
  /// The Hangul and English key of Korean keyboards, or the Kana key of Japanese ones.
  case keyboardLANG1
  /// The Hanja key of Korean keyboards, or the alphanumeric key of Japanese ones.
  case keyboardLANG2
  /// The Katakana key of Japanese keyboards.
  case keyboardLANG3
  /// The Hiragana key of Japanese keyboards.
  case keyboardLANG4
  /// The Zenkaku and Hankaku key of Japanese keyboards.
  case keyboardLANG5
  /// A key that switches languages, without an assigned meaning.
  case keyboardLANG6
  /// A key that switches languages, without an assigned meaning.
  case keyboardLANG7
  /// A key that switches languages, without an assigned meaning.
  case keyboardLANG8
  /// A key that switches languages, without an assigned meaning.
  case keyboardLANG9
  /// An alternate Erase key.
  case keyboardAlternateErase
  /// The SysReq or Attention key.
  case keyboardSysReqOrAttention
  /// The Cancel key.
  case keyboardCancel
  /// The Clear key.
  case keyboardClear
  /// The Prior key.
  case keyboardPrior
  /// The Return key of keyboards that distinguish it from Enter.
  case keyboardReturn
  /// The Separator key.
  case keyboardSeparator
  /// The Out key.
  case keyboardOut
  /// The Oper key.
  case keyboardOper
  /// The Clear or Again key.
  case keyboardClearOrAgain
  /// The CrSel or Props key.
  case keyboardCrSelOrProps
  /// The ExSel key.
  case keyboardExSel
  /// The left Control key.
  case keyboardLeftControl = 0xE0
  /// The left Shift key.
  case keyboardLeftShift
  /// The left Alt or Option key.
  case keyboardLeftAlt
  /// The left Command or Windows key.
  case keyboardLeftGUI
  /// The right Control key.
  case keyboardRightControl
  /// The right Shift key.
  case keyboardRightShift
  /// The right Alt or Option key.
  case keyboardRightAlt
  /// The right Command or Windows key.
  case keyboardRightGUI
  /// A value reserved by the specification; no key has it.
  case keyboard_Reserved = 0xFFFF

  /// The Hangul and English key of Korean keyboards.
  public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// The Hanja key of Korean keyboards.
  public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// The Kana key of Japanese keyboards.
  public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// The alphanumeric key of Japanese keyboards.
  public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// The Katakana key of Japanese keyboards.
  public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
  /// The Hiragana key of Japanese keyboards.
  public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
  /// The Zenkaku and Hankaku key of Japanese keyboards.
  public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
