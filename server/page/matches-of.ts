/**
 * What `matchAll` finds, without its copy of the pattern: of a long one, the copy takes far longer than a search of one
 * line. The pattern must be global and match no empty text.
 */
export function* matchesOf(text: string, pattern: RegExp): Generator<RegExpExecArray, undefined> {
  let from = 0;
  for (;;) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    from = pattern.lastIndex;
    // Others may search with the same pattern meanwhile.
    pattern.lastIndex = 0;
    if (!match) return;
    yield match;
  }
}
