import { defineCheck, fail, pass, warn } from '../../check.ts';

const HALF_A_YEAR_S = 15_768_000;
const DAY_S = 86_400;

export const check = defineCheck({
  id: 'hsts',
  causes: ['https', 'cert-valid'],
  requiredArtifacts: { home: 'home' },
  judge({ home: { result, url } }) {
    const [header, ...more] = result.headers.all('strict-transport-security');
    if (header === undefined) return fail({ variant: 'absent' });
    const evidence = [header, ...more].map((value) =>
      ({ label: 'Strict-Transport-Security', value, url: url.href }));
    // Of several header fields only the first is processed (RFC 6797, 8.1).
    const seconds = maxAgeOf(header);
    if (seconds === null) return fail({ variant: 'invalid' }, evidence);
    if (seconds === 0) return fail({ variant: 'off' }, evidence);
    const days = Math.floor(seconds / DAY_S);
    if (seconds < HALF_A_YEAR_S) return warn({ variant: 'short', days }, evidence);
    if (more.length > 0) return warn({ variant: 'several', total: more.length + 1 }, evidence);
    return pass({ days }, evidence);
  },
});

/** Directives are separated by semicolons, which may also occur in a quoted value. */
const PARTS = /(?:"[^"]*"|[^;])+/g;
const DIRECTIVE = /^([\w!#$%&'*+.^`|~-]+)(?:\s*=\s*(?:"([^"]*)"|([\w!#$%&'*+.^`|~-]+)))?$/;

/** The max-age in seconds; null if the field is malformed, repeats a directive or has no max-age. */
function maxAgeOf(header: string): number | null {
  const parts = (header.match(PARTS) ?? []).map((part) => part.trim()).filter((part) => part !== '');
  const matches = parts.map((part) => DIRECTIVE.exec(part));
  if (matches.some((match) => match === null)) return null;
  const directives = new Map(matches.map((match) => [match![1]!.toLowerCase(), match![2] ?? match![3] ?? '']));
  const age = directives.get('max-age') ?? '';
  return directives.size === matches.length && /^\d{1,12}$/.test(age) ? Number(age) : null;
}
