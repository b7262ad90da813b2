/**
 * The values of an `Accept…` header, in lower case, with their q-values. Without one the quality is 1; an invalid one
 * counts as 0.
 */
export function parseAccept(header = ''): { value: string; quality: number }[] {
  return header.toLowerCase().split(',').map((part) => {
    const [value = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.map((text) => /^q\s*=\s*(.*)$/.exec(text)?.[1]).find((text) => text !== undefined) ?? '1';
    return { value, quality: /^(?:0(?:\.\d*)?|1(?:\.0*)?|\.\d+)$/.test(weight) ? Number(weight) : 0 };
  });
}
