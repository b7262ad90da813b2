const REQUEST_LINE = /^([!#$%&'*+.^_`|~\w-]+) ([!-~]+) HTTP\/1\.([01])$/;
const HEADER_LINE = /^([!#$%&'*+.^_`|~\w-]+):([\t -~\x80-\xff]*)$/;

/** A request's head, with the property names of `IncomingMessage`. */
export interface RequestHead {
  method: string;
  url: string;
  httpVersion: string;
  httpVersionMajor: number;
  httpVersionMinor: number;
  rawHeaders: string[];
  headers: Record<string, string>;
}

/**
 * Parses the request head at the start of a packet, for methods that Node does not know; undefined if it is too long,
 * incomplete or invalid.
 */
export function readUnknownMethod(packet: Buffer | undefined, maxLength: number): RequestHead | undefined {
  const [head, rest] = packet?.toString('latin1').split('\r\n\r\n', 2) ?? [];
  if (head === undefined || rest === undefined || head.length > maxLength) return undefined;
  const [first = '', ...lines] = head.split('\r\n');
  const [, method, url, minor] = REQUEST_LINE.exec(first) ?? [];
  const fields = lines.map((line) => HEADER_LINE.exec(line));
  if (method === undefined || url === undefined || !fields.every((field) => field !== null)) return undefined;
  const rawHeaders: string[] = [];
  const headers: Record<string, string> = {};
  for (const [, name = '', spaced = ''] of fields) {
    const value = spaced.trim();
    rawHeaders.push(name, value);
    const earlier = headers[name.toLowerCase()];
    headers[name.toLowerCase()] = earlier === undefined ? value : `${earlier}, ${value}`;
  }
  return {
    method, url, httpVersion: `1.${minor}`, httpVersionMajor: 1, httpVersionMinor: Number(minor), rawHeaders, headers,
  };
}
