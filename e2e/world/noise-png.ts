import { crc32, deflateSync } from 'node:zlib';

/** A PNG of noise, which does not compress; the same bytes every time. */
export function noisePng(width: number, height: number): Uint8Array {
  const rows = Buffer.alloc(height * (1 + width * 3));
  let state = 1;
  for (let at = 0; at < rows.length; at += 1) {
    state = (state * 48_271) % 2_147_483_647;
    // Each row begins with its filter: none.
    rows[at] = at % (1 + width * 3) === 0 ? 0 : state >> 8;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(rows, { level: 1 });
  const chunks = [chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
