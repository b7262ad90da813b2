import { createHash } from 'node:crypto';
import type { z } from 'zod';

/** A Lua script, executed atomically, and the form of its reply. */
export interface Script<Reply> {
  readonly lua: string;
  readonly sha: string;
  readonly reply: z.ZodType<Reply>;
}

/** Prepares a script with the hash that EVALSHA calls it by. */
export function script<Reply>(lua: string, reply: z.ZodType<Reply>): Script<Reply> {
  return { lua, sha: createHash('sha1').update(lua).digest('hex'), reply };
}
