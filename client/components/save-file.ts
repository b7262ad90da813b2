/** Downloads text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers may read the blob only after the current task.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Opens a `mailto:` URL in the user's mail client. */
export function openMailto(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}

/** A portable file name of letters, digits, dots and hyphens. */
export const fileNameOf = (...parts: readonly string[]): string =>
  parts.join('-').toLowerCase().replace(/[^a-z0-9æøå.-]+/g, '-').replace(/^-+|-+$/g, '');
