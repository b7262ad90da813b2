import { beginsAsHtml } from '../../page/begins-as-html.ts';
import { parseRobots } from '../../site/robots.ts';
import { ORIGIN, sampled, fetched } from './artifacts-rig.ts';
import type { AnswerParts } from './artifacts-rig.ts';
import { entryOf } from './artifacts-access-rig.ts';
import type { Entry, RobotsFile, SampledPage, ServedRobots } from './gathered.ts';
import { available } from './available.ts';

/** The URL of robots.txt in the test tables. */
export const ROBOTS_AT = `${ORIGIN}/robots.txt`;

/** The rules of a robots.txt with these lines. */
export const rules = (...lines: readonly string[]): ServedRobots =>
  ({ ...parseRobots(lines.join('\n')), url: new URL(ROBOTS_AT) });

/** Applies to every crawler without a group of its own. */
export const ALL = 'User-agent: *';

/** A robots.txt response. */
export function robotsFileOf(text: string, parts: AnswerParts = {}): RobotsFile {
  const answered = fetched(null, { path: '/robots.txt', body: text, ...parts });
  const { requestedUrl: url, result: { status, url: servedFrom } } = answered;
  const read = available({ ...parseRobots(text), url: servedFrom });
  return { url, resource: answered, status, text, isHtml: beginsAsHtml(text), rules: read };
}

/** A store at its root, with these rules. */
export const saying = (...lines: readonly string[]): { rules: ServedRobots; entry: Entry } =>
  ({ rules: rules(...lines), entry: entryOf() });

/** Product pages at these paths. */
export const productsAt = (...paths: readonly string[]): SampledPage[] => paths.map(
  (path) => sampled('product', '<h1>Genser</h1>', { path }),
);
