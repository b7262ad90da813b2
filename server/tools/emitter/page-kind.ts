import { readMetadata } from '../../page/metadata.ts';
import { comparable } from '../../page/normalise.ts';
import type { PageElement } from '../../page/nodes.ts';
import { unescaped } from '../../page/unescaped.ts';
import { hasLabelledCode } from './label.ts';
import { isOfType } from '../../product/item.ts';
import type { ProductFacts } from '../../product/facts.ts';
import type { Subject } from './field.ts';
import { shownStockPhrases } from './verify/availability.ts';

/** Whether a page is about one product. */
export interface PageKind {
  isProduct: boolean;
  /** Too little text to judge, and no markup that would speak for it: most likely rendered by script. */
  lowText: boolean;
  score: number;
}

const ACCEPT_AT = 3;
const LITTLE_TEXT = 200;
const CART = new RegExp([
  String.raw`\b(?:legg i (?:handlekurv|handlevogn|kurv)|kjøp nå|lägg i (?:varukorg|kundvagn)|køb nu`,
  String.raw`|læg i kurv|add to (?:cart|basket|bag|trolley)|buy (?:it )?now|place bid|in den (?:warenkorb`,
  String.raw`|einkaufswagen)|jetzt kaufen|ajouter au panier|acheter|aggiungi al carrello`,
  String.raw`|compra(?:lo)? (?:subito|ora)|köp nu|tilføj til kurv|sepete ekle|kosárba|añadir al carrito`,
  String.raw`|agregar (?:al carr(?:it)?o|a la bolsa)`,
  String.raw`|comprar(?: ahora| agora)?|adicionar (?:ao carrinho|à sacola)|in winkelwagen|in winkelmand`,
  String.raw`|lisää ostoskoriin|dodaj do koszyka|do košíku|dodaj v košarico|adaugă în co[șş]`,
  String.raw`|lisa (?:ostu)?korvi|ielikt grozā|pievienot grozam|add to wish ?list)\b|加入購物車|立即購買|我要購買|カートに入れる`,
  String.raw`|أضف إلى|setja í körfu|в корзину|купить`,
].join(''), 'iu');
const ARTICLE = [
  'Article', 'NewsArticle', 'BlogPosting', 'ReportageNewsArticle', 'LiveBlogPosting', 'TechArticle', 'VideoObject',
  'Recipe', 'MusicRecording', 'PodcastEpisode', 'QAPage', 'JobPosting', 'Event',
];

const PRODUCT_PATH = /\/(?:products?|produkte?r?|produit|producto|prodotto|item|itm|dp|p|pd|vare|artikel|tuote)\/[^/]/i;
// What a shop has besides goods; where the page says of no product that it is about it.
const OTHER_PATH = new RegExp([
  String.raw`\/(?:search|s[oø]k|søg|suche|recherche|cart|basket|handlekurv|handlevogn|kurv|varukorg|kundvagn|warenkorb`,
  String.raw`|panier|carrito|checkout|kassen?|wish-?list|[oø]nskeliste|favoritt?er|compare|sammenlign|login)`,
  String.raw`(?:\/|\.\w+)?$`,
].join(''), 'iu');
const OTHER_HEADING = new RegExp([
  String.raw`^(?:(?:din|min|your|my|votre|ihr) )?(?:handlekurv|handlevogn|indkøbskurv|varukorg|kundvagn|warenkorb`,
  String.raw`|(?:shopping )?(?:cart|basket)|panier|ønskeliste|önskelista|wish ?list|kasse`,
  String.raw`|checkout|ordrebekreftelse|pricing|priser|prices|preise)`,
  String.raw`(?:en)?(?: \(?\d+\)?)?$|^(?:sammenlign|compare) (?:produkter|products)`,
  String.raw`|^\d+ (?:treff|results|resultater|träffar)`,
  String.raw`|^(?:søk|sök|search)\p{L}* (?:etter|for|efter|på|results)|page not found|seite nicht gefunden`,
  String.raw`|^(?:error )?404(?: |$)|sid(?:en|an) (?:finnes ikke|ble ikke funnet|finns inte|hittades inte|findes ikke)`,
].join(''), 'u');
const WRITTEN = /\/(?:blogg?s?|artikkel|articles|news|nyheter|magasin|magazine|guides?|inspira[st]\p{L}+)\/[^/]/iu;
const LISTS = ['ItemList', 'CollectionPage', 'SearchResultsPage', 'OfferCatalog'];
const BUY_CONTROL = new RegExp([
  String.raw`add[-_]?(?:item[-_]?)?to[-_]?(?:cart|basket|bag|trolley)|(?:^|[^a-z])buy[-_]?(?:now|box|button`,
  String.raw`|btn)|(?:btn|button)[-_]?buy(?![a-z])|(?:cart|basket)[-_]?add(?![a-z])|button-cart|wc_add`,
  String.raw`|product[-_]form`,
].join(''), 'i');
const BUY_INPUT = /^(?:quantity|qty|antall|antal|menge|product[-_]?id|variant[-_]?id|id_product)$/i;
const MANY = 5;
const SHORT_LINE = 40;

