import { createHash } from 'node:crypto';

/** A Lua script, executed atomically. */
export interface Script {
  readonly lua: string;
  readonly sha: string;
}

/** Prepares a script with the hash that EVALSHA calls it by. */
export function script(lua: string): Script {
  return { lua, sha: createHash('sha1').update(lua).digest('hex') };
}
