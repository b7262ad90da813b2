import { navigate } from 'wouter/use-browser-location';
import { LANGUAGES, MAX_COMPETITORS, VERTICALS } from '../../contract/vocabulary.ts';
import type { Language, Vertical } from '../../contract/vocabulary.ts';
import type { GeoScanBody } from '../../contract/operations/geo.ts';

/** What the form holds, or a link fills it with; a link may leave anything out. */
export interface Draft {
  brand: string;
  domain: string;
  vertical: Vertical | undefined;
  /** As many as may be named; empty ones are none. */
  competitors: readonly string[];
  lang: Language;
}

/** The input a link carries. It only ever fills the form. */
export function draftOf(query: URLSearchParams, language: Language): Draft {
  const vertical = VERTICALS.find((known) => known === query.get('vertical'));
  const given = query.getAll('competitors');
  const names = (given.length === 1 ? given[0]!.split(',') : given).map((name) => name.trim()).filter(Boolean);
  return {
    brand: query.get('brand') ?? '',
    domain: query.get('domain') ?? '',
    vertical,
    competitors: Array.from({ length: MAX_COMPETITORS }, (_, at) => names[at] ?? ''),
    lang: LANGUAGES.find((known) => known === query.get('lang')) ?? language,
  };
}

/** What a form on the page holds otherwise than the draft it was rendered from. */
export function typedIn(form: FormData, draft: Draft): Partial<Draft> {
  const text = (name: string): string => String(form.get(name) ?? '');
  const names = form.getAll('competitors').map(String);
  const lang = LANGUAGES.find((known) => known === form.get('lang'));
  return {
    ...(text('brand') !== draft.brand && { brand: text('brand') }),
    ...(text('domain') !== draft.domain && { domain: text('domain') }),
    ...(names.some((name, at) => name !== draft.competitors[at]) && { competitors: names }),
    ...(lang !== undefined && lang !== draft.lang && { lang }),
  };
}

/** The address that carries an input; equal inputs have equal addresses. */
export function visibilityAddress({ brand, domain, vertical, competitors = [], lang = 'no' }: GeoScanBody): string {
  const query = new URLSearchParams({ brand, domain, vertical });
  const named = competitors.filter(Boolean);
  // A name may hold a comma: then each has a parameter of its own, and there is always a second.
  if (named.some((name) => name.includes(','))) for (const name of [...named, '']) query.append('competitors', name);
  else if (named.length > 0) query.set('competitors', named.join(','));
  query.set('lang', lang);
  return `/visibility?${query.toString()}`;
}

/** The whole input, once nothing needed is missing. */
export function inputOf({ brand, domain, vertical, competitors, lang }: Draft): GeoScanBody | undefined {
  const [name, host] = [brand.trim(), domain.trim()];
  if (!name || !host || !vertical) return undefined;
  return { brand: name, domain: host, vertical, competitors: competitors.map((one) => one.trim()).filter(Boolean), lang };
}

/** Goes to the address of a measurement, in place of one that asks for it already, though in another order. */
export function goToMeasurement(input: GeoScanBody, language: Language): void {
  const asked = inputOf(draftOf(new URLSearchParams(window.location.search), language));
  const address = visibilityAddress(input);
  navigate(address, { replace: asked !== undefined && visibilityAddress(asked) === address });
}
