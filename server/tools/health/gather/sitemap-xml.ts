import { SaxesParser } from 'saxes';
import type { SaxesAttributeNS } from 'saxes';
import type { EntryCounter, SitemapEntry } from './sitemap-entries.ts';
import type { SitemapReading } from './sitemap-file.ts';

/** A streaming parser for sitemap XML; passes entries to the counter. */
export interface SitemapXml {
  write(text: string): void;
  /** `whole`: the file is complete, so unclosed elements are an error. */
  finish(whole: boolean): { root: Root | null } & Pick<SitemapReading, 'namespace' | 'error' | 'mixed'>;
}

type Attributes = Readonly<Record<string, SaxesAttributeNS>>;
type Root = 'urlset' | 'index' | 'feed' | 'html' | 'other';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
const MAX_TEXT_LENGTH = 8192;
/** More language versions than any store has; further ones are dropped. */
const MAX_VERSIONS = 200;
const MAX_MESSAGE_LENGTH = 200;
const ROOTS: ReadonlyMap<string, Root> = new Map([
  ['urlset', 'urlset'], ['sitemapindex', 'index'], ['rss', 'feed'], ['feed', 'feed'], ['html', 'html'],
]);
/** Search engines also accept RSS 2.0 and Atom 1.0 as sitemaps; RSS has no namespace. */
const FEED_NAMESPACES: ReadonlyMap<string, string> = new Map([['rss', ''], ['feed', 'http://www.w3.org/2005/Atom']]);
/** The entry element that does not belong under each root. */
const FOREIGN_ENTRY: ReadonlyMap<Root | null, string> = new Map([['urlset', 'sitemap'], ['index', 'url']]);
const ENTRIES: readonly string[] = ['url', 'sitemap', 'item', 'entry'];
/** No real sitemap nests deeper; one that does is built to be slow to parse. */
const MAX_DEPTH = 32;

/** Stops parsing in the middle of a chunk: saxes itself continues after an error. */
class ParseAborted extends Error {}

/** Accepts any namespace prefix and skips other vocabularies (images, languages). In a feed, `link` counts as `loc`. */
export function createSitemapXml(entries: EntryCounter): SitemapXml {
  const parser = new SaxesParser({ xmlns: true, position: true });
  let root: Root | null = null;
  let vocabulary = '';
  let entryDepth = 2;
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

  const addVersion = ({ rel, hreflang, href }: Attributes): void => {
    if (!entry || !hreflang || rel?.value.trim().toLowerCase() !== 'alternate') return;
    const versions = entry.versions ??= [];
    if (versions.length < MAX_VERSIONS) versions.push({ code: hreflang.value.trim(), href: href?.value.trim() ?? '' });
  };

  parser.on('error', fail);
  parser.on('opentag', ({ local, uri, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) fail(new Error('nested too deep'));
    if (depth === 1) {
      root = ROOTS.get(local) ?? 'other';
      vocabulary = uri;
      entryDepth = local === 'rss' ? 3 : 2;
      namespace = uri === (FEED_NAMESPACES.get(local) ?? NAMESPACE) ? 'right' : 'wrong';
    }
    if (uri === XHTML && local === 'link' && depth === entryDepth + 1 && root === 'urlset') addVersion(attributes);
    if (uri !== vocabulary && uri !== '') return;
    if (depth === entryDepth && local === FOREIGN_ENTRY.get(root)) mixed = true;
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
    if (depth === entryDepth + 1 && entry && field && (root !== 'feed' || text !== '')) {
      if (field === 'loc' && entry.loc !== null && root !== 'feed') entry.again = true;
      entry[field] ??= text;
    }
    if (depth === entryDepth && entry) entries.add(entry, root === 'index');
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
    write(chunk) {
      untilError(() => parser.write(chunk));
    },
    finish(whole) {
      if (whole) untilError(() => parser.close());
      return { root, namespace, error, mixed };
    },
  };
}

function fieldOf(local: string, root: Root | null): 'loc' | 'lastmod' | null {
  if (root === 'feed') return local === 'link' ? 'loc' : null;
  return local === 'loc' || local === 'lastmod' ? local : null;
}
