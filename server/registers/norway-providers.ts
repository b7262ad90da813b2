import { wordsOf } from './company-name.ts';

// Companies whose numbers appear on other companies' stores: providers of payment, delivery and hosting.

const NAMES = [
  'klarna|vipps|qliro|walley|norion bank|collector bank|resurs bank|svea bank|svea finans|svea ekonomi',
  'santander consumer|paypal|adyen|swedbank pay|payex|elavon|worldline|bambora|riverty|two b2b|lindorff|intrum',
  'conecto|kredinor|arvato',
  'dnb bank|posten norge|posten bring|posten og bring|postnord|helthjem|porterbuddy|instabee|shopify|mystore',
  '24nettbutikk|quickbutik|jetshop|abicart|starweb|squarespace|tripletex|trustpilot|lipscore|prisjakt',
].join('|');
// Common words, which name a provider only if followed by nothing but common endings.
const COMMON_NAMES =
  'posten|bring|dnb|svea|nets|nexi|stripe|dhl|gls|dsv|schenker|norce|wix|centra|visma|multicase|db schenker';
const COMMON_ENDS = [
  'asa?|ab|nuf|a s|ltd|limited|inc|gmbh|filial|branch|norge|norway|norwegian|norsk|sverige|sweden|denmark|danmark',
  'nordic|europe|international|group|global|bank|finans|finance|payments?|easy|cargo|express|parcel|freight',
  'logistics?|road|air|sea|e ?commerce|technology|technologies|software|solutions?|services?|com|i|in|of|og',
].join('|');
const BEGINS = new RegExp(`^(?:${NAMES})(?![\\p{L}\\p{N}])`, 'iu');
const IS_COMMON = new RegExp(`^(?:${COMMON_NAMES})(?: (?:${COMMON_ENDS}))*$`, 'u');

/** Whether a registered name is that of a provider. */
export const namesProvider = (registered: string): boolean =>
  BEGINS.test(registered.trim()) || IS_COMMON.test(wordsOf(registered).join(' '));
