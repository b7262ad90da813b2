import type { Evidence } from '../../../../../contract/health.ts';
import { readMetadata } from '../../../../page/metadata.ts';
import { attribute } from '../../../../page/tree.ts';
import { MOST_EVIDENCE } from '../../evidence.ts';
import type { SampledPage } from '../../gathered.ts';
import { elementEvidence, pageEvidence } from '../../page-evidence.ts';
import { footerText } from '../../text-regions.ts';

/** A company whose mark stores show. `text` is told by its capital where it is a word as well. */
export interface Mark {
  name: string;
  host: RegExp | null;
  text: RegExp;
  /** In an image's address, folded. */
  file: RegExp;
}

const mark = (name: string, text: RegExp, more: Partial<Mark> = {}): Mark => ({
  name, text, host: null, file: new RegExp(`(?<![a-z])${name.toLowerCase().replace(/[^a-z]+/g, '[-_ ]?')}(?![a-z])`), ...more,
});

export const PAYMENT_MARKS: readonly Mark[] = [
  mark('Vipps', /\bVipps\b/i, { host: /(?:^|\.)vipps\.no$|vippsmobilepay/ }),
  mark('Klarna', /\bKlarna\b/i, { host: /(?:^|\.)klarna(?:cdn|services)?\.(?:com|net)$/ }),
  mark('Svea', /\bSvea\b/, { host: /(?:^|\.)svea(?:ekonomi)?\.(?:com|se|no)$/ }),
  mark('Walley', /\bWalley\b/, { host: /(?:^|\.)walley(?:pay)?\.(?:com|se)$|collector\.se$/ }),
  mark('Qliro', /\bQliro\b/i, { host: /(?:^|\.)qliro\.(?:com|se)$/ }),
  mark('Nets', /\b(?:Nets|Nexi)\b/, { host: /(?:^|\.)dibspayment\.eu$|(?:^|\.)nets\.eu$/, file: /(?<![a-z])(?:nets|nexi|nets[-_]?easy)(?![a-z])/ }),
  mark('Apple Pay', /\bApple ?Pay\b/i),
  mark('Google Pay', /\bGoogle ?Pay\b/i, { host: /^pay\.google\.com$/ }),
];

export const DELIVERY_MARKS: readonly Mark[] = [
  mark('Posten', /\bPosten\b/, { host: /(?:^|\.)posten\.no$/ }),
  mark('Bring', /\bBring\b(?! (?:a|an|the|your|it|out|back|home)\b)/, { host: /(?:^|\.)bring\.(?:no|com)$/ }),
  mark('PostNord', /\bPost ?Nord\b/i, { host: /(?:^|\.)postnord\.(?:no|com|se)$/ }),
  mark('Helthjem', /\bHelt ?hjem\b/, { host: /(?:^|\.)helthjem\.no$/ }),
  mark('Porterbuddy', /\bPorterbuddy\b/i, { host: /(?:^|\.)porterbuddy\.com$/ }),
];

/** The marks that scripts, images and the foot of the pages show, each once, in the order of the list. */
export function findMarks(marks: readonly Mark[], pages: readonly SampledPage[]): { names: string[]; evidence: Evidence[] } {
  const found = marks.flatMap((one) => {
    const evidence = firstOf(pages, (page) => seenOn(page, one));
    return evidence ? [{ name: one.name, evidence: { ...evidence, label: `${one.name}: ${evidence.label}` } }] : [];
  });
  return { names: found.map(({ name }) => name), evidence: found.map(({ evidence }) => evidence).slice(0, MOST_EVIDENCE) };
}

function seenOn(page: SampledPage, { host, text, file }: Mark): Evidence | null {
  const script = host && page.page.index.scripts.find((element) => {
    const address = URL.parse(attribute(element, 'src') ?? '', page.page.base);
    return address !== null && host.test(address.hostname);
  });
  if (script) return elementEvidence(page, script, { label: '<script>', value: attribute(script, 'src') ?? '' });
  const image = readMetadata(page.page).images.find(({ alt = '', url }) => text.test(alt) || (url !== null && file.test(fileName(url))));
  if (image) return elementEvidence(page, image.element, { label: '<img>', value: image.alt?.trim() || (image.url ?? '') });
  const words = text.exec(footerText(page.page))?.[0];
  return words === undefined ? null : pageEvidence(page, 'footer', words);
}

const fileName = (url: string): string => (URL.parse(url)?.pathname.split('/').at(-1) ?? '').toLowerCase();

function firstOf<From, To>(list: readonly From[], find: (one: From) => To | null): To | null {
  for (const one of list) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}
