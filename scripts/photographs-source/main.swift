// Makes the gallery's photographs: photographs DIRECTORY SCALE [NAME…]
import Foundation

let roll: [Photograph] = landscapes + nights + terrains + stillLifes + tables + streets

let arguments = CommandLine.arguments.dropFirst()
guard let directory = arguments.first, let scale = arguments.dropFirst().first.flatMap({ Float($0) }), scale > 0 else {
  print("usage: photographs DIRECTORY SCALE [NAME…]")
  exit(64)
}
let wanted = Set(arguments.dropFirst(2))
for photograph in roll where wanted.isEmpty || wanted.contains(photograph.name) {
  do {
    try photograph.write(to: directory, scale: scale)
    print(photograph.name)
  } catch {
    print("photographs: cannot write \(photograph.name) to \(directory): \(error)")
    exit(1)
  }
}
