/** The words of one language, by what stores use them for. */
export interface Lexicon {
  /** On pages shown instead of a store; absent if not known. */
  access?: AccessWords;
  /** In the store itself; a kind may be absent. */
  shop: Partial<ShopWords>;
}

/**
 * Words of stores, in lower case; a `*` at either end of an entry matches the rest of the word. Path entries are
 * written without accents, with `-` between words.
 */
export interface ShopWords {
  /** On a buy button, at the start of its label: `add to cart`. */
  buy: readonly string[];
  /** On a buy button, as its whole label only; elsewhere they say something else: Norwegian `bestill`. */
  buyWholeLabel: readonly string[];
  /** To log in, or to become a customer who can: `log in`, `open a trade account`. */
  login: readonly string[];
  /** Customers who are logged in, and the noun for logging in: `registered customers`, `login`. */
  loggedIn: readonly string[];
  /** The purpose of a login, before or after it: `log in to see prices`. */
  toSeePrices: readonly string[];
  /** The preposition in `log in for prices`. */
  forWord: readonly string[];
  /** Between prices and a login, says that prices require it: `prices visible after login`. */
  onlyAfterLogin: readonly string[];
  /** The purpose of a login that is needed to buy: `log in to order`. */
  toBuyByLogin: readonly string[];
  /** Says by itself that prices or orders require a login: `trade login`. */
  loginRequired: readonly string[];
  /** Beside a login, says that it is optional or for something else: `newsletter`, `wishlist`, `without`. */
  loginForOther: readonly string[];
  /** The words for price and prices. */
  priceWord: readonly string[];
  /** Forms of these that count only beside a login: inflected forms, and compounds such as `grossistpris`. */
  priceByLogin: readonly string[];
  /** The words for your and my, before the name of a page: `your cart`. */
  possessive: readonly string[];
  /** Headings of pages that show no product: `shopping cart`, `checkout`. */
  otherPageName: readonly string[];
  /** Says that a page or product does not exist. */
  notFound: readonly string[];
  /** Beside the number of results of a search, or before the words searched for. */
  searchResults: readonly string[];
  /** Path segments with products below them: `/product/…`. */
  productPath: readonly string[];
  /** Path segments of product lists, or with lists below them. */
  categoryPath: readonly string[];
  /** The same where products are never below them: `/product-category/…`. */
  categoryOnlyPath: readonly string[];
  /** The path segment of the cart. */
  cartPath: readonly string[];
  /** Path segments of pages about the shop, and of its search: `about-us`. */
  infoPath: readonly string[];
  /** What the path segment of such a page may start with. */
  infoPathStart: readonly string[];
  /** Last path segments of other pages without products: `checkout`, `wish-list`. */
  servicePath: readonly string[];
  /** Path segments with articles below them: `blog`. */
  articlePath: readonly string[];
  /** Words of an address that changes something when it is requested: `log-out`, `add-to-cart`. */
  actionPath: readonly string[];
  /** The same, but only as a whole path segment. */
  actionWholePath: readonly string[];
  /** Actions on the cart, below its path: `/cart/add`. */
  cartAction: readonly string[];
  /** Path segments of a login; a word for who logs in may come first: `/customer-login`. */
  signInPath: readonly string[];
  /** Path segments of a login or account without such a word. */
  accountPath: readonly string[];
  /** The same, but only as the first path segment: elsewhere they mean something else. */
  accountFirstPath: readonly string[];
  /** The label of the field for the quantity to buy. */
  quantity: readonly string[];
  /** What the variants of a product differ in: `size`, `colour`. */
  variantOption: readonly string[];
  /** States that the product is available. */
  inStock: readonly string[];
  fewLeft: readonly string[];
  outOfStock: readonly string[];
  backOrder: readonly string[];
  preOrder: readonly string[];
  discontinued: readonly string[];
  /** Negates what follows: `not in stock`. */
  negation: readonly string[];
  /** Promises a message when the product is back: `notify me`. */
  notify: readonly string[];
  /** Before a stock phrase, makes it a condition: `when back in stock`. */
  conditionBefore: readonly string[];
  /** The same after the phrase, in languages that put it there. */
  conditionAfter: readonly string[];
  /** Says that a stock phrase is about a physical shop: `pick up`, `near you`. */
  physicalShop: readonly string[];
  /** Beside a stock phrase, makes it one about products in general: `all items in stock`. */
  anyGoods: readonly string[];
  /** Adverbs and quantities before a stock phrase that do the same: `always in stock`, `thousands of …`. */
  generally: readonly string[];
  /** Around a stock phrase, makes it the label of a filter: `only in stock`. */
  filterOnly: readonly string[];
  /** At the start of a filter's label: `show`, `hide`. */
  filterShow: readonly string[];
  /** Stock phrases, or parts of them, that are also said of services, pictures and colours: `available`. */
  ambiguousStock: readonly string[];
  /** Before a stock phrase, makes it one about another choice: `this size is sold out`. */
  otherVariant: readonly string[];
  /** Before a stock phrase, names another product: `replaces …`. */
  replacesOther: readonly string[];
  /** Before a stock phrase, puts it in the future: `expected in stock`. */
  laterBefore: readonly string[];
  /** The same after the phrase: `in stock again soon`. */
  laterAfter: readonly string[];
  /** The same after the phrase and before a number: `in stock within 5 days`. */
  laterWithin: readonly string[];
  /** After a stock phrase, before a place: `in stock in Oslo`. */
  inPlace: readonly string[];
  /** After those words, where no place follows: `in stock in our warehouse`. */
  notAPlace: readonly string[];
  /** Before a stock phrase, puts it in the past: `was sold out`. */
  formerStock: readonly string[];
  /** After a stock phrase, before the time it took: `sold out in two days`. */
  soldOutWithin: readonly string[];
  /** The words for minutes, hours, days and weeks. */
  timeUnit: readonly string[];
  /** Labels of a stock phrase: `stock status:`. */
  stockLabel: readonly string[];
  /** Words around an ambiguous stock phrase that keep it about this product: `this item is currently …`. */
  stockFillers: readonly string[];
  /** Right before a former price, and never before a current one: `was`. */
  formerPrice: readonly string[];
  /** Before the current price: `now`. */
  currentPrice: readonly string[];
  /** Right before a price that is a former one only if the page shows a lower one: `list price`, `regular`. */
  listPrice: readonly string[];
  /** Before the lowest price of the last 30 days, which the law requires beside a sale. */
  recentLowestPrice: readonly string[];
  /** Before the amount saved: `you save`. */
  saving: readonly string[];
  /** Before a mention of another product: `see also`. */
  otherProduct: readonly string[];
  /** Between the ends of a price range: `100 to 200`. */
  rangeTo: readonly string[];
  /** Before a price range: `between 100 and 200`. */
  rangeBetween: readonly string[];
  andWord: readonly string[];
  butWord: readonly string[];
  /** Before a price that is a limit: `under 500`. */
  priceLimit: readonly string[];
  /** Around a price for members only: `club price`. */
  memberPrice: readonly string[];
  /** After a price for those only who also trade in a used product, or sign a contract. */
  onCondition: readonly string[];
  /** Before one of several payments. */
  instalment: readonly string[];
  /** The word for month, after a monthly payment or a number of them. */
  perMonth: readonly string[];
  /** Beside an amount added to the price: `deposit`. */
  addedFee: readonly string[];
  /** Before a unit: `per`. */
  perWord: readonly string[];
  /** Units of weight and measure without their symbols: `ounce`. */
  unitWord: readonly string[];
  /** After a number of pieces, where the name of a month may stand too: `12 pcs`. */
  piece: readonly string[];
  /** The label of a price per unit. */
  unitPrice: readonly string[];
  /** Around the price of delivery. */
  delivery: readonly string[];
  /** Around amounts that are not a product's price: `gift card`, `minimum`. */
  otherCharge: readonly string[];
  /** Between a product's price and the word for delivery: `free`, `plus`, `incl`. */
  besideDelivery: readonly string[];
  /** Begins a sentence that goes on from the one before: `free delivery over 500. Otherwise 49`. */
  otherwise: readonly string[];
  /** Beside the word for delivery, says that it is free. */
  freeOfCharge: readonly string[];
  /** Before the tax, says that it is not included: `excl`. */
  withoutTax: readonly string[];
  /** Says by itself that tax is included. */
  withTax: readonly string[];
  /** The same right after a price or beside the tax; elsewhere it may be about anything: `incl`. */
  taxIncluded: readonly string[];
  /** Negates `taxIncluded`: `not included`. */
  taxNotIncluded: readonly string[];
  /** Before a tax that is included: `with`. */
  withTaxWord: readonly string[];
  /** After a tax that is not included: `is added`. */
  taxOnTop: readonly string[];
  /** Between the tax and what is said about it: `is`. */
  isWord: readonly string[];
  /** The value-added or sales tax. */
  tax: readonly string[];
  /** The same beside a price; elsewhere it may be another tax. */
  ambiguousTax: readonly string[];
  /** Says by itself that tax is not included. */
  netPrice: readonly string[];
  /** The same beside a price; elsewhere it may be about weight. */
  ambiguousNet: readonly string[];
  /** Labels of the brand. */
  brand: readonly string[];
  /** The same, but only when alone on their line: `by`. */
  brandOwnLine: readonly string[];
  /** Placeholders for an unknown brand. */
  noBrand: readonly string[];
  /** In a link from a brand to its products. */
  showAll: readonly string[];
  /** Labels of the shop's own product number. */
  shopNumber: readonly string[];
  /** Labels of a number that may be the manufacturer's. */
  makerNumber: readonly string[];
  /** Labels of a code only when alone on their line: `ref`. */
  codeOwnLine: readonly string[];
  /** Labels of a GTIN. */
  gtin: readonly string[];
  /** Before a label, says that the number is the manufacturer's. */
  makerWord: readonly string[];
  /** Before a label, says that the number is not a product code: `phone`. */
  otherNumber: readonly string[];
  /** The right to withdraw from a purchase, and its form. */
  withdrawal: readonly string[];
  /** Says that a consent, not a purchase, may be withdrawn. */
  consentWithdrawal: readonly string[];
  /** Returning products, by right or with the shop’s permission. */
  returns: readonly string[];
  /** In the label of the withdrawal function. */
  withdrawButton: readonly string[];
  /** The same, but only as the whole label. */
  withdrawWholeLabel: readonly string[];
  /** Labels easily mistaken for it: returns, cancellation of an order or a subscription. */
  likeWithdraw: readonly string[];
  /** Denies the right to withdraw. */
  noWithdrawalRight: readonly string[];
  /** The word for fourteen, the number of days of that right. */
  fourteen: readonly string[];
  /** Says that the shop sells to businesses only. */
  tradeOnly: readonly string[];
  /** Business customers. */
  businesses: readonly string[];
  /** Before the countries that are delivered to. */
  shipsTo: readonly string[];
  /** The lowest price, without its period. */
  lowestPrice: readonly string[];
  day: readonly string[];
  /** Names of the accessibility statement. */
  accessibility: readonly string[];
  /** The same in a link in the footer, as its whole label: in some languages also “availability”. */
  accessibilityWholeLabel: readonly string[];
  /** The seller's liability by law. */
  legalGuarantee: readonly string[];
  /** The producer's own guarantee. */
  producerGuarantee: readonly string[];
  year: readonly string[];
  /** The European Union's former platform for disputes. */
  odrPlatform: readonly string[];
  /** Says that it no longer exists. */
  closedDown: readonly string[];
  /** How the name of a page may continue: `privacy policy`. */
  pageNameRest: readonly string[];
  /** Before the name of the cart in a link: `view cart`. */
  viewWord: readonly string[];
  /** What links call the cart. */
  cartPage: readonly string[];
  /** What links call the checkout, as the whole text of the link. */
  checkoutPage: readonly string[];
  /** What links call the terms of sale; not the terms of returns, a club or gift cards. */
  termsPage: readonly string[];
  returnsPage: readonly string[];
  privacyPage: readonly string[];
  contactPage: readonly string[];
  /** What links call the page that says who runs the store: `about us`, German `impressum`. */
  companyPage: readonly string[];
  /** Written instead of the @ of an e-mail address. */
  atSign: readonly string[];
  /** Names in example e-mail addresses. */
  exampleName: readonly string[];
  /** Articles. */
  article: readonly string[];
  /** Endings of street names. */
  street: readonly string[];
  postBox: readonly string[];
  /** After the number of a floor. */
  floor: readonly string[];
  /** Before the number or letter of a part of a house. */
  partOfHouse: readonly string[];
  /** Endings of the label of a postal address. */
  addressLabel: readonly string[];
  /** The label of postcode and town. */
  townLabel: readonly string[];
  /** Names of months, in full and short. */
  month: readonly string[];
  /** After four digits that are not a postcode: `products`, `open`. */
  countedThings: readonly string[];
}

