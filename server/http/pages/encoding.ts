import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What an answer may be packed with. */
export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best packing a reader takes by its `Accept-Encoding`; none where it takes none of ours. */
export function encodingFor(header: string | undefined): Encoding | undefined {
  const taken = new Set((header ?? '').split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return parameters.some((text) => /^q=0(?:\.0*)?$/.test(text)) ? [] : [name];
  }));
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : undefined;
}

/** The content packed; `thorough` is for what is packed once and sent often. */
export function packed(content: Buffer, encoding: Encoding, { thorough }: { thorough: boolean }): Promise<Buffer> {
  if (encoding === 'gzip') return zip(content, { level: thorough ? 9 : 6 });
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: thorough ? 10 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