/** Weighs what speaks for and against the page's being about one product. */
export function judgePageKind(subject: Subject): PageKind {
  const { page, facts } = subject;
  const signals = [
    hasPricedMain(facts) ? 4 : 0,
    facts.main === null ? 0 : facts.main.product.source === 'microdata' ? 3 : 2,
    facts.meta.isProduct ? 2 : 0,
    facts.meta.price ? 3 : 0,
    priceSignal(subject),
    cartSignal(subject),
    facts.main === null && shownStockPhrases(subject).length > 0 ? 1 : 0,
    facts.main === null && hasLabelledCode(page) ? 1 : 0,
    PRODUCT_PATH.test(page.url.pathname) ? 1 : 0,
    oneHeading(subject) ? 0.5 : 0,
    isArticle(facts) ? -3 : 0,
    isList(facts) ? -1.5 : 0,
    isNoProduct(subject) ? -4 : 0,
    facts.main === null && (page.url.pathname === '/' || WRITTEN.test(page.url.pathname)) ? -1.5 : 0,
    facts.main === null && !facts.meta.isProduct && !facts.meta.price && subject.price.shown.best === null ? -1 : 0,
    facts.main === null && /^product\.group$/i.test(facts.meta.type ?? '') ? -2 : 0,
    isCatalogue(subject) ? -6 : 0,
  ];
  const score = signals.reduce((sum, signal) => sum + signal, 0);
  const visible = page.text.text.replaceAll(/\s+/g, '').length;
  const marked = facts.meta.price !== undefined || facts.products.length > 0;
  return { isProduct: score >= ACCEPT_AT, lowText: visible < LITTLE_TEXT && !marked, score };
}

// A price that stands alone is a price tag; one in a sentence is news.
function priceSignal({ page, price: { shown: { best } } }: Subject): number {
  if (best === null) return 0;
  if (best.weight >= 2) return 1.5;
  const line = page.text.lines.find(({ start, end }) => start <= best.start && end >= best.end);
  return line && line.end - line.start <= SHORT_LINE ? 1 : 0;
}

// One way to buy speaks for one product, a dozen of them for a list.
function cartSignal({ page }: Subject): number {
  const buttons = page.text.lines.filter(
    ({ start, end }) => end - start < 80 && CART.test(page.text.text.slice(start, end))
  );
  if (buttons.length > MANY) return 0;
  return buttons.length > 0 || page.index.controls.some(isBuyControl) ? 1.5 : 0;
}

function isBuyControl(element: PageElement): boolean {
  return element.attrs.some(({ name, value }) => (
    ((name === 'id' || name === 'class' || name === 'action') && BUY_CONTROL.test(value))
    || (name === 'name' && BUY_INPUT.test(value))
  ));
}

function oneHeading({ page }: Subject): boolean {
  return readMetadata(page).headings.filter(({ level, text }) => level === 1 && text !== '').length === 1;
}

function isNoProduct({ page, facts }: Subject): boolean {
  if (facts.main !== null) return false;
  return OTHER_PATH.test(unescaped(page.url.pathname)) || readMetadata(page).headings.some(
    ({ level, text }) => level === 1 && OTHER_HEADING.test(comparable(text))
  );
}

const CARDS = 3;

// Marked up as one product, for the sake of its stars: a range of prices, of no code, over the cards of many.
function isCatalogue({ facts: { main }, price: { shown } }: Subject): boolean {
  if (main === null || shown.best !== null) return false;
  const products = [main.product, ...main.twins];
  const isRange = products.some(({ offers }) => offers.length > 0) && products.every(
    ({ offers, sku, mpn, gtins, variants }) => sku === undefined && mpn === undefined && gtins.length === 0
      && variants.length === 0 && offers.every(({ aggregate }) => aggregate)
  );
  return isRange && shown.all.filter(({ doubts }) => doubts.has('repeated') || doubts.has('elsewhere')).length >= CARDS;
}

function isList({ main, products, jsonLd, microdata }: ProductFacts): boolean {
  if (main !== null) return false;
  const names = new Set(
    products.filter(({ role }) => role !== 'related').map(({ name }) => name?.text.trim().toLowerCase())
  );
  return names.size > 3 || [...jsonLd, ...microdata].some((item) => isOfType(item, ...LISTS));
}

function hasPricedMain({ main }: ProductFacts): boolean {
  const products = main ? [main.product, ...main.twins] : [];
  return products.some(({ offers, variants }) => (
    [...offers, ...variants.flatMap((variant) => variant.offers)].some(({ price, lowPrice }) => price ?? lowPrice)
  ));
}

function isArticle({ jsonLd, microdata, meta }: ProductFacts): boolean {
  if ([...jsonLd, ...microdata].some((item) => isOfType(item, ...ARTICLE))) return true;
  return meta.type !== undefined && /^(?:article|blog|video|music|profile|book\b)/i.test(meta.type);
}
