/** One link of a `Link` header (RFC 8288), its address as written. */
export interface HeaderLink {
  href: string;
  /** In lower case. */
  rel: readonly string[];
  /** The first of each name, names in lower case. */
  parameters: ReadonlyMap<string, string>;
}

const LINK = /<([^<>]*)>((?:\s*;\s*[\w*-]{1,40}\s*(?:=\s*(?:"[^"]*"|[^\s",;]*))?)*)/g;
const PARAMETER = /;\s*([\w*-]+)\s*=\s*(?:"([^"]*)"|([^\s",;]*))/g;

/** The links that an answer's `Link` fields hold; what cannot be read is passed over. */
export function readLinkHeader(fields: readonly string[]): HeaderLink[] {
  return [...fields.join(', ').matchAll(LINK)].map(([, href = '', written = '']) => {
    const parameters = new Map([...written.matchAll(PARAMETER)].toReversed()
      .map(([, name = '', quoted, bare]) => [name.toLowerCase(), quoted ?? bare ?? '']));
    return { href, rel: parameters.get('rel')?.toLowerCase().match(/\S+/g) ?? [], parameters };
  });
}
