const LINK = /<([^<>]*)>((?:\s*;\s*[\w*-]{1,40}\s*(?:=\s*(?:"[^"]*"|[^\s",;]*))?)*)/g;
const PARAMETER = /;\s*([\w*-]+)\s*=\s*(?:"([^"]*)"|([^\s",;]*))/g;

/**
 * The links in the `Link` fields of a response (RFC 8288), their addresses unresolved, names and `rel` in lower case;
 * skips invalid links. Of each parameter the first value counts.
 */
export function readLinkHeader(fields: readonly string[]) {
  return [...fields.join(', ').matchAll(LINK)].map(([, href = '', parameterText = '']) => {
    const parameters = new Map([...parameterText.matchAll(PARAMETER)].toReversed()
      .map(([, name = '', quoted, bare]) => [name.toLowerCase(), quoted ?? bare ?? '']));
    const rel: readonly string[] = parameters.get('rel')?.toLowerCase().match(/\S+/g) ?? [];
    return { href, rel, parameters };
  });
}
