import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { parseAccept } from '../accept.ts';

export type ContentEncoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best supported encoding by `Accept-Encoding`; undefined if none is accepted. */
export function encodingFor(header: string | undefined): ContentEncoding | undefined {
  const accepted = new Set(parseAccept(header).filter(({ quality }) => quality > 0).map(({ value }) => value));
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}

/** Compresses content; `thorough` is for content that is compressed once and sent often. */
export function compress(
  content: Buffer, encoding: ContentEncoding, { thorough }: { thorough: boolean },
): Promise<Buffer> {
  if (encoding === 'gzip') return zip(content, { level: thorough ? 9 : 6 });
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: thorough ? 10 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Sends text, compressed if accepted. */
export async function sendText(req: Request, res: Response, text: string): Promise<void> {
  const encoding = encodingFor(req.headers['accept-encoding']);
  const body = Buffer.from(text);
  if (!encoding) return void res.send(body);
  res.set('Content-Encoding', encoding).send(await compress(body, encoding, { thorough: false }));
}
