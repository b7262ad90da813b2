/**
 * The words of one language, by what they are said for. An entry is matched as whole words, whatever the case and the
 * marks between them; a `*` at its end lets the last word go on.
 */
export interface Lexicon {
  /** What stands in front of a store; where it is known. */
  access?: AccessWords;
  /** What stands in it; the kinds that are known. */
  shop: Partial<ShopWords>;
}

/**
 * What stores write around their goods. Entries are folded; `*` at either end lets the word go on there. Those of
 * addresses have no accents, and a dash between words, which may be parted otherwise.
 */
export interface ShopWords {
  /** What a button says that puts goods in the cart. */
  buy: readonly string[];
  /** The same where they are all of the label. */
  buyAlone: readonly string[];
  /** To log in, or to become a customer who may. */
  login: readonly string[];
  /** Those who have done so, and the act. */
  loggedIn: readonly string[];
  /** What a login is for where it is to see prices; some languages say it behind them. */
  toSee: readonly string[];
  /** Before what a login is for. */
  forWord: readonly string[];
  /** Says between prices and a login that there are none without. */
  behindLogin: readonly string[];
  /** What a login is for where it is to buy. */
  toBuy: readonly string[];
  /** Says by itself that one must log in. */
  loginNeeded: readonly string[];
  /** Beside a login: that it is for news, lower prices, lists or haste, or is not needed. */
  otherLogin: readonly string[];
  /** Price and prices. */
  priceWord: readonly string[];
  /** The same beside a login: declined, or of a kind that only customers are told. */
  gatedPrice: readonly string[];
  /** Your and my, before the name of a page. */
  own: readonly string[];
  /** What the pages besides goods are called in their headings. */
  notGoods: readonly string[];
  /** What a page says that there is not. */
  notFound: readonly string[];
  /** Around the number or the words of a search. */
  results: readonly string[];
  /** Parts of an address under which single goods stand. */
  productPath: readonly string[];
  /** Parts of an address under which lists stand. */
  listPath: readonly string[];
  /** The same where no single goods do. */
  listOnlyPath: readonly string[];
  /** The part of an address that is the cart’s. */
  cartPath: readonly string[];
  /** The same of what tells of the shop, its places and its search. */
  asidePath: readonly string[];
  /** Beginnings of such a part. */
  asideStart: readonly string[];
  /** The last part of the address of another page besides goods. */
  notGoodsPath: readonly string[];
  /** Parts of an address under which articles stand. */
  writtenPath: readonly string[];
  /** Words of an address that changes something: one logs out, compares, keeps a list. */
  changePath: readonly string[];
  /** Such only where they are a whole part. */
  changeAlone: readonly string[];
  /** Behind a cart in an address: what is done with it. */
  changeOf: readonly string[];
  /** Parts of an address under which one logs in; a word for those who do may stand before. */
  signInPath: readonly string[];
  /** The same without such a word, or of one’s account. */
  loginPath: readonly string[];
  /** Such only at the beginning: elsewhere one signs up for something, or it is goods. */
  loginFirst: readonly string[];
  /** What a form calls how many of it. */
  quantity: readonly string[];
  /** What of a product one may choose. */
  choice: readonly string[];
  /** Says that it can be had. */
  inStock: readonly string[];
  fewLeft: readonly string[];
  outOfStock: readonly string[];
  backOrder: readonly string[];
  preOrder: readonly string[];
  discontinued: readonly string[];
  /** Denies what follows. */
  none: readonly string[];
  /** Someone is told, some time. */
  notify: readonly string[];
  /** Begins a condition. */
  when: readonly string[];
  /** Ends one, behind what it is about. */
  whenAfter: readonly string[];
  /** A shop in a street. */
  otherShop: readonly string[];
  /** Goods in general. */
  goods: readonly string[];
  /** Says of all goods or at all times. */
  always: readonly string[];
  /** Of a filter. */
  only: readonly string[];
  /** Begins the label of a filter. */
  show: readonly string[];
  /** Parts of stock phrases that are also said of services, pictures, colours. */
  ofAnything: readonly string[];
  /** Another choice than the page’s. */
  variant: readonly string[];
  /** Another product. */
  replaces: readonly string[];
  /** Before a stock that is to come. */
  later: readonly string[];
  /** Behind it. */
  laterAfter: readonly string[];
  /** Behind it, before a number. */
  within: readonly string[];
  /** Behind a stock and before a place. */
  inPlace: readonly string[];
  /** Behind that: no other place. */
  noPlace: readonly string[];
  /** Before a stock that is no more. */
  formerly: readonly string[];
  /** Behind it, before how long it took. */
  inTime: readonly string[];
  timeUnit: readonly string[];
  /** Labels of stock. */
  stockLabel: readonly string[];
  /** Words around a stock phrase that are of this very product. */
  ofThis: readonly string[];
  /** Right before the price of before. */
  past: readonly string[];
  /** Before the price of today. */
  now: readonly string[];
  /** Right before a price that may be of before. */
  former: readonly string[];
  /** The lowest price of late, which shops must state beside a sale. */
  lowest: readonly string[];
  /** Before what is saved. */
  saving: readonly string[];
  /** Before another product. */
  seeAlso: readonly string[];
  /** Between the ends of a range. */
  until: readonly string[];
  between: readonly string[];
  andWord: readonly string[];
  butWord: readonly string[];
  /** Before a limit. */
  bound: readonly string[];
  /** For members only. */
  member: readonly string[];
  /** Paid in part with an old one. */
  tradeIn: readonly string[];
  /** Before a part of the price. */
  instalment: readonly string[];
  perMonth: readonly string[];
  /** Before what is added. */
  fee: readonly string[];
  per: readonly string[];
  unit: readonly string[];
  /** Label of a price by weight or measure. */
  unitPrice: readonly string[];
  /** Around the price of delivery. */
  delivery: readonly string[];
  /** Around a price of what is no goods. */
  otherPrice: readonly string[];
  /** Before delivery that costs nothing more. */
  free: readonly string[];
  /** Before or behind delivery: that it costs nothing. */
  atNoCost: readonly string[];
  /** Before a tax that is left out. */
  withoutTax: readonly string[];
  /** Says by itself that the tax is in the price. */
  withTax: readonly string[];
  /** The same right behind a price, and before or behind a tax; elsewhere of anything. */
  included: readonly string[];
  /** Denies that it is, before or behind that. */
  notIncluded: readonly string[];
  /** Before a tax that is in the price. */
  withWord: readonly string[];
  /** Behind a tax that is left out. */
  onTop: readonly string[];
  /** Between a tax and what is said of it. */
  isWord: readonly string[];
  /** The tax on sales. */
  tax: readonly string[];
  /** The same where it is said of a price; elsewhere of other taxes and fees, or of something else. */
  otherTax: readonly string[];
  /** Says by itself that the tax is left out. */
  net: readonly string[];
  /** The same of a price; elsewhere of weights, or of anything. */
  bareNet: readonly string[];
  /** Labels of the brand. */
  brand: readonly string[];
  /** Such only on a line of their own. */
  brandAlone: readonly string[];
  /** In place of a brand that is not known. */
  noName: readonly string[];
  /** Links from a brand to its goods. */
  showAll: readonly string[];
  /** Labels of the shop’s own number. */
  shopNumber: readonly string[];
  /** Labels of a number that may be the maker’s. */
  makerNumber: readonly string[];
  /** Labels of a code only on a line of their own. */
  codeAlone: readonly string[];
  /** Labels of a GTIN. */
  gtin: readonly string[];
  /** Before a label: the maker’s number. */
  maker: readonly string[];
  /** Before a label: of no goods at all. */
  otherNumber: readonly string[];
  /** The right to withdraw from a purchase, and its form. */
  withdrawal: readonly string[];
  /** Says that consent may be withdrawn, which is no purchase. */
  consentWithdrawal: readonly string[];
  /** To send goods back, by right or by leave. */
  returns: readonly string[];
  /** In the label of the function by which one withdraws. */
  withdraw: readonly string[];
  /** The same where they are all of the label. */
  withdrawAlone: readonly string[];
  /** In the label of what is easily taken for it: returns, cancellation, an end to a subscription. */
  notWithdraw: readonly string[];
  /** Denies the right to withdraw. */
  noWithdrawal: readonly string[];
  /** The days that it lasts. */
  fourteen: readonly string[];
  /** Sold to businesses alone. */
  tradeOnly: readonly string[];
  /** Customers who are businesses. */
  businesses: readonly string[];
  /** Before the countries that are delivered to. */
  shipsTo: readonly string[];
  /** The lowest price, without its period. */
  lowestPrice: readonly string[];
  day: readonly string[];
  /** The statement on how accessible the store is. */
  accessibility: readonly string[];
  /** The seller's liability by law. */
  legalGuarantee: readonly string[];
  /** What the producer promises beyond it. */
  producerGuarantee: readonly string[];
  year: readonly string[];
  /** The Union's platform for complaints. */
  odrPlatform: readonly string[];
  /** Says that it is no more. */
  closedDown: readonly string[];
  /** What the name of a page may go on with. */
  nameRest: readonly string[];
  /** What a link says one does with the cart, before its name. */
  viewWord: readonly string[];
  /** What links call the cart. */
  cartPage: readonly string[];
  /** The same of the checkout, as all of the link’s text. */
  checkoutPage: readonly string[];
  /** The terms of a sale; those of returns, a club, gift cards and so on are others. */
  termsPage: readonly string[];
  returnsPage: readonly string[];
  privacyPage: readonly string[];
  contactPage: readonly string[];
  /** Written for the sign of an address of mail. */
  atSign: readonly string[];
  /** Names in examples of such addresses. */
  sampleName: readonly string[];
  /** Articles. */
  article: readonly string[];
  /** What names of streets end in. */
  street: readonly string[];
  postBox: readonly string[];
  /** Behind the number of a floor. */
  floor: readonly string[];
  /** Before the number or letter of a part of a house. */
  partOfHouse: readonly string[];
  /** What the label of an address ends in. */
  addressLabel: readonly string[];
  /** Names the postcode and the town in a table. */
  townLabel: readonly string[];
  /** Names of months, whole and short. */
  month: readonly string[];
  /** What a number counts, or stands before, that is no postcode. */
  counted: readonly string[];
}

/** What pages say that stand in front of a store. Few words, as they count only in sentences that hold two kinds. */
export interface AccessWords {
  /** Verbs of testing. */
  check: readonly string[];
  /** What a visitor is tested for. */
  person: readonly string[];
  /** What of a visitor is tested. */
  browser: readonly string[];
  turnedAway: readonly string[];
  /** Why visitors are turned away for what they are. */
  cause: readonly string[];
  /** What by itself says that a visitor was taken for a robot. */
  finding: readonly string[];
  /** What a test is called in a headline. */
  checkName: readonly string[];
  /** Says nothing but that one must wait. */
  wait: readonly string[];
  /** What a form of the store's own is for. */
  otherPurpose: readonly string[];
  inLine: readonly string[];
  comingSoon: readonly string[];
  maintenance: readonly string[];
  /** Titles of the page that a server or registrar shows where nobody has set up a site. */
  noSite?: readonly string[];
  /** Says, anywhere on a page without more, that its domain has no site. */
  parked?: readonly string[];
}
