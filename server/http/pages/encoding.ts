import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { encodingFor } from '../accept.ts';
import type { ContentEncoding } from '../accept.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses as much as is worth it for what is sent often. */
export function compress(content: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(content, { level: 9 });
  return brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/** Compressed bodies to keep: more than the pages and a few builds have together. */
const MAX_BODIES = 400;

/** Sends a body, compressed if accepted. */
export type SendText = (req: Request, res: Response, text: string | Buffer) => Promise<void>;

/** Creates a sender that compresses each body only once. */
export function createTextSender(): SendText {
  const bodies = new Map<string, Promise<Buffer>>();
  return async (req, res, text) => {
    const body = Buffer.from(text);
    const encoding = encodingFor(req.headers['accept-encoding']);
    if (!encoding) return void res.send(body);
    const key = `${encoding} ${hash('sha256', body)}`;
    let compressed = bodies.get(key);
    if (!compressed) {
      compressed = compress(body, encoding);
      if (bodies.size >= MAX_BODIES) bodies.clear();
      bodies.set(key, compressed);
      compressed.catch(() => bodies.delete(key));
    }
    res.set('Content-Encoding', encoding).send(await compressed);
  };
}

/** The types worth compressing; fonts and images are compressed already. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** File names of the build: no folders, nothing percent-encoded. */
const NAME = /^\/[\w.-]+$/;

/** Serves the content-hashed text files of `folder`; passes on all other requests. */
export const textAssets = (folder: string, send: SendText): RequestHandler => async (req, res, next) => {
  const type = TYPES[extname(req.path)];
  if (!type || !NAME.test(req.path) || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
  const file = await readFile(join(folder, req.path)).catch(() => undefined);
  if (!file) return next();
  res.set({ 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' });
  await send(req, res, file);
};
