const STRING = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SPACE = /[ \t\n\r]*/y;

/** Where a text stops being JSON; its length where it merely ends too soon, null where it is JSON throughout. */
export function jsonErrorAt(text: string): number | null {
  const open: ('{' | '[')[] = [];
  let at = 0;
  // What may come next: a value, the first member of a container, or what follows a value.
  let expects: 'value' | 'first' | 'after' = 'value';
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at += match[0].length;
    return match !== null;
  };
  for (;;) {
    take(SPACE);
    const unit = text[at];
    const inside = open.at(-1);
    if (expects === 'after') {
      if (inside === undefined) return at === text.length ? null : at;
      if (unit === (inside === '{' ? '}' : ']')) open.pop();
      else if (unit !== ',') return at;
      else expects = 'value';
      at += 1;
      if (expects === 'value' && inside === '{' && !takeKey()) return at;
      continue;
    }
    if (expects === 'first' && unit === (inside === '{' ? '}' : ']')) {
      open.pop();
      at += 1;
      expects = 'after';
      continue;
    }
    if (expects === 'first' && inside === '{' && !takeKey()) return at;
    take(SPACE);
    const opener = text[at];
    if (opener === '{' || opener === '[') {
      open.push(opener);
      at += 1;
      expects = 'first';
    } else if (take(STRING) || take(SCALAR)) expects = 'after';
    else return at;
  }

  function takeKey(): boolean {
    take(SPACE);
    if (!take(STRING)) return false;
    take(SPACE);
    if (text[at] !== ':') return false;
    at += 1;
    return true;
  }
}
