/** Has the browser save text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A browser may begin to read only after this turn.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands an address on to whatever the reader writes letters with. */
export function openLetter(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}

/** A name that every file system takes: letters, digits, dots and hyphens. */
export const fileNameOf = (...parts: readonly string[]): string =>
  parts.join('-').toLowerCase().replace(/[^a-z0-9æøå.-]+/g, '-').replace(/^-+|-+$/g, '');
