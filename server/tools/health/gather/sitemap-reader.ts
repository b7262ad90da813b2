import { once } from 'node:events';
import { createGunzip } from 'node:zlib';
import type { Gunzip } from 'node:zlib';
import { SITEMAP_BYTES } from '../../../net/fetch.ts';
import type { BodySink } from '../../../net/fetch-types.ts';
import { beginsAsHtml } from '../../../page/begins-as-html.ts';
import { createEntryCounter } from './sitemap-entries.ts';
import type { EntryCounterOptions } from './sitemap-entries.ts';
import type { SitemapReading } from './sitemap-file.ts';
import { createSitemapXml } from './sitemap-xml.ts';

export interface SitemapReader {
  write: BodySink;
  /** What was read. `complete` is false when the file was cut off on the way. */
  finish(complete: boolean): Promise<SitemapReading>;
}

const SNIFFED = 512;
const LONGEST_LINE = 8_192;
const LONGEST_STRAY = 300;
const NO_ADDRESS = { message: 'the first line is no address', line: 1, column: 0 };

/** Reads one sitemap file piece by piece, unpacking it where it is packed; nothing is kept but what is told. */
export function createSitemapReader(options: EntryCounterOptions): SitemapReader {
  const entries = createEntryCounter(options);
  const xml = createSitemapXml(entries);
  const decoder = new TextDecoder();
  let form: 'xml' | 'html' | 'text' | null = null;
  let head = '';
  let line = '';
  let lineNumber = 0;
  let stray: SitemapReading['stray'] = null;
  let bytes = 0;
  let first = true;
  let gzip: SitemapReading['gzip'] = /\.gz$/i.test(options.url.pathname) ? 'mismatch' : 'none';
  let unpacking: { gunzip: Gunzip; closed: Promise<unknown> } | null = null;
  const isOver = (): boolean => bytes >= SITEMAP_BYTES;

  function take(piece: Uint8Array): void {
    if (isOver()) return;
    bytes = Math.min(SITEMAP_BYTES, bytes + piece.length);
    if (isOver()) unpacking?.gunzip.destroy();
    else read(decoder.decode(piece, { stream: true }), false);
  }

  function read(text: string, isLast: boolean): void {
    if (form === null) {
      head += text;
      if (head.length < SNIFFED && !isLast) return;
      form = formOf(head);
      text = head;
    }
    if (form === 'xml') xml.write(text);
    if (form === 'text') readLines(text, isLast);
  }

  function readLines(text: string, isLast: boolean): void {
    const lines = (line + text).split(/\r\n?|\n/);
    // Of a line without end no more is kept than shows that it is no address.
    line = isLast ? '' : (lines.pop() ?? '').slice(0, LONGEST_LINE);
    for (const loc of lines) {
      lineNumber += 1;
      if (isAddress(loc)) entries.add({ loc, lastmod: null }, false);
      else if (loc.trim() !== '') stray ??= { line: lineNumber, text: loc.trim().slice(0, LONGEST_STRAY) };
    }
  }

  function unpack(): NonNullable<typeof unpacking> {
    const gunzip = createGunzip();
    gunzip.on('data', take);
    gunzip.on('error', () => void (gzip = 'mismatch'));
    return { gunzip, closed: new Promise((resolve) => gunzip.once('close', resolve)) };
  }

  return {
    async write(piece) {
      if (first && piece.length > 0) {
        first = false;
        if (piece[0] === 0x1f && (piece.length === 1 || piece[1] === 0x8b)) {
          gzip = 'valid';
          unpacking = unpack();
        }
      }
      if (!unpacking) return take(piece);
      const { gunzip, closed } = unpacking;
      if (!gunzip.destroyed && !gunzip.write(piece)) await Promise.race([once(gunzip, 'drain').catch(() => {}), closed]);
    },
    async finish(complete) {
      const wasValid = gzip === 'valid';
      if (unpacking) {
        unpacking.gunzip.end();
        await unpacking.closed;
        if (wasValid && !complete) gzip = 'valid';
      }
      const truncated = !complete || isOver();
      if (bytes > 0) read(truncated ? '' : decoder.decode(), true);
      const { root, namespace, error, mixed } = xml.finish(form === 'xml' && !truncated);
      return {
        ...entries.facts(), bytes, gzip, truncated, namespace, mixed, stray,
        blankFirst: form === 'text' && /^\s/.test(head),
        error: error && root === null && !/^\s*</.test(head) ? NO_ADDRESS : error,
        content: form === 'xml' ? root ?? 'other' : form,
      };
    },
  };
}

function formOf(head: string): 'xml' | 'html' | 'text' {
  const start = head.trimStart();
  if (beginsAsHtml(start)) return 'html';
  return isAddress(start.split(/[\r\n]/, 1)[0]!) ? 'text' : 'xml';
}

/** A full address, or one that lacks its host, which is a fault of the address. */
const isAddress = (line: string): boolean => /^\s*(?:https?:\/\/|\/)/i.test(line);
