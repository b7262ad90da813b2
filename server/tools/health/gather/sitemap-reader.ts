import { once } from 'node:events';
import { createGunzip } from 'node:zlib';
import { SITEMAP_BYTES } from '../../../net/fetch-limits.ts';
import { beginsAsHtml } from '../../../page/begins-as-html.ts';
import { createEntryCounter } from './sitemap-entries.ts';
import type { EntryCounterOptions } from './sitemap-entries.ts';
import type { SitemapReading } from './sitemap-file.ts';
import { createSitemapXml } from './sitemap-xml.ts';

/** `neither`: begins neither as XML nor with a URL. */
type Format = 'xml' | 'html' | 'text' | 'neither';

const SNIFFED_CHARS = 512;
const MAX_LINE_LENGTH = 8_192;
const MAX_STRAY_LENGTH = 300;
const NO_ADDRESS = { message: 'the first line is no address', line: 1, column: 0 };

/** Parses one sitemap file as it streams, decompressing gzip; keeps only the counts and examples it returns. */
export function createSitemapReader(options: EntryCounterOptions) {
  const entries = createEntryCounter(options);
  const xml = createSitemapXml(entries);
  const decoder = new TextDecoder();
  let format: Format | null = null;
  let head = '';
  let line = '';
  let lineNumber = 0;
  let stray: SitemapReading['stray'] = null;
  let bytes = 0;
  let first = true;
  let gzip: SitemapReading['gzip'] = /\.gz$/i.test(options.url.pathname) ? 'mismatch' : 'none';
  let unpacking: ReturnType<typeof startGunzip> | null = null;
  const isOver = (): boolean => bytes >= SITEMAP_BYTES || entries.isFull();

  function take(chunk: Uint8Array): void {
    if (isOver()) return;
    bytes = Math.min(SITEMAP_BYTES, bytes + chunk.length);
    if (!isOver()) read(decoder.decode(chunk, { stream: true }), false);
    if (isOver()) unpacking?.gunzip.destroy();
  }

  function read(text: string, isLast: boolean): void {
    if (format === null) {
      head += text;
      if (head.length < SNIFFED_CHARS && !isLast) return;
      format = formatOf(head);
      text = head;
    }
    if (format === 'xml') xml.write(text);
    if (format === 'text') readLines(text, isLast);
  }

  function readLines(text: string, isLast: boolean): void {
    // A CR at the end may be half of a CRLF.
    const lines = (line + text).split(/\r\n|\n|\r(?!$)/);
    // An overlong line is cut: its start is enough to tell that it is not a URL.
    line = isLast ? '' : (lines.pop() ?? '').slice(0, MAX_LINE_LENGTH);
    for (const loc of lines) {
      lineNumber += 1;
      if (isAddress(loc)) entries.add({ loc, lastmod: null }, false);
      else if (loc.trim() !== '') stray ??= { line: lineNumber, text: loc.trim().slice(0, MAX_STRAY_LENGTH) };
    }
  }

  function startGunzip() {
    const gunzip = createGunzip();
    gunzip.on('data', take);
    gunzip.on('error', () => void (gzip = 'mismatch'));
    return { gunzip, closed: new Promise((resolve) => gunzip.once('close', resolve)) };
  }

  return {
    async write(chunk: Uint8Array): Promise<void> {
      if (first && chunk.length > 0) {
        first = false;
        if (chunk[0] === 0x1f && (chunk.length === 1 || chunk[1] === 0x8b)) {
          gzip = 'valid';
          unpacking = startGunzip();
        }
      }
      if (!unpacking) return take(chunk);
      const { gunzip, closed } = unpacking;
      if (!gunzip.destroyed && !gunzip.write(chunk)) {
        await Promise.race([once(gunzip, 'drain').catch(() => {}), closed]);
      }
    },
    /** Returns the reading; `complete` is false if the body was cut off. */
    async finish(complete: boolean): Promise<SitemapReading> {
      const wasValid = gzip === 'valid';
      if (unpacking) {
        unpacking.gunzip.end();
        await unpacking.closed;
        if (wasValid && !complete) gzip = 'valid';
      }
      const truncated = !complete || isOver();
      if (bytes > 0) read(truncated ? '' : decoder.decode(), true);
      const { content, error, ...parsed } = xml.finish(format === 'xml' && !truncated);
      return {
        ...entries.facts(), ...parsed, bytes, gzip, truncated, stray,
        blankFirst: format === 'text' && /^\s/.test(head),
        error: format === 'neither' ? NO_ADDRESS : error,
        content: format === 'xml' ? content : format,
      };
    },
  };
}

function formatOf(head: string): Format {
  const start = head.trimStart();
  if (beginsAsHtml(start)) return 'html';
  if (start.startsWith('<')) return 'xml';
  return isAddress(start) ? 'text' : 'neither';
}

/** True for an absolute URL, or a path, which is an entry with a faulty URL. */
const isAddress = (line: string) => /^\s*(?:https?:\/\/|\/)/i.test(line);
