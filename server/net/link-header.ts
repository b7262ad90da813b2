const LINK = /<([^<>]*)>((?:\s*;\s*[\w*-]{1,40}\s*(?:=\s*(?:"[^"]*"|[^\s",;]*))?)*)/g;
const PARAMETER = /;\s*([\w*-]+)\s*=\s*(?:"([^"]*)"|([^\s",;]*))/g;

/**
 * Reads the links in the `Link` fields of a response (RFC 8288) and skips invalid ones. Addresses are not resolved,
 * parameter names and `rel` are in lower case, and the first value of a repeated parameter counts.
 */
export function readLinkHeader(fields: readonly string[]) {
  return [...fields.join(', ').matchAll(LINK)].map(([, href = '', parameterText = '']) => {
    const parameters = new Map([...parameterText.matchAll(PARAMETER)].toReversed()
      .map(([, name = '', quoted, bare]) => [name.toLowerCase(), quoted ?? bare ?? '']));
    const rel: readonly string[] = parameters.get('rel')?.toLowerCase().match(/\S+/g) ?? [];
    return { href, rel, parameters };
  });
}
