import { html } from 'parse5';
import { attribute } from '../../../../page/tree.ts';
import { defineCheck, judgeFaults } from '../../check.ts';
import type { ReadPage } from '../../gathered.ts';
import { noneEvidence, pageEvidence } from '../../evidence.ts';

export const check = defineCheck({
  id: 'doctype-charset',
  requiredArtifacts: { pages: 'pages' },
  judge({ pages }) {
    const read = pages.map((page) => ({ page, charset: charsetOf(page) }));
    const unnamed = read.filter(({ charset }) => charset?.is === 'none');
    const withoutDoctype = pages.filter(({ page }) => !hasDoctype(page.html));
    const named = (is: Charset['is']) => read.flatMap(({ page, charset }) =>
      (charset?.is === is ? [pageEvidence(page, 'charset', charset.label)] : []));
    const doctypes = (found: readonly ReadPage[]) =>
      found.map((page) => pageEvidence(page, '<!doctype>', /<!doctype[^>]{0,200}>?/i.exec(page.page.html)?.[0] ?? ''));
    const inMode = (mode: string) => doctypes(pages.filter(({ page }) => page.document.mode === mode));
    return judgeFaults(pages.length, [
      ['fail', withoutDoctype.map((page) => noneEvidence(page, '<!doctype html>')), 'doctype'],
      ['fail', unnamed.map(({ page }) => noneEvidence(page, '<meta charset>')), 'charset'],
      ['fail', inMode(html.DOCUMENT_MODE.QUIRKS), 'quirks'],
      ['fail', named('unknown'), 'unknown'],
      ['fail', named('late'), 'late'],
      ['warn', named('other'), 'encoding'],
      ['warn', inMode(html.DOCUMENT_MODE.LIMITED_QUIRKS), 'limited-quirks'],
    ], [...doctypes(pages.filter(isOldDoctype)), ...pages.flatMap(skippedLabels)]);
  },
});

/** A doctype of an older standard that does not trigger quirks mode. */
const isOldDoctype = ({ page }: ReadPage) => /<!doctype\s+html\s+public\b/i.test(page.html.slice(0, FIRST_BYTES));

/** Labels that browsers ignore: an unknown one in the header, and UTF-16 in a `meta` tag. */
function skippedLabels(page: ReadPage) {
  const type = page.result.headers.get('content-type') ?? '';
  const headerLabel = labelIn(type);
  const stated = page.page.index.metas.flatMap((element) => attribute(element, 'charset')?.trim() ?? [])[0];
  return [
    ...(headerLabel !== '' && encodingOf(headerLabel) === null ? [pageEvidence(page, 'Content-Type', type)] : []),
    ...(stated && encodingOf(stated)?.startsWith('utf-16') ? [pageEvidence(page, '<meta charset>', stated)] : []),
  ];
}

/** A doctype preceded only by white space, comments or an XML declaration. */
function hasDoctype(html: string): boolean {
  let at = 0;
  for (;;) {
    while (/\s/.test(html[at] ?? '')) at += 1;
    const end = html.startsWith('<!--', at) ? '-->' : html.startsWith('<?', at) ? '>' : null;
    if (end === null) return /^<!doctype[\s>]/i.test(html.slice(at));
    const close = html.indexOf(end, at);
    if (close === -1) return false;
    at = close + end.length;
  }
}

/** How a page fails to declare UTF-8: another encoding, an unknown label, too far down, or no declaration. */
interface Charset {
  is: 'other' | 'unknown' | 'late' | 'none';
  label: string;
}

/** The number of bytes in which browsers look for a declaration. */
const FIRST_BYTES = 1_024;

/** Reads the byte order mark, the header and `meta`, in this order, skipping an unknown label in the header. */
function charsetOf({ page, result }: ReadPage): Charset | null {
  const mark = byteOrderMark(result.body);
  if (mark !== null) return mark === 'utf-8' ? null : { is: 'other', label: mark };
  const headerLabel = labelIn(result.headers.get('content-type') ?? '');
  const ofHeader = encodingOf(headerLabel);
  if (ofHeader !== null) return ofHeader === 'utf-8' ? null : { is: 'other', label: headerLabel };
  const stated = page.index.metas.flatMap((element) => {
    const named = (name: string): string => attribute(element, name)?.trim() ?? '';
    const isOlder = named('http-equiv').toLowerCase() === 'content-type';
    const label = named('charset') || (isOlder ? labelIn(named('content')) : '');
    return label === '' ? [] : [{ label, end: element.place?.contentStart ?? 0 }];
  })[0];
  if (!stated) return { is: 'none', label: '' };
  const { label, end } = stated;
  const encoding = encodingOf(label);
  if (encoding === null) return { is: 'unknown', label };
  if (Buffer.byteLength(page.html.slice(0, end)) > FIRST_BYTES) return { is: 'late', label };
  // A readable `meta` tag cannot be in UTF-16, so browsers treat that label as UTF-8.
  return encoding === 'utf-8' || encoding.startsWith('utf-16') ? null : { is: 'other', label };
}

const labelIn = (written: string) => /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(written)?.[1] ?? '';

/** The Encoding standard's name for a label; null if unknown. */
function encodingOf(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

const MARKS = [['efbbbf', 'utf-8'], ['feff', 'utf-16be'], ['fffe', 'utf-16le']] as const;

/** The encoding that a byte order mark states; null without one. */
function byteOrderMark(body: Uint8Array): string | null {
  const start = Buffer.from(body.subarray(0, 3)).toString('hex');
  return MARKS.find(([mark]) => start.startsWith(mark))?.[1] ?? null;
}
