import { attribute } from '../../../../page/tree.ts';
import { check } from '../../check.ts';
import { MOST_EVIDENCE } from '../../evidence.ts';
import type { ReadPage } from '../../gathered.ts';
import { pages } from '../../needs.ts';
import { noneEvidence } from '../../page-evidence.ts';

const CHARSET = /charset\s*=\s*(?:["']\s*)?[\w.:-]/i;

export const doctypeCharset = check({
  id: 'doctype-charset',
  needs: { pages },
  judge({ pages }) {
    const total = pages.length;
    const bare = pages.filter(({ page }) => !hasDoctype(page.html));
    const unnamed = pages.filter((page) => !namesCharset(page));
    const both = bare.filter((page) => unnamed.includes(page));
    const evidence = [
      ...bare.map((page) => noneEvidence(page, '<!doctype html>')),
      ...unnamed.map((page) => noneEvidence(page, '<meta charset>')),
    ].slice(0, MOST_EVIDENCE);
    for (const [variant, found] of [['both', both], ['doctype', bare], ['charset', unnamed]] as const) {
      if (found.length > 0) return { status: 'fail', params: { variant, count: found.length, total }, evidence };
    }
    return { status: 'pass', params: { total } };
  },
});

/** A doctype before anything but white space, comments and an XML declaration. */
function hasDoctype(html: string): boolean {
  let at = 0;
  for (;;) {
    while (/[\s\uFEFF]/.test(html[at] ?? '')) at += 1;
    const end = html.startsWith('<!--', at) ? '-->' : html.startsWith('<?', at) ? '>' : null;
    if (end === null) return /^<!doctype[\s>]/i.test(html.slice(at, at + 10));
    const close = html.indexOf(end, at);
    if (close === -1) return false;
    at = close + end.length;
  }
}

/** By its header, its byte order mark or its own `meta`. */
function namesCharset({ page, result }: ReadPage): boolean {
  if (CHARSET.test(result.headers.get('content-type') ?? '') || hasByteOrderMark(result.body)) return true;
  return page.index.metas.some((element) => {
    const named = (name: string): string => attribute(element, name)?.trim() ?? '';
    return named('charset') !== '' || (/^content-type$/i.test(named('http-equiv')) && CHARSET.test(named('content')));
  });
}

/** Of UTF-8 or UTF-16. */
const hasByteOrderMark = (body: Uint8Array): boolean =>
  /^(?:efbbbf|feff|fffe)/.test(Buffer.from(body.subarray(0, 3)).toString('hex'));
