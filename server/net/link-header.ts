/** One link of a `Link` header (RFC 8288), its address unresolved. */
interface HeaderLink {
  href: string;
  /** In lower case. */
  rel: readonly string[];
  /** The first value of each name, names in lower case. */
  parameters: ReadonlyMap<string, string>;
}

const LINK = /<([^<>]*)>((?:\s*;\s*[\w*-]{1,40}\s*(?:=\s*(?:"[^"]*"|[^\s",;]*))?)*)/g;
const PARAMETER = /;\s*([\w*-]+)\s*=\s*(?:"([^"]*)"|([^\s",;]*))/g;

/** Parses the `Link` fields of a response; skips invalid links. */
export function readLinkHeader(fields: readonly string[]): HeaderLink[] {
  return [...fields.join(', ').matchAll(LINK)].map(([, href = '', parameterText = '']) => {
    const parameters = new Map([...parameterText.matchAll(PARAMETER)].toReversed()
      .map(([, name = '', quoted, bare]) => [name.toLowerCase(), quoted ?? bare ?? '']));
    return { href, rel: parameters.get('rel')?.toLowerCase().match(/\S+/g) ?? [], parameters };
  });
}
