import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { encodingFor } from '../accept.ts';
import type { ContentEncoding } from '../accept.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

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
