import { hopsOf } from './artifacts-access-rig.ts';
import { ORIGIN, fetched, sampled } from './artifacts-rig.ts';
import type { AnswerParts } from './artifacts-rig.ts';
import { samplePages } from './artifacts-sample-rig.ts';
import { available, unavailable } from './available.ts';
import type { Available, SampledPage, TriedLink, TriedLinks, FetchedResource } from './gathered.ts';

/** A requested link of the home page. */
export function tried(
  href: string,
  parts: AnswerParts = {},
  { text = 'Garn', ...of }: Partial<FetchedResource> & { text?: string } = {},
): TriedLink {
  const url = new URL(href, ORIGIN);
  return {
    url, resource: { ...fetched(null, { url: url.href, ...parts }), requestedUrl: url, ...of },
    from: [{ page: new URL(ORIGIN), text, region: 'main' }],
  };
}

/** A link that redirects. */
export const redirected = (href: string, to = '/', parts: AnswerParts = {}): TriedLink =>
  tried(
    href,
    { url: new URL(to, ORIGIN).href, hops: hopsOf(301, new URL(href, ORIGIN).href, to), ...parts },
  );

/** A link whose resource is unavailable. */
export const unavailableLink = (
  href: string,
  access: FetchedResource['access'],
  result: FetchedResource['result'] = null,
): TriedLink =>
  tried(href, {}, { access, result });

const WRITTEN = samplePages('<h1>Garn</h1>');
/** A sample that includes an app shell. */
export const WITH_SHELL: readonly SampledPage[] = [
  ...WRITTEN,
  sampled('category', '<div id="app"></div>', { path: '/app', shell: true }),
];

/** A cart or checkout that was read: that of this link. */
export const read = ({ resource }: TriedLink): Available<FetchedResource> => available(resource);

/** Input of the judges of tried links. */
export const triedLinks = (links: Partial<TriedLinks>, pages: readonly SampledPage[] = WRITTEN) =>
  ({ links: { menu: [], internal: [], external: [], ...links }, pages });

/** The same, of a store whose cart and checkout were not found. */
export const withoutCheckout = (...given: Parameters<typeof triedLinks>) => ({
  ...triedLinks(...given), cart: unavailable('not-found') as Available<FetchedResource>,
  checkout: unavailable('not-found') as Available<FetchedResource>,
});

/** This many working links. */
export const good = (count: number): TriedLink[] => Array.from({ length: count }, (_, at) => tried(`/god-${at + 1}`));
