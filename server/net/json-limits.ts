/** More than any service that we ask nests its answers. */
const MAX_DEPTH = 100;
/** More values than any of them sends. */
const MAX_VALUES = 50_000;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5C, 0x2C, 0x3A];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5B, 0x5D, 0x7B, 0x7D];

/**
 * Limits what makes JSON slow to parse, which its size does not: values and levels. Is called with its pieces in order;
 * true once they have more than allowed. Any other text passes unless it resembles such JSON.
 */
export function createJsonLimiter(): (piece: Uint8Array) => boolean {
  let [depth, values, isInString, isEscaped] = [0, 0, false, false];
  return (piece) => {
    for (const byte of piece) {
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isInString = false;
      } else if (byte === QUOTE) isInString = true;
      else if (byte === COMMA || byte === COLON) values += 1;
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        values += 1;
        depth += 1;
        if (depth > MAX_DEPTH) return true;
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    }
    return values > MAX_VALUES;
  };
}

/** Whether JSON that arrived as one text has more values or levels than allowed. */
export const exceedsJsonLimits = (text: string): boolean => createJsonLimiter()(Buffer.from(text));
