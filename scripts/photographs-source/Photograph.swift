import Foundation

/// What a picture's shader is asked for: one ray of one pixel.
struct Sample {
  /// From the centre, y upwards, -1 ... 1 over the height.
  var point: V2
  /// A point of the unit disc: where the ray passes the lens.
  var lens: V2
}

/// How the exposed film is developed.
struct Development {
  var exposure: Float = 1
  var contrast: Float = 0.25
  var saturation: Float = 1
  var bloom: Float = 0.12
  var vignette: Float = 0.25
  var grain: Float = 0.012
}

struct Photograph {
  var name: String
  var width: Int
  var height: Int
  /// Rays per pixel along each axis.
  var rays = 3
  var development = Development()
  /// Radiance in linear light.
  var shade: (Sample) -> V3
}

extension Photograph {
  func render(scale: Float) -> (width: Int, height: Int, pixels: [V3]) {
    let w = Int(Float(width) * scale), h = Int(Float(height) * scale)
    var pixels = [V3](repeating: .zero, count: w * h)
    pixels.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let rows = buffer
      DispatchQueue.concurrentPerform(iterations: h) { y in
        for x in 0..<w { rows[y * w + x] = expose(x: x, y: y, width: w, height: h) }
      }
    }
    return (w, h, pixels)
  }

  private func expose(x: Int, y: Int, width w: Int, height h: Int) -> V3 {
    var sum = V3.zero
    for i in 0..<rays * rays {
      let jitter = V2(random(x, y, i * 4), random(x, y, i * 4 + 1))
      let at = (V2(Float(i % rays), Float(i / rays)) + jitter) / Float(rays)
      let angle = random(x, y, i * 4 + 2) * 2 * .pi
      let radius = random(x, y, i * 4 + 3).squareRoot()
      let point = V2(
        (Float(x) + at.x - Float(w) / 2) / Float(h) * 2, 1 - (Float(y) + at.y) / Float(h) * 2)
      sum += shade(Sample(point: point, lens: V2(cos(angle), sin(angle)) * radius))
    }
    return (sum / Float(rays * rays)).replacing(with: 0, where: sum .!= sum)
  }
}

/// Spreads the brightest light a little, as a lens does.
func bloomed(_ pixels: [V3], width: Int, height: Int, amount: Float) -> [V3] {
  guard amount > 0 else { return pixels }
  var glow = pixels.map { pixel in
    let light = max(pixel.max() - 0.75, 0)
    return pixel * min(light, 4) / max(pixel.max(), 0.001)
  }
  let radius = max(height / 50, 2)
  for _ in 0..<2 {
    glow = boxBlurred(glow, count: height, length: width, step: 1, stride: width, radius: radius)
    glow = boxBlurred(glow, count: width, length: height, step: width, stride: 1, radius: radius)
  }
  return zip(pixels, glow).map { $0 + $1 * amount * 3 }
}

private func boxBlurred(_ source: [V3], count: Int, length: Int, step: Int, stride: Int, radius: Int) -> [V3] {
  var result = source
  for line in 0..<count {
    var sum = V3.zero
    func pixel(_ i: Int) -> V3 { source[line * stride + min(max(i, 0), length - 1) * step] }
    for i in -radius...radius { sum += pixel(i) }
    for i in 0..<length {
      result[line * stride + i * step] = sum / Float(2 * radius + 1)
      sum += pixel(i + radius + 1) - pixel(i - radius)
    }
  }
  return result
}

extension Development {
  /// Tone curve with a soft shoulder, contrast, vignette and grain; three bytes.
  func develop(_ light: V3, at p: V2, pixel: (x: Int, y: Int)) -> (UInt8, UInt8, UInt8) {
    var c = light * exposure * (1 - vignette * smoothstep(0.5, 1.7, length(p)))
    let grey = dot(c, V3(0.2126, 0.7152, 0.0722))
    c = mix(V3(repeating: grey), c, saturation).clamped(lowerBound: .zero, upperBound: V3(repeating: 50))
    // Highlights lose their colour before they clip.
    c = mix(c, V3(repeating: grey), smoothstep(0.9, 4, grey) * 0.7)
    let noise = (random(pixel.x, pixel.y, 91) + random(pixel.x, pixel.y, 92) - 1) * grain
    func tone(_ x: Float) -> UInt8 {
      let knee: Float = 0.55
      let soft = x < knee ? x : knee + (1 - knee) * (1 - exp(-(x - knee) / (1 - knee)))
      let encoded = soft <= 0.0031308 ? 12.92 * soft : 1.055 * pow(soft, 1 / 2.4) - 0.055
      let curve = mix(encoded, encoded * encoded * (3 - 2 * encoded), contrast)
      return UInt8(clamp(curve + noise) * 255 + 0.5)
    }
    return (tone(c.x), tone(c.y), tone(c.z))
  }
}

extension Photograph {
  func write(to directory: String, scale: Float) throws {
    var (w, h, pixels) = render(scale: scale)
    pixels = bloomed(pixels, width: w, height: h, amount: development.bloom)
    var bytes = Data("P6\n\(w) \(h)\n255\n".utf8)
    bytes.reserveCapacity(w * h * 3 + 20)
    for y in 0..<h {
      for x in 0..<w {
        let p = V2((Float(x) - Float(w) / 2) / Float(h) * 2, 1 - Float(y) / Float(h) * 2)
        let (r, g, b) = development.develop(pixels[y * w + x], at: p, pixel: (x, y))
        bytes.append(contentsOf: [r, g, b])
      }
    }
    try bytes.write(to: URL(fileURLWithPath: "\(directory)/\(name).ppm"))
  }
}