/**
 * Words of pages shown instead of a store. Entries match whole words in any case and with any punctuation between them;
 * a `*` at the end of an entry matches any ending. Few are needed, as only sentences with words of two kinds count.
 */
export interface AccessWords {
  /** Verbs of testing: `verify`. */
  check: readonly string[];
  /** What the test is to prove that the visitor is: `human`. */
  person: readonly string[];
  /** What is tested: `your browser`. */
  browser: readonly string[];
  /** Says that the visitor is refused: `blocked`. */
  refused: readonly string[];
  /** The reason for a refusal: `suspicious`, `your ip`. */
  refusalCause: readonly string[];
  /** Says by itself that the visitor is taken for a robot: `unusual traffic`. */
  takenForRobot: readonly string[];
  /** What a headline calls the test: `security check`. */
  checkName: readonly string[];
  /** Asks the visitor to wait, without saying why. */
  wait: readonly string[];
  /** Says that a form is for something else: `subscribe`. */
  otherPurpose: readonly string[];
  /** Says that the visitor is in a queue. */
  inQueue: readonly string[];
  comingSoon: readonly string[];
  maintenance: readonly string[];
  /** Says that the shop has closed for good, or is bankrupt. */
  ceased?: readonly string[];
  /** Says that the visitor's country is not let in. */
  notInCountry?: readonly string[];
  /** Titles of the page that a server or registrar shows where no site was set up. */
  noSite?: readonly string[];
  /** All that the title of a parked domain, or of a server's files, says; within a sentence it means little. */
  parkedTitle?: readonly string[];
  /** Says that the domain has no site; the first word means the domain. */
  parked?: readonly string[];
  /** Stands before `parked` if the domain is that of the page: `this`. */
  thisDomain?: readonly string[];
}
