import type { EngineCall, MemberPath } from './engine.ts';

/** A vendor's words on a request it refused; `param` is empty where it names none. */
export interface Refusal {
  message: string;
  param: string;
}

/** The listed member of this call that the refusal is about, if it is about one. */
export function refusedMember(
  optional: readonly MemberPath[],
  { body }: EngineCall,
  { message, param }: Refusal,
): MemberPath | undefined {
  return optional.find((path) => isThere(body, path) && isNamed(String(path.at(-1)), param || message));
}

/** The same call without a member; as it was where it holds none. */
export function without(call: EngineCall, path: MemberPath): EngineCall {
  if (!isThere(call.body, path)) return call;
  const body = structuredClone(call.body);
  const holder = path.slice(0, -1).reduce<any>((value, key) => value[key], body);
  delete holder[path.at(-1)!];
  return { ...call, body };
}

function isThere(body: unknown, path: MemberPath): boolean {
  return path.reduce<any>((value, key) => value?.[key], body) !== undefined;
}

/** Whether the words speak of the member: in quotes or in a path, not as a word of a sentence. */
function isNamed(member: string, words: string): boolean {
  return words === member || new RegExp(`['"\`.]${member}\\b|\\b${member}['"\`.:[]`).test(words)
    || (member.includes('_') && new RegExp(`\\b${member}\\b`).test(words));
}
