import Scenes

extension Scene {
  /// The scene with its texts in Korean; scenes of other packages stay as they are.
  public var inKorean: Scene {
    guard let text = KoreanTitles.scenes[name] else { return self }
    let group = Group(KoreanTitles.groups[group.title] ?? group.title)
    return Scene(name, text.title, text.summary, in: group, makeViewController: makeViewController)
  }
}

/// The texts of the list of scenes in Korean.
private enum KoreanTitles {
  static let groups = [
    "Basics": "기본", "Sections": "섹션", "Headers, badges, backgrounds": "헤더, 배지, 배경", "Lists": "목록",
    "Controls": "컨트롤", "Orthogonal scrolling": "가로 스크롤 섹션", "Recipes": "레시피", "Free forms": "자유로운 레이아웃",
    "Apps": "앱",
  ]

  static let scenes: [String: (title: String, summary: String)] = [
    "list": ("목록", "높이가 같은 행"),
    "grid": ("그리드", "한 줄에 정사각형 다섯 개"),
    "inset-grid": ("여백 그리드", "항목마다 둘레에 여백을 둔 그리드"),
    "two-column": ("두 열", "개수를 정한 그룹과 간격"),
    "distinct-sections": ("서로 다른 섹션", "한 화면에 목록, 세 열, 다섯 열"),
    "adaptive-sections": ("적응형 섹션", "자리가 넓으면 더 많은 열"),
    "nested-groups": ("중첩 그룹", "그룹 속의 그룹 속의 그룹"),
    "badges": ("배지", "아이콘 모서리의 보조 항목"),
    "headers-footers": ("헤더와 푸터", "글자만큼 높아지는 헤더와 푸터"),
    "pinned-headers": ("고정 헤더", "머리글자가 계속 보이는 주소록"),
    "section-backgrounds": ("섹션 배경", "행 묶음 뒤의 장식 뷰"),
    "simple-list": ("간단한 목록", "목록에 필요한 최소한의 코드"),
    "wifi": ("Wi-Fi", "스위치, 그리고 나타났다 사라지는 네트워크"),
    "expenses": ("지출", "직접 만든 콘텐츠 구성을 쓰는 행"),
    "emoji-list": ("이모지 목록", "행으로 된 헤더, 쓸어 넘기면 별표"),
    "outline": ("아웃라인", "누르면 열리고 닫히는 폴더 속 폴더"),
    "settings": ("설정", "기호, 값, 화살표가 있는 행 묶음"),
    "list-appearances": ("목록 모양", "다섯 가지 모양과 행의 모든 구성 요소"),
    "mailbox": ("편지함", "양쪽 쓸어 넘기기 동작과 길게 눌러 여는 메뉴"),
    "packing-list": ("준비물", "옮기고 고르고 지우는 행"),
    "wifi-table": ("Wi-Fi 테이블", "같은 네트워크를 테이블로"),
    "reading-list": ("읽기 목록", "행을 지우고 옮기는 테이블"),
    "greetings": ("인사말", "세계의 문자, 양방향으로 읽는 줄"),
    "controls": ("컨트롤", "버튼, 스위치, 슬라이더, 직접 그린 레이어"),
    "sign-up": ("회원 가입", "차례로 입력하는 텍스트 필드와 기다리는 버튼"),
    "skeleton": ("스켈레톤", "고리가 찰 때까지 반짝이는 블록과 뛰는 하트"),
    "banner": ("배너", "가운데 맞춤 페이징과 푸터의 페이지 컨트롤"),
    "auto-banner": ("자동 배너", "타이머가 넘기고 손가락이 멈추는 페이지"),
    "orthogonal-sections": ("가로 스크롤 섹션", "옆으로 스크롤하는 중첩 그룹"),
    "orthogonal-behaviors": ("가로 스크롤 동작", "여섯 가지 동작을 위아래로"),
    "carousel": ("캐러셀", "가운데로 올수록 커지는 카드"),
    "scale": ("확대", "렌즈 아래에서 커지는 사진 줄과 캐러셀 카드"),
    "parallax": ("시차", "카드 안에서 스크롤과 반대로 움직이는 사진"),
    "cover-flow": ("커버 플로", "원근감 있게 돌아가는 표지"),
    "fade": ("페이드", "제자리에서 서로 바뀌어 나타나는 페이지"),
    "stack": ("쌓기", "위쪽에 쌓이는 티켓"),
    "sticky-first": ("첫 항목 고정", "곡이 아래로 지나가는 동안 남아 있는 표지"),
    "side-menu": ("사이드 메뉴", "메뉴와 페이지, 그 사이에서는 멈추지 않음"),
    "infinite-carousel": ("무한 캐러셀", "처음도 끝도 없는 카드"),
    "waterfall": ("폭포수", "사진마다 제 비율인 사용자 정의 그룹"),
    "tag-cloud": ("태그 구름", "글자만큼 넓은 낱말, 눌러서 선택"),
    "calendar": ("달력", "델리게이트가 한 줄에 이레를 맞추는 플로 레이아웃"),
    "insertion-sort": ("삽입 정렬", "한 단계씩 스스로 정렬하는 색 줄"),
    "mosaic": ("모자이크", "크고 작은 사진의 페이지"),
    "today": ("투데이", "제약과 스택 뷰로 만든 큰 카드"),
    "photo-library": ("사진 보관함", "순간, 고정 헤더, 선택하는 사진"),
    "chats": ("채팅", "한 줄의 친구와 쓸어 넘기는 대화"),
    "note": ("메모", "글을 쓰는 화면과 끝부분의 유리"),
    "preferences": ("환경설정", "스위치, 슬라이더, 선택이 있는 셀"),
    "music": ("음악", "앨범과 노래의 선반, 유리 재생기"),
    "store-home": ("스토어 홈", "페이지 컨트롤이 있는 배너, 분류, 선반, 그리드"),
    "planner": ("플래너", "한 달, 그리고 누른 날의 일정"),
    "board": ("보드", "따로 스크롤하는 열의 할 일"),
    "onboarding": ("온보딩", "페이지와 점, 계속하는 버튼"),
    "tabs": ("탭", "배지가 있는 탭 막대와 네 화면"),
    "product": ("상품", "사진, 옵션, 펼쳐지는 글, 구매 막대"),
    "conference-videos": ("콘퍼런스 영상", "트랙별 발표를 그룹씩 넘기기"),
    "news-feed": ("뉴스 피드", "글만큼 높아지는 기사"),
    "app-store": ("앱 상점", "진열장, 세 줄 묶음, 분류, 링크"),
    "albums": ("앨범", "두 줄 묶음, 한 줄의 얼굴, 목록"),
    "emoji-explorer": ("이모지 탐색기", "한 줄, 펼쳐지는 아웃라인, 목록 두 개"),
    "mixed-page": ("복합 페이지", "스토리, 배너, 세 줄 묶음, 목록, 그리드"),
    "mountains": ("산", "찾은 것을 보여 주는 그리드와 검색 막대"),
    "mountain-list": ("산 목록", "큰 제목 아래의 검색과 찾을 곳 선택"),
    "stores": ("매장", "지도를 움직이는 매장 줄"),
    "instagram-grid": ("인스타그램 그리드", "프로필 아래 정사각형 세 열"),
    "instagram-mosaic": ("인스타그램 모자이크", "정사각형과 긴 사진을 번갈아 뒤집어서"),
  ]
}
