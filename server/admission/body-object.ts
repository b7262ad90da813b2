/** The fields of a JSON object; nothing for anything else, arrays and `null` included. */
export function bodyObject(body: unknown): Record<string, unknown> | undefined {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : undefined;
}

export const NOT_AN_OBJECT = 'The body must be a JSON object.';
