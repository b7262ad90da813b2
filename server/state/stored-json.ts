/** A stored value; undefined if it is not valid JSON. */
export function parseStored(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
