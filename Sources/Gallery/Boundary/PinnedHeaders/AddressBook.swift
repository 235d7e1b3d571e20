/// A letter with the names that begin with it.
struct Letter: Hashable {
  var letter: String
  var names: [String]
}

extension Letter {
  static let all = [
    Letter(letter: "ㄱ", names: ["강하늘", "고은별", "구본석", "권나래", "김가람", "김도윤", "김솔"]),
    Letter(letter: "ㄴ", names: ["나현우", "남궁민서", "노아라"]),
    Letter(letter: "ㄷ", names: ["도경완", "도하진"]),
    Letter(letter: "ㅂ", names: ["박다온", "박시우", "배수지", "백승호"]),
    Letter(letter: "ㅅ", names: ["서예린", "선우정", "송지안", "신유나", "심규태"]),
    Letter(letter: "ㅇ", names: ["안소민", "양희수", "오태경", "우다빈", "유하람", "윤슬", "이든", "이서준", "임채원"]),
    Letter(letter: "ㅈ", names: ["장보고", "전아인", "정하율", "조은새", "지민"]),
    Letter(letter: "ㅊ", names: ["차은성", "채송화", "최윤서"]),
    Letter(letter: "ㅎ", names: ["하지우", "한결", "허준", "홍단비", "황보라"]),
    Letter(letter: "A", names: ["Amara Nwosu", "Anna Lindqvist"]),
    Letter(letter: "B", names: ["Ben Okafor", "Björn Dahl"]),
    Letter(letter: "E", names: ["Élodie Marchand"]),
    Letter(letter: "J", names: ["Jonas Weber", "Julia Kowalska"]),
    Letter(letter: "M", names: ["Mateo Rivas", "Mia Tanaka", "Mr Lee (plumber) 🔧"]),
    Letter(letter: "S", names: ["Sofia Ricci", "Sun Hee's mum"]),
    Letter(letter: "Z", names: ["Zoë Vermeer"]),
  ]
}
