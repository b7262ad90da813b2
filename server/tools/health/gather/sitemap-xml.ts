import { SaxesParser } from 'saxes';
import type { SaxesAttributeNS } from 'saxes';
import type { EntryCounter, SitemapEntry } from './sitemap-entries.ts';
import type { SitemapReading } from './sitemap-file.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
const MAX_TEXT_LENGTH = 8192;
/** More language versions than any store has; further ones are dropped. */
const MAX_VERSIONS = 200;
const MAX_MESSAGE_LENGTH = 200;

interface Root {
  content: 'urlset' | 'index' | 'feed' | 'html' | 'other';
  namespace: string;
  /** The entry element that does not belong under it. */
  foreign?: string;
  entryDepth: number;
}

const OTHER_ROOT: Root = { content: 'other', namespace: NAMESPACE, entryDepth: 2 };
/** Search engines also accept RSS 2.0 and Atom 1.0 as sitemaps; RSS has no namespace. */
const ROOTS: ReadonlyMap<string, Root> = new Map([
  ['urlset', { ...OTHER_ROOT, content: 'urlset', foreign: 'sitemap' }],
  ['sitemapindex', { ...OTHER_ROOT, content: 'index', foreign: 'url' }],
  ['rss', { content: 'feed', namespace: '', entryDepth: 3 }],
  ['feed', { content: 'feed', namespace: 'http://www.w3.org/2005/Atom', entryDepth: 2 }],
  ['html', { ...OTHER_ROOT, content: 'html' }],
]);
const ENTRIES: readonly string[] = ['url', 'sitemap', 'item', 'entry'];
/** No real sitemap nests deeper; one that does is built to be slow to parse. */
const MAX_DEPTH = 32;

/** Stops parsing in the middle of a chunk: saxes itself continues after an error. */
class ParseAborted extends Error {}

/** Accepts any namespace prefix. Of other vocabularies only language versions are read. In a feed, `link` is `loc`. */
export function createSitemapXml(entries: EntryCounter) {
  const parser = new SaxesParser({ xmlns: true, position: true });
  let root: Root | null = null;
  let vocabulary = '';
  let namespace: SitemapReading['namespace'] = 'right';
  let error: SitemapReading['error'] = null;
  let depth = 0;
  let entry: SitemapEntry | null = null;
  let field: 'loc' | 'lastmod' | null = null;
  let text = '';
  let mixed = false;

  const addText = (chunk: string): void => {
    if (field !== null && text.length < MAX_TEXT_LENGTH) text += chunk;
  };

  const fail = ({ message }: Error): never => {
    error ??= {
      message: message.replace(/^\d+:\d+:\s*/, '').slice(0, MAX_MESSAGE_LENGTH),
      line: parser.line, column: parser.column,
    };
    throw new ParseAborted();
  };

  const addVersion = ({ rel, hreflang, href }: Readonly<Record<string, SaxesAttributeNS>>): void => {
    if (!entry || !hreflang || rel?.value.trim().toLowerCase() !== 'alternate') return;
    const versions = entry.versions ??= [];
    if (versions.length < MAX_VERSIONS) versions.push({ code: hreflang.value.trim(), href: href?.value.trim() ?? '' });
  };

  parser.on('error', fail);
  parser.on('opentag', ({ local, uri, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) fail(new Error('nested too deep'));
    if (!root) {
      root = ROOTS.get(local) ?? OTHER_ROOT;
      vocabulary = uri;
      namespace = uri === root.namespace ? 'right' : 'wrong';
      return;
    }
    const { content, entryDepth, foreign } = root;
    if (uri === XHTML && local === 'link' && depth === entryDepth + 1 && content === 'urlset') addVersion(attributes);
    if (uri !== vocabulary && uri !== '') return;
    if (depth === entryDepth && local === foreign) mixed = true;
    else if (depth === entryDepth && ENTRIES.includes(local)) entry = { loc: null, lastmod: null };
    else if (depth === entryDepth + 1 && entry) {
      field = fieldOf(local, root);
      text = '';
      const { href, rel } = attributes;
      if (field && href && (rel?.value ?? 'alternate') === 'alternate') entry.loc ??= href.value;
    }
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const { content, entryDepth } = root!;
    if (depth === entryDepth + 1 && entry && field && (content !== 'feed' || text !== '')) {
      if (field === 'loc' && entry.loc !== null && content !== 'feed') entry.hasTwoLocs = true;
      entry[field] ??= text;
    }
    if (depth === entryDepth && entry) entries.add(entry, content === 'index');
    if (depth === entryDepth) entry = null;
    if (depth <= entryDepth + 1) field = null;
    depth -= 1;
  });

  function untilError(step: () => void): void {
    if (error) return;
    try {
      step();
    } catch (thrown) {
      if (!(thrown instanceof ParseAborted)) throw thrown;
    }
  }

  return {
    write: (chunk: string): void => untilError(() => parser.write(chunk)),
    /** `whole`: the file is complete, so unclosed elements are an error. */
    finish(whole: boolean) {
      if (whole) untilError(() => parser.close());
      return { content: root?.content ?? 'other' as const, namespace, error, mixed };
    },
  };
}

function fieldOf(local: string, { content }: Root): 'loc' | 'lastmod' | null {
  if (content === 'feed') return local === 'link' ? 'loc' : null;
  return local === 'loc' || local === 'lastmod' ? local : null;
}
