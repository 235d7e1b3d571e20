import UIKit

/// The map's background: streets, blocks, a park, a river, and names.
final class CityView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = MapColors.street
    addAvenues()
    addBlocks()
    addRiver()
    addSubway()
    addNames()
  }

  private func add(_ frame: CGRect, _ color: UIColor, radius: CGFloat = 0) {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    view.layer.cornerRadius = radius
    addSubview(view)
  }

  private func addAvenues() {
    for street in CityPlan.columns where street.isAvenue {
      add(CGRect(x: street.position - 10, y: 0, width: 20, height: CityPlan.size.height), MapColors.avenue)
    }
    for street in CityPlan.rows where street.isAvenue {
      add(CGRect(x: 0, y: street.position - 10, width: CityPlan.size.width, height: 20), MapColors.avenue)
    }
  }

  private func addBlocks() {
    for block in CityPlan.blocks() {
      add(block.frame, block.isPark ? MapColors.park : MapColors.block, radius: 6)
      for building in block.buildings { add(building, MapColors.building, radius: 3) }
    }
    // The forest covers two blocks and the lane between them.
    let forest = CGRect(x: 745, y: 527, width: 167, height: 279)
    add(forest, MapColors.park, radius: 10)
    add(CGRect(x: 786, y: 600, width: 84, height: 46), MapColors.water, radius: 23)
    addLine(from: CGPoint(x: 748, y: 560), to: CGPoint(x: 912, y: 700), width: 5, color: MapColors.street)
    addLine(from: CGPoint(x: 800, y: 806), to: CGPoint(x: 912, y: 600), width: 5, color: MapColors.street)
  }

  /// Adds the river as segments laid end to end, and the avenues' bridges over them.
  private func addRiver() {
    let bends = [
      CGPoint(x: -40, y: 1010), CGPoint(x: 180, y: 1072), CGPoint(x: 420, y: 1098), CGPoint(x: 700, y: 1084),
      CGPoint(x: 960, y: 1020), CGPoint(x: 1310, y: 1002),
    ]
    for (start, end) in zip(bends, bends.dropFirst()) {
      addLine(from: start, to: end, width: 96, color: MapColors.water)
    }
    for street in CityPlan.columns where street.isAvenue {
      add(CGRect(x: street.position - 14, y: 940, width: 28, height: 230), MapColors.street)
      add(CGRect(x: street.position - 10, y: 940, width: 20, height: 230), MapColors.avenue)
    }
  }

  private func addSubway() {
    let stops = [CGPoint(x: -20, y: 150), CGPoint(x: 392, y: 300), CGPoint(x: 926, y: 372), CGPoint(x: 1290, y: 330)]
    for (start, end) in zip(stops, stops.dropFirst()) {
      addLine(from: start, to: end, width: 4, color: MapColors.subway)
    }
    for (stop, name) in [(stops[1], "성수"), (stops[2], "뚝섬")] {
      let badge = UILabel(picture: 11, weight: .bold, color: .white)
      badge.text = name
      badge.textAlignment = .center
      badge.backgroundColor = MapColors.subway
      badge.frame = CGRect(x: stop.x - 19, y: stop.y - 10, width: 38, height: 20)
      badge.layer.cornerRadius = 10
      badge.layer.masksToBounds = true
      badge.layer.borderWidth = 1.5
      badge.layer.borderColor = UIColor.white.cgColor
      addSubview(badge)
    }
  }

  private func addNames() {
    for street in CityPlan.rows {
      guard let name = street.name else { continue }
      for x in [CGFloat(150), 650, 1010] { addName(name, at: CGPoint(x: x, y: street.position)) }
    }
    for street in CityPlan.columns {
      guard let name = street.name else { continue }
      for y in [CGFloat(166), 598, 902] { addName(name, at: CGPoint(x: street.position, y: y), turned: true) }
    }
    addName("서울숲 🌳", at: CGPoint(x: 832, y: 690), color: MapColors.parkName, size: 13)
    addName("한강", at: CGPoint(x: 560, y: 1094), color: MapColors.waterName, size: 15)
  }

  private func addName(
    _ text: String, at center: CGPoint, color: UIColor = MapColors.streetName, size: CGFloat = 10, turned: Bool = false
  ) {
    let label = UILabel(picture: size, weight: .medium, color: color)
    label.text = text
    label.sizeToFit()
    label.center = center
    if turned { label.transform = CGAffineTransform(rotationAngle: -.pi / 2) }
    addSubview(label)
  }

  private func addLine(from start: CGPoint, to end: CGPoint, width: CGFloat, color: UIColor) {
    let line = UIView()
    let length = hypot(end.x - start.x, end.y - start.y)
    line.bounds = CGRect(x: 0, y: 0, width: length + width, height: width)
    line.center = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    line.transform = CGAffineTransform(rotationAngle: atan2(end.y - start.y, end.x - start.x))
    line.backgroundColor = color
    line.layer.cornerRadius = width / 2
    addSubview(line)
  }
}
