import type { PageElement } from '../../../../page/nodes.ts';
import { resolveUrl } from '../../../../page/page.ts';
import { attribute } from '../../../../page/tree.ts';
import { walk } from '../../../../page/walk.ts';
import { defineCheck } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import type { ReadPage } from '../../gathered.ts';
import { untruncatedPages } from '../../artifacts.ts';

/** Resources that can change the page or receive user input; browsers block these. */
const ACTIVE: Readonly<Record<string, string>> = {
  script: 'src', iframe: 'src', object: 'data', embed: 'src', form: 'action',
};
const PASSIVE: Readonly<Record<string, string>> = { img: 'src', video: 'src', audio: 'src', source: 'src' };

interface Insecure {
  tag: string;
  url: string;
  page: string;
  active: boolean;
}

export const check = defineCheck({
  id: 'mixed-content',
  causes: ['https'],
  requiredArtifacts: { pages: untruncatedPages },
  judge({ pages }) {
    const total = pages.length;
    const found = pages.flatMap(insecureOn);
    if (found.length === 0) return { status: 'pass', params: { total } };
    const worstFirst = found.toSorted((a, b) => Number(b.active) - Number(a.active));
    const evidence = worstFirst.slice(0, MOST_EVIDENCE).map(({ tag, url, page }) =>
      ({ label: `<${tag}>`, value: short(url), page }));
    const count = found.length;
    return { status: found.some(({ active }) => active) ? 'fail' : 'warn', params: { count, total }, evidence };
  },
});

function insecureOn({ page, url }: ReadPage): Insecure[] {
  const found: Insecure[] = [];
  if (url.protocol !== 'https:') return found;
  walk(page.document, (node) => {
    if (node.kind !== 'element') return;
    const active = ACTIVE[node.tagName] ?? (isStyleSheet(node) ? 'href' : undefined);
    const name = active ?? PASSIVE[node.tagName];
    const written = name === undefined ? undefined : attribute(node, name);
    const named = written && mayBeHttp(written, page.base) ? resolveUrl(written, page.base) : null;
    const target = named?.protocol === 'http:' ? named : candidateOf(node);
    if (!target) return;
    found.push({ tag: node.tagName, url: target.href, page: url.href, active: active !== undefined });
  });
  return found;
}

/** An http URL in a `srcset`. */
const HTTP_CANDIDATE = /(?:^|[\s,])(http:\/\/[^\s,]+)/i;

function candidateOf(element: PageElement): URL | null {
  if (element.tagName !== 'img' && element.tagName !== 'source') return null;
  return URL.parse(HTTP_CANDIDATE.exec(attribute(element, 'srcset') ?? '')?.[1] ?? '');
}

/** Resolving is slow, and a URL without a scheme has the one of the base. */
const mayBeHttp = (written: string, base: URL): boolean => base.protocol === 'http:' || written.includes(':');

const isStyleSheet = (element: PageElement): boolean =>
  element.tagName === 'link' && /(?:^|\s)stylesheet(?:\s|$)/i.test(attribute(element, 'rel') ?? '');
