/** Decodes percent escapes; returns the text unchanged when they are invalid. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
