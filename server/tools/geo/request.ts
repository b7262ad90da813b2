import type { GeoScanRequest } from '../../../contract/operations/geo.ts';
import type { GuardRefusal } from '../../../contract/vocabulary.ts';
import { hostKindOf } from '../../net/address.ts';
import type { InputGuard, Target } from '../../net/guard.ts';
import { isSameWord } from '../../page/word-forms.ts';
import { registrableDomain } from './domains.ts';
import { keyOf } from './name-matcher.ts';

/** A request that passed the guard. Its competitors are distinct from each other and from the brand. */
export interface GeoInput extends Omit<GeoScanRequest, 'competitors'> {
  competitors: readonly string[];
  target: Target;
  /** The host to audit. */
  host: string;
  /** The registrable domain, by which measurements are stored and citations are recognised. */
  registrable: string;
}

/** Guards the domain's host, ignoring its path. */
export async function guardDomain(
  request: GeoScanRequest, guard: InputGuard, signal: AbortSignal,
): Promise<{ ok: true; ready: GeoInput } | { ok: false; code: GuardRefusal | 'invalid_domain'; detail: string }> {
  const verdict = await guard.judgeInput(request.domain, signal);
  if (!verdict.ok) return verdict;
  const url = new URL('/', verdict.target.url);
  if (hostKindOf(url).kind === 'literal') {
    return { ok: false, code: 'invalid_domain', detail: 'domain: an address without a name is no store domain' };
  }
  const host = url.hostname;
  const competitors = distinct(request.competitors ?? [], request.brand);
  const target = { ...verdict.target, url };
  return { ok: true, ready: { ...request, competitors, target, host, registrable: registrableDomain(host) } };
}

// The names without repetitions and without the brand: "Elkjøp", "ELKJOP" and "Elkjoep" are one name.
function distinct(names: readonly string[], brand: string): string[] {
  return names.filter((name, at) => (
    ![brand, ...names.slice(0, at)].some((earlier) => isSameWord(keyOf(earlier), keyOf(name)))
  ));
}
