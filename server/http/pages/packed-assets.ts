import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { encodingFor, packed } from './encoding.ts';

/** What is worth packing; fonts and pictures are packed already. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** A name as a build writes it: no folder, nothing encoded. */
const NAME = /^\/[\w.-]+$/;

/** More files than a few builds have are not kept. */
const MOST = 400;

/** Serves the text files of `folder`, named by their content, packed as the reader takes them; others are passed on. */
export function packedAssets(folder: string): RequestHandler {
  const known = new Map<string, Promise<Buffer>>();
  return async (req, res, next) => {
    const type = TYPES[extname(req.path)];
    const encoding = encodingFor(req.headers['accept-encoding']);
    if (!type || !encoding || !NAME.test(req.path) || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const key = `${req.path} ${encoding}`;
    let content = known.get(key);
    if (!content) {
      content = readFile(join(folder, req.path)).then((file) => packed(file, encoding, { thorough: true }));
      if (known.size >= MOST) known.clear();
      known.set(key, content);
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
      known.delete(key);
      next();
    }
  };
}
