import { SaxesParser } from 'saxes';
import type { SaxesAttributeNS } from 'saxes';
import type { EntryCounter, SitemapEntry } from './sitemap-entries.ts';
import type { SitemapReading } from './sitemap-file.ts';

/** The XML of a sitemap, read event by event; entries go to the counter. */
export interface SitemapXml {
  write(text: string): void;
  /** `whole`: all of it came, so what is left open is an error. */
  finish(whole: boolean): { root: Root | null } & Pick<SitemapReading, 'namespace' | 'error' | 'mixed'>;
}

type Attributes = Readonly<Record<string, SaxesAttributeNS>>;
type Root = 'urlset' | 'index' | 'feed' | 'html' | 'other';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
const LONGEST_TEXT = 8192;
/** More than there are languages that anybody sells in; what an entry names beyond is not kept. */
const MOST_VERSIONS = 200;
const LONGEST_MESSAGE = 200;
const ROOTS: ReadonlyMap<string, Root> = new Map([
  ['urlset', 'urlset'], ['sitemapindex', 'index'], ['rss', 'feed'], ['feed', 'feed'], ['html', 'html'],
]);
/** Search engines take RSS 2.0 and Atom 1.0 for sitemaps as well; RSS has no namespace of its own. */
const FEED_NAMESPACES: ReadonlyMap<string, string> = new Map([['rss', ''], ['feed', 'http://www.w3.org/2005/Atom']]);
/** What may not stand among the entries of a list. */
const FOREIGN_ENTRY: ReadonlyMap<Root | null, string> = new Map([['urlset', 'sitemap'], ['index', 'url']]);
const ENTRIES: readonly string[] = ['url', 'sitemap', 'item', 'entry'];
/** No sitemap nests deeper; a file that does is made to be slow to read. */
const DEEPEST = 32;

/** Ends the reading of a piece within it; the parser itself would go on after an error. */
class Broken extends Error {}

/** Accepts any prefix; elements of other vocabularies (images, languages) are passed over. Of a feed the links count. */
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

  const addText = (piece: string): void => {
    if (field !== null && text.length < LONGEST_TEXT) text += piece;
  };

  const fail = ({ message }: Error): never => {
    error ??= {
      message: message.replace(/^\d+:\d+:\s*/, '').slice(0, LONGEST_MESSAGE), line: parser.line, column: parser.column,
    };
    throw new Broken();
  };

  const addVersion = ({ rel, hreflang, href }: Attributes): void => {
    if (!entry || !hreflang || rel?.value.trim().toLowerCase() !== 'alternate') return;
    const versions = entry.versions ??= [];
    if (versions.length < MOST_VERSIONS) versions.push({ code: hreflang.value.trim(), href: href?.value.trim() ?? '' });
  };

  parser.on('error', fail);
  parser.on('opentag', ({ local, uri, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) fail(new Error('nested too deep'));
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

  function untilBroken(step: () => void): void {
    if (error) return;
    try {
      step();
    } catch (thrown) {
      if (!(thrown instanceof Broken)) throw thrown;
    }
  }

  return {
    write(piece) {
      untilBroken(() => parser.write(piece));
    },
    finish(whole) {
      if (whole) untilBroken(() => parser.close());
      return { root, namespace, error, mixed };
    },
  };
}

function fieldOf(local: string, root: Root | null): 'loc' | 'lastmod' | null {
  if (root === 'feed') return local === 'link' ? 'loc' : null;
  return local === 'loc' || local === 'lastmod' ? local : null;
}
