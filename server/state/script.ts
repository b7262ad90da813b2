import { createHash } from 'node:crypto';

/** A script the engine runs as one step that nothing comes between. */
export interface Script {
  readonly lua: string;
  readonly sha: string;
}

/** Names a script by what it is kept under. */
export function script(lua: string): Script {
  return { lua, sha: createHash('sha1').update(lua).digest('hex') };
}
