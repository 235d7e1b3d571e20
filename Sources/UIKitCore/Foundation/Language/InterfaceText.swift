import Foundation

/// The words of UIKit's own views.
///
/// - Fidelity: observed; an app without localized files counts as one in every language.
package enum InterfaceText: String, CaseIterable, Sendable {
  case cancel = "Cancel"
  case back = "Back"
  case done = "Done"
  case edit = "Edit"
  case save = "Save"
  case undo = "Undo"
  case search = "Search"
  case more = "More"
  case delete = "Delete"
  case copy = "Copy"
  case cut = "Cut"
  case paste = "Paste"
  case select = "Select"
  case selectAll = "Select All"
  case today = "Today"

  /// The word in the app's language.
  package var text: String {
    let language = DeviceLanguage.current
    if language.isPseudo { return PseudoText.ifNeeded(rawValue) }
    let known = Bundle.main.localizations.filter { $0 != "Base" }
    let candidates = language.candidates.filter { known.isEmpty || known.contains($0) }
    return candidates.lazy.compactMap { Self.words[$0]?[self] }.first ?? rawValue
  }

  /// The word in a language, also in one that the app does not have.
  package func text(in language: DeviceLanguage) -> String {
    language.candidates.lazy.compactMap { Self.words[$0]?[self] }.first ?? rawValue
  }

  private static let words: [String: [InterfaceText: String]] = [
    "ko": words("취소", "뒤로", "완료", "편집", "저장", "실행 취소", "검색", "더 보기", "삭제", "복사", "오려두기", "붙여넣기", "선택", "전체 선택", "오늘"),
    "ja": words("キャンセル", "戻る", "完了", "編集", "保存", "取り消す", "検索", "その他", "削除", "コピー", "カット", "ペースト", "選択", "すべてを選択", "今日"),
    "de": words(
      "Abbrechen", "Zurück", "Fertig", "Bearbeiten", "Sichern", "Widerrufen", "Suchen", "Mehr", "Löschen", "Kopieren",
      "Ausschneiden", "Einsetzen", "Auswählen", "Alles auswählen", "Heute"),
    "fr": words(
      "Annuler", "Retour", "OK", "Modifier", "Enregistrer", "Annuler", "Rechercher", "Autres", "Supprimer", "Copier",
      "Couper", "Coller", "Sélectionner", "Tout sélectionner", "Aujourd’hui"),
    "es": words(
      "Cancelar", "Atrás", "OK", "Editar", "Guardar", "Deshacer", "Buscar", "Más", "Eliminar", "Copiar",
      "Cortar", "Pegar", "Seleccionar", "Seleccionar todo", "Hoy"),
    "zh-Hans": words("取消", "返回", "完成", "编辑", "存储", "撤销", "搜索", "更多", "删除", "拷贝", "剪切", "粘贴", "选择", "全选", "今天"),
    "zh-Hant": words("取消", "返回", "完成", "編輯", "儲存", "還原", "搜尋", "更多", "刪除", "拷貝", "剪下", "貼上", "選取", "全選", "今天"),
    "ar": words(
      "إلغاء", "رجوع", "تم", "تحرير", "حفظ", "تراجع", "بحث", "المزيد", "حذف", "نسخ", "قص", "لصق", "تحديد", "تحديد الكل",
      "اليوم"),
    "he": words(
      "ביטול", "חזרה", "סיום", "עריכה", "שמירה", "ביטול פעולה", "חיפוש", "עוד", "מחיקה", "העתקה", "גזירה", "הדבקה",
      "בחירה", "בחירת הכול", "היום"),
  ]

  private static func words(_ texts: String...) -> [InterfaceText: String] {
    Dictionary(uniqueKeysWithValues: zip(allCases, texts))
  }
}
