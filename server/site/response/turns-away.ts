/** Ordinary errors, which concern the request and not who sent it. */
const ORDINARY_ERRORS: readonly number[] = [400, 404, 410, 411, 413, 414, 415, 416, 417, 421, 422, 424, 431];

/** Whether a status refuses the visitor: 503, and all from 400 that are neither ordinary errors nor other 5xx. */
export function turnsAway(status: number): boolean {
  return status >= 400 && !ORDINARY_ERRORS.includes(status) && (status === 503 || status < 500 || status > 599);
}
