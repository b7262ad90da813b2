const PROLOG = /<\?xml[^>]*>/iy;
const SPACE = /\s*/y;
const HTML = /<(?:!doctype\s+html|html|head|body)\b/iy;
const HTML_TYPE = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;
const SNIFFED_CHARS = 1_000;

/** Whether a `Content-Type` header says HTML. */
export const isHtmlType = (contentType: string | null): boolean => HTML_TYPE.test(contentType ?? '');

/** Whether a response is HTML: by its `Content-Type` or, without one, by its beginning, such as a comment. */
export function isHtmlResponse(contentType: string | null, text: string): boolean {
  if (contentType?.trim()) return isHtmlType(contentType);
  const start = text.slice(0, SNIFFED_CHARS);
  return beginsAsHtml(start) || start.trimStart().startsWith('<!--');
}

/** Whether a text begins like an HTML document, after any white space, XML prolog and comments. */
export function beginsAsHtml(text: string): boolean {
  let at = skip(SPACE, text, 0);
  at = skip(SPACE, text, skip(PROLOG, text, at));
  // Not a regular expression: repeated comments would backtrack catastrophically. `<!-->` is an empty comment.
  while (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at);
    if (end === -1) return false;
    at = skip(SPACE, text, end + '-->'.length);
  }
  return skip(HTML, text, at) > at;
}

function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
