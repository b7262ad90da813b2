// Companies whose numbers stand on the pages of stores that are not theirs: they take payment, deliver, or host.

const NAMES = [
  'klarna|vipps|dnb|svea|nets|nexi|qliro|walley|collector bank|resurs bank|paypal|stripe|adyen|swedbank pay|payex',
  'elavon|worldline|bambora|two b2b|lindorff|intrum|conecto|kredinor|arvato|posten norge|posten bring|posten og bring',
  'bring|postnord|helthjem|porterbuddy|instabee|dhl|gls|dsv|schenker|shopify|mystore|24nettbutikk|quickbutik|jetshop',
  'norce|abicart|starweb|multicase|wix|squarespace|centra|visma|tripletex|trustpilot|lipscore|prisjakt',
].join('|');
// Of these even the name alone, in running text, says whose number follows.
const TELLING = [
  'klarna|vipps|dnb bank|svea bank|svea finans|svea ekonomi|nets branch|nexi|qliro|walley|collector bank|resurs bank',
  'paypal|stripe|adyen|posten norge|posten bring|bring cargo|postnord|helthjem|porterbuddy|shopify|mystore',
].join('|');
const BEGINS = new RegExp(`^(?:posten$|(?:${NAMES})(?![\\p{L}\\p{N}]))`, 'iu');
const NAMED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${TELLING})(?![\\p{L}\\p{N}])`, 'iu');

/** True for the registered name of a company that serves stores. */
export const namesProvider = (registered: string): boolean => BEGINS.test(registered.trim());

/** True for words that name such a company. */
export const providerIn = (words: string): boolean => NAMED.test(words);
