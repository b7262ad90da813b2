const SPACE = /[ \t\n\r]*/y;
const STRING_BODY = /"(?:[^"\\\u0000-\u001F]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*/y;
const NUMBER_OR_WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

type Next = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'nothing';

/** The offset of the first JSON syntax error; null for valid JSON. */
export function jsonErrorAt(text: string): number | null {
  const open: ('{' | '[')[] = [];
  let awaited: Next = 'value';
  let at = 0;
  const past = (pattern: RegExp): number => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : at;
  };
  const afterValue = (): Next => (open.length === 0 ? 'nothing' : ', or end');

  for (;;) {
    at = past(SPACE);
    const unit = text[at];
    if (unit === undefined) return awaited === 'nothing' ? null : at;
    if (awaited === 'nothing') return at;
    if (awaited === ':') {
      if (unit !== ':') return at;
      at += 1;
      awaited = 'value';
    } else if (awaited === ', or end') {
      const isObject = open.at(-1) === '{';
      if (unit === ',') awaited = isObject ? 'key' : 'value';
      else if (unit === (isObject ? '}' : ']')) {
        open.pop();
        awaited = afterValue();
      } else return at;
      at += 1;
    } else if ((awaited === 'key or }' && unit === '}') || (awaited === 'value or ]' && unit === ']')) {
      open.pop();
      awaited = afterValue();
      at += 1;
    } else if (unit === '"') {
      at = past(STRING_BODY);
      if (text[at] !== '"') return at;
      at += 1;
      awaited = awaited.startsWith('key') ? ':' : afterValue();
    } else if (awaited.startsWith('key')) {
      return at;
    } else if (unit === '{' || unit === '[') {
      open.push(unit);
      awaited = unit === '{' ? 'key or }' : 'value or ]';
      at += 1;
    } else {
      const end = past(NUMBER_OR_WORD);
      if (end === at) return at;
      at = end;
      awaited = afterValue();
    }
  }
}
