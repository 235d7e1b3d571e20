import Foundation
import MotionPlots
import Simulator
import Testing
import TestSupport
import UIKitCore

struct MotionTables {
  private func read(_ text: String) throws -> MotionTrace { try MotionTrace(csv: Array(text.utf8)) }

  @Test func aTraceComesBackFromItsTable() throws {
    let trace = MotionTrace(samples: [
      MotionSample(time: 0, offset: 0, velocity: 0, phase: .idle),
      MotionSample(time: 0.016667, offset: -12.5, phase: .dragging),
      MotionSample(time: 0.033333, offset: 33.3333, velocity: -1250.25, target: 640, phase: .decelerating),
      MotionSample(time: 0.05, offset: 40),
    ])
    expectEqual(
      trace.csv,
      """
      time,offset,velocity,target,phase\r
      0,0,0,,idle\r
      0.016667,-12.5,,,dragging\r
      0.033333,33.3333,-1250.25,640,decelerating\r
      0.05,40,,,\r\n
      """)
    #expect(try read(trace.csv) == trace)
  }

  /// Numbers that the table's decimals can represent survive a round trip, whichever values are missing.
  @Test func randomTracesComeBack() throws {
    var random = SeededGenerator(seed: 0xC5F)
    for round in 0..<50 {
      var samples: [MotionSample] = []
      for index in 0..<Int.random(in: 1...40, using: &random) {
        let number = { (unit: Double) in Double(Int.random(in: -100_000...100_000, using: &random)) / unit }
        samples.append(
          MotionSample(
            time: Double(index * 125) / 1000, offset: number(64),
            velocity: Bool.random(using: &random) ? number(4) : nil,
            target: Bool.random(using: &random) ? number(8) : nil,
            phase: ScrollActivity.allCases.randomElement(using: &random)))
      }
      let trace = MotionTrace(samples: samples)
      let back = try read(trace.csv)
      expectEqual(back.csv, trace.csv, "seed 0xC5F, round \(round)")
      expectEqual(back.samples.map(\.time), trace.samples.map(\.time), "seed 0xC5F, round \(round)")
    }
  }

  @Test(arguments: [
    "time,offset\n0,1\n0.5,2\n",
    "time,offset\r\n0,1\r\n0.5,2",
    "time,offset\r0,1\r0.5,2\r",
    "\u{FEFF}time,offset\n0,1\n0.5,2\n",
    "\n\n Time , OFFSET \n\n 0 , 1 \n\n 5e-1 , +2 \n\n",
    "\"time\",\"offset\"\n\"0\",\"1\"\n\"0.5\",\"2\"\n",
    "offset,frame,time\n1,a,0\n2,b,0.5\n",
    "offset,\"a \"\"note\"\", with\na line\",time\n1,,0\n2,,0.5\n",
    "time;offset\n0;1\n0,5;2,0\n",
    "time\toffset\n0\t1\n0,5\t2\n",
    "time,offset,velocity,target,phase\n0,1,,,\n0.5,2\n",
    "time,offset\n0,1\n0.5,7\n0.5,2\n",
  ])
  func commonCSVDialectsAreRead(text: String) throws {
    let samples = try read(text).samples
    expectEqual(samples, [MotionSample(time: 0, offset: 1), MotionSample(time: 0.5, offset: 2)])
  }

  @Test(arguments: [
    ("", 1, 1, "expected a first line that names the columns, such as time,offset,velocity,target,phase"),
    ("0,1\n0.1,2\n", 1, 1, "time and offset are needed, found “0,1”"),
    ("time,velocity\n0,1\n", 1, 1, "time and offset are needed, found “time,velocity”"),
    ("time,offset,time\n", 1, 13, "the column “time” occurs twice"),
    ("time,offset\n", 2, 1, "there are no rows"),
    ("time,offset\n0,1\n0.1,fast\n", 3, 5, "expected an offset in points, found “fast”; write it as 12.5"),
    ("time,offset\n0,1\n0.1,1,5\n 0.05,2\n", 4, 2, "the time 0.05 is earlier than 0.1 before it; sort the rows"),
    ("time,offset\nnan,1\n", 2, 1, "expected a time in seconds, found “nan”"),
    ("time,offset\n0,inf\n", 2, 3, "expected an offset in points, found “inf”"),
    ("time,offset\n0,1e300\n", 2, 3, "“1e300” is too large for an offset in points; at most 1e9 in either direction"),
    ("time,offset\n0,1e999\n", 2, 3, "expected an offset in points, found “1e999”"),
    ("time,offset\n0,\n", 2, 3, "the row has no offset; fill it in or remove the row"),
    ("time,offset\n0\n", 2, 1, "the row has no offset"),
    ("time,offset,phase\n0,1,draging\n", 2, 5, "unknown phase “draging” (did you mean “dragging”?); leave it empty"),
    ("time,offset\n0,\"1\n0.1,2\n", 2, 3, "the quote that opens here is never closed"),
    ("time,offset\n\"0\"1,2\n", 2, 4, "text follows the closing quote; write a quote inside quotes as \"\""),
    ("note,time,offset\n\"two\nlines\",0,x\n", 3, 10, "expected an offset in points, found “x”"),
  ])
  func unreadableInputIsNamedWithPosition(text: String, line: Int, column: Int, message: String) throws {
    let error = #expect(throws: CSVError.self) { try read(text) }
    #expect(error?.line == line && error?.column == column, "\(String(describing: error))")
    expectEqual(error?.message.contains(message), true, "\(String(describing: error))")
  }

  @Test func binaryAndEndlessTablesAreRefused() {
    #expect(throws: CSVError.self) { try MotionTrace(csv: [0x74, 0xFF, 0xFE]) }
    let endless = [UInt8](repeating: 10, count: MotionTrace.CSVLimits.bytes + 1)
    let error = #expect(throws: CSVError.self) { try MotionTrace(csv: endless) }
    expectEqual(error?.message, "the table is larger than 16 MB; shorten it")
  }

  @Test func randomBytesAreReadOrRefused() {
    var random = SeededGenerator(seed: 0xBAD)
    let alphabet = Array("time,offset\"\n\r;\t 0123.-e".utf8)
    for _ in 0..<3_000 {
      var bytes = Array("time,offset\n".utf8)
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        bytes.append(alphabet.randomElement(using: &random) ?? 0)
      }
      guard let trace = try? MotionTrace(csv: bytes) else { continue }
      #expect(trace.samples.allSatisfy { $0.time.isFinite && $0.offset.isFinite })
    }
  }

  @Test func damagedInputIsReadOrRefused() {
    let whole = Array("time,offset,velocity,target,phase\r\n0,1.5,-2e3,,dragging\r\n\"0.5\",3,4,5,idle\r\n".utf8)
    func answer(_ bytes: [UInt8]) {
      do {
        let trace = try MotionTrace(csv: bytes)
        #expect(trace.samples.allSatisfy { $0.time.isFinite && $0.offset.isFinite })
      } catch {
        #expect(error.line >= 1 && error.column >= 1 && !error.message.isEmpty)
      }
    }
    for (bytes, _) in Damage.all(of: whole) { answer(bytes) }
  }
}
