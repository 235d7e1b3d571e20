import UIKit

/// The sections of a product's page.
enum ProductSection: Int, CaseIterable {
  case photos, summary, colors, sizes, story, reviews, more

  var title: String? {
    switch self {
    case .photos, .summary: nil
    case .colors: "Colour"
    case .sizes: "Size"
    case .story: "About the bowl"
    case .reviews: "리뷰"
    case .more: "함께 보면 좋은 상품"
    }
  }
}

enum ProductItem: Hashable {
  case photo(String)
  case summary
  case color(ProductColor)
  case size(String)
  case story
  case review(ProductReview)
  case more(Product)
}

struct ProductColor: Hashable {
  let name: String
  let color: UIColor
}

struct ProductReview: Hashable {
  let author: String
  let photo: String
  let stars: Int
  let text: String
}

extension ProductItem {
  static let photos = ["pottery", "cafe", "latte-art", "bakery"]
  static let colors = [
    ProductColor(name: "Sand", color: UIColor(red: 0.85, green: 0.76, blue: 0.63, alpha: 1)),
    ProductColor(name: "Clay", color: UIColor(red: 0.72, green: 0.42, blue: 0.29, alpha: 1)),
    ProductColor(name: "Moss", color: UIColor(red: 0.41, green: 0.47, blue: 0.33, alpha: 1)),
    ProductColor(name: "Ink", color: UIColor(red: 0.18, green: 0.21, blue: 0.28, alpha: 1)),
  ]
  static let sizes = ["S · 12 cm", "M · 16 cm", "L · 20 cm", "XL · 26 cm"]
  static let storyText = """
    Thrown by hand in Icheon from stoneware that is dug within sight of the workshop, glazed twice and fired for \
    eighteen hours. No two are alike: the line where the glazes meet runs where it likes.

    오븐과 식기세척기에 사용할 수 있습니다. 처음 사용하기 전에 미지근한 물로 씻어 주세요. 급격한 온도 변화는 피하는 것이 좋습니다.
    """
  static let reviews = [
    ProductReview(
      author: "김서연", photo: "dahlia", stars: 5, text: "사진보다 실물이 훨씬 예뻐요. 국그릇으로 쓰는데 손에 잡히는 느낌이 참 좋습니다."),
    ProductReview(
      author: "Noor", photo: "dawn-ridge", stars: 4,
      text: "Heavier than I thought, in a good way. Arrived in a box that I have kept as well."),
    ProductReview(author: "Tomás", photo: "mirror-lake", stars: 5, text: "Bought two, came back for four."),
  ]
}
