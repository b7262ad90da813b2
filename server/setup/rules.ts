import { DOCUMENTS, isStale } from '../../contract/checks/authorities.ts';
import type { RuleDocument } from '../../contract/checks/authorities.ts';
import { CATALOGUE } from '../../contract/checks/catalogue.ts';
import { systemClock } from '../clock.ts';

/** Each document that should be read again, with the checks that rest on it. */
export function staleRules(now: number): string[] {
  const stale = Object.entries<RuleDocument>(DOCUMENTS).filter(([, document]) => isStale(document, now));
  return stale.map(([id, { title, readAt }]) => {
    const ids = CATALOGUE.filter(({ authority }) => authority.document === id).map((check) => check.id);
    return `${readAt ?? 'no date'}  ${title}: ${ids.join(', ')}`;
  });
}

/** `npm run rules`: prints the documents that should be read again. */
export function rules(say: (line: string) => void): void {
  const stale = staleRules(systemClock.now());
  for (const line of stale) say(line);
  const total = Object.keys(DOCUMENTS).length;
  say(`${stale.length} of ${total} documents have no date or were read more than 180 days ago.`);
}
