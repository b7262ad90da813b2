/** The percent escapes of an address read; as it stands where they do not add up to text. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
