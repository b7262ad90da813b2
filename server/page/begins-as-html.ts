const PROLOG = /<\?xml[^>]*>/iy;
const SPACE = /\s*/y;
const HTML = /<(?:!doctype\s+html|html|head|body)\b/iy;

/** True for a text that begins as an HTML document does, whatever white space, prolog and comments stand before. */
export function beginsAsHtml(text: string): boolean {
  let at = past(SPACE, text, 0);
  at = past(SPACE, text, past(PROLOG, text, at));
  // By hand, as a pattern of comments within comments has no end of ways to match.
  while (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at + '<!--'.length);
    if (end === -1) return false;
    at = past(SPACE, text, end + '-->'.length);
  }
  return past(HTML, text, at) > at;
}

function past(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
