import { SaxesParser } from 'saxes';
import type { EntryCounter } from './sitemap-entries.ts';
import type { SitemapReading } from './sitemap-file.ts';

/** The XML of a sitemap, read event by event; entries go to the counter. */
export interface SitemapXml {
  write(text: string): void;
  /** `whole`: all of it came, so what is left open is an error. */
  finish(whole: boolean): { root: 'urlset' | 'index' | 'html' | 'other' | null } & Pick<SitemapReading, 'namespace' | 'error'>;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const LONGEST_TEXT = 8192;
const LONGEST_MESSAGE = 200;
const ENTRY_DEPTH = 2;
/** No sitemap nests deeper; a file that does is made to be slow to read. */
const DEEPEST = 32;

/** Ends the reading of a piece within it; the parser itself would go on after an error. */
class Broken extends Error {}

/** Accepts any prefix; elements of other vocabularies (images, languages) are passed over. */
export function createSitemapXml(entries: EntryCounter): SitemapXml {
  const parser = new SaxesParser({ xmlns: true, position: true });
  let root: ReturnType<SitemapXml['finish']>['root'] = null;
  let namespace: SitemapReading['namespace'] = 'right';
  let error: SitemapReading['error'] = null;
  let depth = 0;
  let entry: { loc: string | null; lastmod: string | null } | null = null;
  let field: 'loc' | 'lastmod' | null = null;
  let text = '';

  const addText = (piece: string): void => {
    if (field !== null && text.length < LONGEST_TEXT) text += piece;
  };

  const fail = ({ message }: Error): never => {
    error ??= {
      message: message.replace(/^\d+:\d+:\s*/, '').slice(0, LONGEST_MESSAGE), line: parser.line, column: parser.column,
    };
    throw new Broken();
  };

  parser.on('error', fail);
  parser.on('opentag', ({ local, uri }) => {
    depth += 1;
    if (depth > DEEPEST) fail(new Error('nested too deep'));
    if (depth === 1) {
      root = local === 'urlset' ? 'urlset' : local === 'sitemapindex' ? 'index' : local === 'html' ? 'html' : 'other';
      namespace = uri === NAMESPACE ? 'right' : 'wrong';
    } else if (depth === ENTRY_DEPTH && (local === 'url' || local === 'sitemap')) entry = { loc: null, lastmod: null };
    else if (depth === ENTRY_DEPTH + 1 && entry && (local === 'loc' || local === 'lastmod')) {
      field = local;
      text = '';
    }
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    if (depth === ENTRY_DEPTH + 1 && entry && field) entry[field] ??= text;
    if (depth === ENTRY_DEPTH && entry) entries.add(entry, root === 'index');
    if (depth === ENTRY_DEPTH) entry = null;
    if (depth <= ENTRY_DEPTH + 1) field = null;
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
      return { root, namespace, error };
    },
  };
}
