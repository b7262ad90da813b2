const KEYS = ['train-ai', 'ai-use', 'search'];

/** A string of RFC 9651, which may contain commas. What it says is not read: no known value is a string. */
const STRING = /"(?:[^"\\]|\\["\\])*"/g;
/** A member of an RFC 9651 dictionary whose value is a token, empty string, number or boolean, or is omitted. */
const MEMBER = /^([a-z*][a-z0-9_.*-]*)(?:=([A-Za-z*][^\s,;="]*|""|-?\d+(?:\.\d+)?|\?[01]))?(?:;.*)?$/;

/**
 * Reads the value of a `Content-Usage` header or of such a line in robots.txt, which may begin with a path: its known
 * keys set to `y` and to `n`; null if it is malformed.
 */
export function readContentUsage(value: string) {
  const written = value.replace(/^\s*\/\S*\s+/, '').replaceAll(STRING, '""');
  const members = written.split(',').map((member) => MEMBER.exec(member.trim()));
  if (members.some((member) => member === null)) return null;
  // RFC 9651: the last of duplicate keys counts.
  const last = new Map(members.map((member) => [member![1]!, member![2]]));
  const keysWith = (answer: string): string[] => KEYS.filter((key) => last.get(key) === answer);
  return { granted: keysWith('y'), refused: keysWith('n') };
}
