/**
 * Finds what `matchAll` finds, but without copying the pattern: copying a long one takes far longer than searching a
 * line. The pattern must be global and must not match an empty text.
 */
export function* matchesOf(text: string, pattern: RegExp): Generator<RegExpExecArray, undefined> {
  let from = 0;
  for (;;) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    from = pattern.lastIndex;
    // The caller may search with the same pattern between two matches.
    pattern.lastIndex = 0;
    if (!match) return;
    yield match;
  }
}
