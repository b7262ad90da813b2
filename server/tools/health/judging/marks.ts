import type { Evidence } from '../../../../contract/health.ts';
import { readMetadata } from '../../../page/metadata.ts';
import { parseUrl } from '../../../net/parse-url.ts';
import { attribute } from '../../../page/tree.ts';
import { info } from '../check.ts';
import type { SampledPage } from '../gathered.ts';
import { elementEvidence, pageEvidence } from '../evidence.ts';
import { footerText } from '../text-regions.ts';

/** A company whose logo stores show. `text` is case-sensitive if the name is also an ordinary word. */
interface Mark {
  name: string;
  host: RegExp | null;
  text: RegExp;
  /** Matches an image's file name, in lower case. */
  file: RegExp;
}

function mark(name: string, text: RegExp, more: Partial<Mark> = {}): Mark {
  const written = name.toLowerCase().replace(/[^a-z]+/g, '[-_ ]?');
  return { name, text, host: null, file: new RegExp(`(?<![a-z])${written}(?![a-z])`), ...more };
}

export const PAYMENT_MARKS: readonly Mark[] = [
  mark('Vipps', /\bVipps\b/i, { host: /(?:^|\.)vipps\.no$|vippsmobilepay/ }),
  mark('Klarna', /\bKlarna\b/i, { host: /(?:^|\.)klarna(?:cdn|services)?\.(?:com|net)$/ }),
  mark('Svea', /\bSvea\b/, { host: /(?:^|\.)svea(?:ekonomi)?\.(?:com|se|no)$/ }),
  mark('Walley', /\bWalley\b/, { host: /(?:^|\.)walley(?:pay)?\.(?:com|se)$|collector\.se$/ }),
  mark('Qliro', /\bQliro\b/i, { host: /(?:^|\.)qliro\.(?:com|se)$/ }),
  mark('Nets', /\b(?:Nets|Nexi)\b/, {
    host: /(?:^|\.)(?:dibspayment|nets)\.eu$/, file: /(?<![a-z])(?:nets|nexi|nets[-_]?easy)(?![a-z])/,
  }),
  mark('Apple Pay', /\bApple ?Pay\b/i),
  // `Visa alla` is Swedish for “show all”.
  mark('Visa', /\bVISA\b|\bVisa\b(?! \p{Ll})/u),
  mark('Mastercard', /\bMaster ?card\b/i),
  mark(
    'American Express',
    /\b(?:American Express|Amex)\b/i,
    { file: /(?<![a-z])(?:american[-_]?express|amex)(?![a-z])/ },
  ),
  mark('PayPal', /\bPayPal\b/i, { host: /(?:^|\.)paypal(?:objects)?\.com$/ }),
  mark('Google Pay', /\bGoogle ?Pay\b/i, { host: /^pay\.google\.com$/ }),
];

export const DELIVERY_MARKS: readonly Mark[] = [
  mark('Posten', /\bPosten\b/, { host: /(?:^|\.)posten\.no$/ }),
  mark('Bring', /\bBring\b(?! (?:a|an|the|your|it|out|back|home)\b)/, { host: /(?:^|\.)bring\.(?:no|com)$/ }),
  mark('PostNord', /\bPost ?Nord\b/i, { host: /(?:^|\.)postnord\.(?:no|com|se)$/ }),
  mark('Helthjem', /\bHelt ?hjem\b/, { host: /(?:^|\.)helthjem\.no$/ }),
  mark('DHL', /\bDHL\b/),
  mark('UPS', /\bUPS\b/),
  mark('GLS', /\bGLS\b/),
  mark('DB Schenker', /\b(?:DB )?Schenker\b/, { file: /(?<![a-z])schenker(?![a-z])/ }),
  mark('Instabox', /\bInsta(?:box|bee)\b/i),
  mark('Porterbuddy', /\bPorterbuddy\b/i, { host: /(?:^|\.)porterbuddy\.com$/ }),
];

/** Lists the marks found in scripts, images and footers, each once, in the order of `marks`. */
export function judgeMarks(marks: readonly Mark[], pages: readonly SampledPage[]) {
  const searched = pages.map(readSearchedParts);
  const found = marks.flatMap((mark) => {
    const evidence = searched.values().map((parts) => findMark(parts, mark)).find((one) => one !== null);
    return evidence ? [{ name: mark.name, evidence: { ...evidence, label: `${mark.name}: ${evidence.label}` } }] : [];
  });
  if (found.length === 0) return info({ variant: 'none', total: pages.length });
  const names = found.map(({ name }) => name).join(', ');
  return info({ variant: 'some', names }, found.map(({ evidence }) => evidence));
}

/** The parts of a page that are searched for marks. */
function readSearchedParts(page: SampledPage) {
  const scripts = page.page.index.scripts.flatMap((element) => {
    const address = attribute(element, 'src');
    const url = address === undefined ? null : parseUrl(address, page.page.base);
    return address !== undefined && url ? [{ element, address, host: url.hostname }] : [];
  });
  const images = readMetadata(page.page).images.map(({ element, alt, url }) =>
    ({ element, alt: alt?.trim() ?? '', file: url === null ? '' : fileOf(url) }));
  const drawings = readMetadata(page.page).drawings.filter(({ name }) => name !== '');
  return { page, scripts, images, drawings, footer: footerText(page.page) };
}

function findMark(
  { page, scripts, images, drawings, footer }: ReturnType<typeof readSearchedParts>, { host, text, file }: Mark,
): Evidence | null {
  const script = host && scripts.find((one) => host.test(one.host));
  if (script) return elementEvidence(page, script.element, { label: '<script>', value: script.address });
  const image = images.find((one) => text.test(one.alt) || file.test(one.file));
  if (image) return elementEvidence(page, image.element, { label: '<img>', value: image.alt || image.file });
  const drawing = drawings.find(({ name }) => text.test(name));
  if (drawing) return elementEvidence(page, drawing.element, { label: '<svg>', value: drawing.name });
  const words = text.exec(footer)?.[0];
  return words === undefined ? null : pageEvidence(page, 'footer', words);
}

/** The file name of a URL, in lower case. */
const fileOf = (url: string) => (url.split(/[?#]/, 1)[0]!.split('/').at(-1) ?? '').toLowerCase();
