/** Decodes percent escapes; returns the text unchanged when they are invalid. */
export function decodeUriOrSelf(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
