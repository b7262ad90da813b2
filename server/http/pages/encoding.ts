import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
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

/** The types worth compressing; fonts and images are compressed already. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** File names of the build: no folders, nothing percent-encoded. */
const NAME = /^\/[\w.-]+$/;

/** Compressed files to keep: more than a few builds have together. */
const MAX_FILES = 400;

/** Serves the content-hashed text files of `folder` compressed; passes on all other requests. */
export function compressedAssets(folder: string): RequestHandler {
  const cache = new Map<string, Promise<Buffer>>();
  return async (req, res, next) => {
    const type = TYPES[extname(req.path)];
    const encoding = encodingFor(req.headers['accept-encoding']);
    if (!type || !encoding || !NAME.test(req.path) || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const key = `${req.path} ${encoding}`;
    let content = cache.get(key);
    if (!content) {
      content = readFile(join(folder, req.path)).then((file) => compress(file, encoding, { thorough: true }));
      if (cache.size >= MAX_FILES) cache.clear();
      cache.set(key, content);
    }
    try {
      const body = await content;
      res.set({
        'Content-Type': type,
        'Content-Encoding': encoding,
        'Cache-Control': 'public, max-age=31536000, immutable',
        Vary: 'Accept-Encoding',
      });
      res.send(body);
    } catch {
      cache.delete(key);
      next();
    }
  };
}
