import type { Engine, EngineCall, JsonObject } from './engine.ts';

/** A vendor's error on a refused request; `param` is empty if it names none. */
export interface Refusal {
  message: string;
  param: string;
}

const FORCED_TOOL = 'tool_choice';

/** The path of the member of this call that the refusal names, if that member can be left out. */
export function refusedMember(
  { optional = [], refusesForcedTool }: Engine,
  { body }: EngineCall,
  { message, param }: Refusal,
): string | undefined {
  if (refusesForcedTool?.test(message) && FORCED_TOOL in body) return FORCED_TOOL;
  return optional.find((path) => {
    const { holder, member } = memberAt(body, path);
    return holder?.[member] !== undefined && isNamed(member, param || message);
  });
}

/** The call without the member at this path. */
export function without(call: EngineCall, path: string): EngineCall {
  const body = structuredClone(call.body);
  const { holder, member } = memberAt(body, path);
  if (holder) delete holder[member];
  return { ...call, body };
}

function memberAt(body: JsonObject, path: string): { holder: JsonObject | undefined; member: string } {
  const keys = path.split('.');
  const member = keys.pop()!;
  return { holder: keys.reduce<any>((value, key) => value?.[key], body), member };
}

// A message names a member in quotation marks or in a path. A plain word is a name only with an underscore.
function isNamed(member: string, text: string): boolean {
  return text === member || new RegExp(`['"\`.]${member}\\b|\\b${member}['"\`.:[]`).test(text)
    || (member.includes('_') && new RegExp(`\\b${member}\\b`).test(text));
}
