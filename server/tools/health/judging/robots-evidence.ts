import type { Evidence } from '../../../../contract/health.ts';
import type { ServedRobots } from '../gathered.ts';

/** A line of robots.txt, as evidence. */
export const robotsEvidence = (
  { url }: Pick<ServedRobots, 'url'>, label: string, { value, line }: { value: string; line: number },
): Evidence => ({ label, value, page: url.href, line });
