/// A page of an app's introduction.
struct OnboardingPage: Hashable {
  let photo: String
  let title: String
  let text: String

  static let all = [
    OnboardingPage(
      photo: "dawn-ridge", title: "Find your trail",
      text: "Four thousand walks, from a lunch break to a week, each described by somebody who has been there."),
    OnboardingPage(
      photo: "mirror-lake", title: "지도는 오프라인으로", text: "신호가 없는 산속에서도 길을 잃지 않도록, 지도를 미리 내려받아 두세요."),
    OnboardingPage(
      photo: "waterfall", title: "Keep what you saw",
      text: "Photographs find their place on the map by themselves. Nobody sees them but you."),
    OnboardingPage(photo: "aurora", title: "준비됐나요?", text: "첫 번째 산책을 고르는 일만 남았습니다."),
  ]
}
