import Foundation
import FoundationNetworking
import OpenCombine

extension URLSession {
  /// What comes of a request.
  public struct DataTaskPublisher: OpenCombine.Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      let relay = Relay(subscriber)
      let (request, session) = (request, session)
      relay.onFirstDemand = { [weak relay] in
        guard let relay else { return }
        let (send, finish) = (relay.send, relay.finish)
        let task = session.dataTask(with: request) { data, response, error in
          guard let data, let response else { return finish(.failure(error as? URLError ?? URLError(.unknown))) }
          send((data, response))
          finish(.finished)
        }
        relay.onCancel = { task.cancel() }
        task.resume()
      }
      subscriber.receive(subscription: relay)
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

extension JSONDecoder: @retroactive TopLevelDecoder {}
extension PropertyListDecoder: @retroactive TopLevelDecoder {}
extension JSONEncoder: @retroactive TopLevelEncoder {}
extension PropertyListEncoder: @retroactive TopLevelEncoder {}
