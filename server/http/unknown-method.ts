const REQUEST_LINE = /^([!#$%&'*+.^_`|~\w-]+) ([!-~]+) HTTP\/1\.([01])$/;
const HEADER_LINE = /^([!#$%&'*+.^_`|~\w-]+):([\t -~\x80-\xff]*)$/;

/**
 * Parses the request head at the start of a packet, for methods that Node does not know, with the property names of
 * `IncomingMessage`; undefined if it is too long, incomplete or invalid.
 */
export function readUnknownMethod(packet: Buffer | undefined, maxLength: number) {
  const [head, rest] = packet?.toString('latin1').split('\r\n\r\n', 2) ?? [];
  if (head === undefined || rest === undefined || head.length > maxLength) return undefined;
  const [first = '', ...lines] = head.split('\r\n');
  const [, method, url, minor] = REQUEST_LINE.exec(first) ?? [];
  const fields = lines.map((line) => HEADER_LINE.exec(line));
  if (method === undefined || url === undefined || !fields.every((field) => field !== null)) return undefined;
  const pairs = fields.map(([, name = '', value = '']): [string, string] => [name, value.trim()]);
  const headers = Object.fromEntries(new Headers(pairs));
  return { method, url, httpVersion: `1.${minor}`, rawHeaders: pairs.flat(), headers };
}
