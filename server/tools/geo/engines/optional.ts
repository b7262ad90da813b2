import type { Engine, EngineCall, MemberPath } from './engine.ts';

/** A vendor's error on a refused request; `param` is empty if it names none. */
export interface Refusal {
  message: string;
  param: string;
}

const FORCED_TOOL: MemberPath = ['tool_choice'];

/** The member of this call that the refusal names and that can be left out, if any. */
export function refusedMember(
  { optional = [], refusesForcedTool }: Engine,
  { body }: EngineCall,
  { message, param }: Refusal,
): MemberPath | undefined {
  if (refusesForcedTool?.test(message) && hasMember(body, FORCED_TOOL)) return FORCED_TOOL;
  return optional.find((path) => hasMember(body, path) && isNamed(String(path.at(-1)), param || message));
}

/** The call without a member. */
export function without(call: EngineCall, path: MemberPath): EngineCall {
  if (!hasMember(call.body, path)) return call;
  const body = structuredClone(call.body);
  const holder = path.slice(0, -1).reduce<any>((value, key) => value[key], body);
  delete holder[path.at(-1)!];
  return { ...call, body };
}

function hasMember(body: unknown, path: MemberPath): boolean {
  return path.reduce<any>((value, key) => value?.[key], body) !== undefined;
}

/** Whether the message names the member: quoted or in a path, not as a plain word. */
function isNamed(member: string, text: string): boolean {
  return text === member || new RegExp(`['"\`.]${member}\\b|\\b${member}['"\`.:[]`).test(text)
    || (member.includes('_') && new RegExp(`\\b${member}\\b`).test(text));
}
