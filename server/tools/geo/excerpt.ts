const MAX_CHARS = 240;

/** An excerpt of an answer around a mention, or its beginning; white space collapsed. */
export function excerptOf(text: string, around?: { start: number; end: number }): string {
  const centre = around ? (around.start + around.end) / 2 : 0;
  const from = Math.max(0, Math.min(Math.floor(centre - MAX_CHARS / 2), text.length - MAX_CHARS));
  const start = from === 0 ? 0 : wordStart(text, from);
  const end = from + MAX_CHARS >= text.length ? text.length : wordEnd(text, from + MAX_CHARS);
  const words = text.slice(start, end).toWellFormed().replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '… ' : ''}${words}${end < text.length ? ' …' : ''}`;
}

function wordStart(text: string, at: number): number {
  const space = text.slice(at, at + 30).search(/\s/);
  return space === -1 ? at : at + space + 1;
}

function wordEnd(text: string, at: number): number {
  const space = text.slice(at - 30, at).search(/\s\S*$/);
  return space === -1 ? at : at - 30 + space;
}
