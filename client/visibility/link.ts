import { navigate } from 'wouter/use-browser-location';
import { LANGUAGES, MAX_COMPETITORS, VERTICALS } from '../../contract/vocabulary.ts';
import type { Language, Vertical } from '../../contract/vocabulary.ts';
import type { GeoScanBody } from '../../contract/operations/geo.ts';

/** Values of the form, possibly prefilled by a link, which may omit any of them. */
export interface Draft {
  brand: string;
  domain: string;
  vertical: Vertical | undefined;
  /** Fixed length; unused ones are empty. */
  competitors: readonly string[];
  lang: Language;
}

/** Form values from the query string of a link, which never starts a measurement. */
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

/** Values of a form in the DOM that differ from the draft it was rendered from. */
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

/** URL of an input; equal inputs have equal URLs. */
export function visibilityAddress({ brand, domain, vertical, competitors = [], lang = 'no' }: GeoScanBody): string {
  const query = new URLSearchParams({ brand, domain, vertical });
  const named = competitors.filter(Boolean);
  // A name may contain a comma: then each gets its own parameter, and an empty one ensures that there are at least two.
  if (named.some((name) => name.includes(','))) for (const name of [...named, '']) query.append('competitors', name);
  else if (named.length > 0) query.set('competitors', named.join(','));
  query.set('lang', lang);
  return `/visibility?${query.toString()}`;
}

/** The complete input; undefined while a required value is missing. */
export function inputOf({ brand, domain, vertical, competitors, lang }: Draft): GeoScanBody | undefined {
  const [name, host] = [brand.trim(), domain.trim()];
  if (!name || !host || !vertical) return undefined;
  return {
    brand: name, domain: host, vertical, competitors: competitors.map((one) => one.trim()).filter(Boolean), lang,
  };
}

/**
 * Navigates to the URL of a measurement; replaces the history entry if that asks for the same input in another order.
 */
export function goToMeasurement(input: GeoScanBody, language: Language): void {
  const asked = inputOf(draftOf(new URLSearchParams(window.location.search), language));
  const address = visibilityAddress(input);
  navigate(address, { replace: asked !== undefined && visibilityAddress(asked) === address });
}
