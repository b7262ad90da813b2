import { once } from 'node:events';
import { pipeline, type Readable, type Transform } from 'node:stream';
import {
  constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw, createZstdDecompress,
} from 'node:zlib';

import { NetFault } from './faults.ts';

/** What this client asks for; every entry is undone here. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

/** Small enough to be cut from the shared pool: larger pieces pile up as garbage that the collector does not see. */
const CHUNK = 8 * 1024;
const MOST_LAYERS = 2;
/** 8 MiB, the most a `zstd` body may need of its reader (RFC 9659 § 3). */
const ZSTD_WINDOW_LOG = 23;

/**
 * Undoes a Content-Encoding while it is read: nothing is decompressed that nobody reads, so a bomb costs what was taken
 * from it. Throws a `NetFault` for an encoding that is unknown; the stream errs with one for bytes that do not fit.
 */
export async function decompress(body: Readable, encoding: string | null): Promise<Readable> {
  const layers = (encoding ?? '').toLowerCase().split(',').map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (layers.length > MOST_LAYERS) throw new NetFault('bad-encoding', 'the body is encoded too many times');
  let stream = body;
  for (const name of layers.reverse()) stream = through(stream, await decoderFor(name, stream));
  return stream;
}

/** Unpacks gzip that is not declared as an encoding, such as `sitemap.xml.gz`, piece by piece. */
export const gunzip = (): Transform => createGunzip({ chunkSize: CHUNK });

function through(source: Readable, decoder: Transform): Readable {
  pipeline(source, decoder, () => undefined);
  return decoder;
}

async function decoderFor(name: string, source: Readable): Promise<Transform> {
  switch (name) {
    case 'gzip':
    case 'x-gzip': return gunzip();
    case 'br': return createBrotliDecompress({ chunkSize: CHUNK });
    case 'zstd': return createZstdDecompress({
      chunkSize: CHUNK,
      params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG },
    });
    // Some servers send deflate without the zlib wrapper that the name stands for; its first byte tells.
    case 'deflate': return ((await firstByte(source)) & 0x0f) === 8
      ? createInflate({ chunkSize: CHUNK })
      : createInflateRaw({ chunkSize: CHUNK });
    default: throw new NetFault('bad-encoding', `the body is encoded as ${name.slice(0, 40)}`);
  }
}

/** Looks at the first byte without taking it; 0 where there is none. */
async function firstByte(source: Readable): Promise<number> {
  while (!source.readableEnded && !source.destroyed) {
    const byte = source.read(1) as Buffer | null;
    if (byte) {
      source.unshift(byte);
      return byte[0]!;
    }
    if (source.readableEnded || source.destroyed) break;
    const settled = new AbortController();
    try {
      await Promise.race([once(source, 'readable', settled), once(source, 'end', settled)]);
    } finally {
      settled.abort();
    }
  }
  return 0;
}

/** Whether an error came out of a decompressor. */
export function isDecodingError(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return typeof code === 'string' && /^(?:Z_|ZSTD_|ERR_(?:_|BROTLI|PADDING))/.test(code);
}
