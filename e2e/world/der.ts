// The subset of ASN.1 DER that a certificate needs.

function lengthOf(size: number): Buffer {
  if (size < 0x80) return Buffer.from([size]);
  const bytes: number[] = [];
  for (let rest = size; rest > 0; rest >>>= 8) bytes.unshift(rest & 0xff);
  return Buffer.from([0x80 | bytes.length, ...bytes]);
}

/** One tag with its contents. */
export function tagged(tag: number, ...contents: Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
}

export const sequence = (...items: Buffer[]): Buffer => tagged(0x30, ...items);
export const set = (...items: Buffer[]): Buffer => tagged(0x31, ...items);
export const octets = (content: Buffer): Buffer => tagged(0x04, content);
export const utf8 = (text: string): Buffer => tagged(0x0c, Buffer.from(text));
export const truth = (): Buffer => tagged(0x01, Buffer.from([0xff]));

/** A bit string; `unused` bits at the end of the last byte do not count. */
export const bits = (content: Buffer, unused = 0): Buffer => tagged(0x03, Buffer.from([unused]), content);

/** Context-specific tag `[n]` around whole elements. */
export const explicit = (n: number, ...items: Buffer[]): Buffer => tagged(0xa0 | n, ...items);

/** Context-specific tag `[n]` in place of the element's own. */
export const implicit = (n: number, content: Buffer): Buffer => tagged(0x80 | n, content);

/** A non-negative integer from its big-endian bytes. */
export const integer = (bytes: Buffer): Buffer =>
  tagged(0x02, bytes[0]! & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);

/** An object identifier in dotted form. */
export function oid(dotted: string): Buffer {
  const [first, second, ...rest] = dotted.split('.').map(Number) as [number, number, ...number[]];
  const bytes = [first * 40 + second];
  for (const arc of rest) {
    const groups = [arc & 0x7f];
    for (let left = arc >>> 7; left > 0; left >>>= 7) groups.unshift(0x80 | (left & 0x7f));
    bytes.push(...groups);
  }
  return tagged(0x06, Buffer.from(bytes));
}

/** GeneralizedTime, to the second. */
export const time = (date: Date): Buffer =>
  tagged(0x18, Buffer.from(`${date.toISOString().replace(/\.\d+Z$/, '').replace(/[-:T]/g, '')}Z`));
