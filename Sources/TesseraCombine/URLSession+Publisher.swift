import Foundation
import FoundationNetworking
import OpenCombine
import TesseraPublishers

extension URLSession {
  /// A publisher of the response to a request. The request starts when the subscriber demands a value.
  public struct DataTaskPublisher: OpenCombine.Publisher {
    /// The type of the published value: the data received and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The type of failures.
    public typealias Failure = URLError

    /// The request to be sent.
    public let request: URLRequest
    /// The session that sends the request.
    public let session: URLSession

    /// Creates a publisher of the response to a request.
    public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

    /// Attaches a subscriber. Each subscriber sends a request of its own; cancelling ends it.
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

  /// Returns a publisher of the contents of a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
  /// Returns a publisher of the response to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
