import PlainText
import TestSupport
import Testing

struct PackageManagerTests {
  @Test func packagesHaveTheNamesOfTheSystem() {
    let names = ["fonts-inter", "libexpat1"]
    expectEqual(PackageManager.apt.install(names), "apt-get install fonts-inter libexpat1")
    expectEqual(PackageManager.dnf.install(names), "dnf install rsms-inter-fonts expat")
    expectEqual(PackageManager.pacman.install(names), "pacman -S inter-font expat")
    expectEqual(PackageManager.pacman.install("other"), "pacman -S other")
  }
}
