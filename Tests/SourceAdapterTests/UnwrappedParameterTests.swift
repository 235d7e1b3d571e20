import SourceAdapter
import Testing

/// Methods of UIKit's delegates with implicitly unwrapped parameters.
struct UnwrappedParameterTests {
  private func lines(_ text: String) -> String {
    adapted(text).split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }

  @Test func aMethodOfUIKitsTypesCallsThem() {
    let text = lines(
      """
      class A: UIViewController, UITableViewDataSource {
        func tableView(_ tableView: UITableView!, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ table: UITableView!, cellForRowAt path: IndexPath!) -> UITableViewCell! { nil }
      }
      """)
    #expect(
      text.contains(
        "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int "
          + "{ self.tableView(tableView as UITableView?, numberOfRowsInSection: section) }; func tableView("))
    #expect(
      text.contains(
        "func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell "
          + "{ self.tableView(table as UITableView?, cellForRowAt: path as IndexPath?) }; func tableView("))
  }

  @Test func optionalResultsAndParametersStay() {
    let text = lines(
      """
      class A: UIViewController {}
      extension A: UITableViewDelegate, UIPickerViewDelegate {
        func tableView(_ tableView: UITableView!, viewForHeaderInSection section: Int) -> UIView! { nil }
        func pickerView(_ picker: UIPickerView, viewForRow row: Int, forComponent part: Int, reusing view: UIView!) -> UIView { view }
      }
      """)
    #expect(text.contains("func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView! {"))
    #expect(!text.contains("self.pickerView"))
  }

  @Test func otherMethodsStay() {
    let text = """
      class A: UIViewController, UITableViewDataSource {
        func show(_ view: UIView!) {}
        private func tableView(_ tableView: UITableView!, titleForHeaderInSection section: Int) -> String? { nil }
      }
      class B: UIViewController {
        func tableView(_ tableView: UITableView!, numberOfRowsInSection section: Int) -> Int { 3 }
      }
      """
    #expect(adapted(text) == text)
  }
}
