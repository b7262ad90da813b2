import type { Evidence } from '../../../../contract/health.ts';
import { short } from '../evidence.ts';
import type { ServedRobots } from '../gathered.ts';

/** What a line of robots.txt says, and where it stands. */
export const robotsEvidence = (
  { url }: Pick<ServedRobots, 'url'>, label: string, { value, line }: { value: string; line: number },
): Evidence => ({ label, value: short(value), page: url.href, line });
