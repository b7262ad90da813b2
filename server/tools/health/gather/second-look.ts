import type { UnmeasuredReason } from '../../../../contract/vocabulary.ts';
import type { SpeedLab } from '../../../lab/lab.ts';
import type { LabDocument, LabMeasurement } from '../../../lab/lab-result.ts';
import { LOOK_HTML } from '../../../lab/second-look.ts';
import { judgePageKind } from '../../../product/page-kind.ts';
import type { PageRole, ReadPage, Sample, SampledPage, ShownPage } from '../gathered.ts';
import { available, unavailable } from '../available.ts';
import type { Available } from '../available.ts';
import type { PageReader } from './page-reader.ts';
import { isShell } from './pages.ts';
import { notStore } from './speed.ts';

/** What a browser showed of the pages that are empty without scripts. */
export interface SecondLooks {
  /** The home page, from the lab's own visit; as it was where it has its content in the HTML. */
  home(home: Available<ReadPage>, lab: Promise<Available<LabMeasurement>>): Promise<Available<ReadPage>>;
  /** Up to three more pages, from a visit of their own; the same sample where none is empty. */
  sample(sample: Sample): Promise<Sample>;
  /** The home page as the lab has it, empty before or not, and every other page that was shown. */
  shownPages(home: Available<ReadPage>, lab: Promise<Available<LabMeasurement>>, sample: Promise<Sample>): Promise<Available<readonly ShownPage[]>>;
  /** The addresses of the pages that were shown so far. */
  readonly rendered: ReadonlySet<string>;
}

export interface SecondLookDeps {
  lab: Pick<SpeedLab, 'look'>;
  reader: PageReader;
  signal: AbortSignal;
}

/** For all pages together, the turn apart. */
const WITHIN_MS = 15_000;
const MOST = 3;
/** The page of a product first, then where most is looked for. */
const FIRST: readonly PageRole[] = ['product', 'terms', 'contact', 'category', 'returns', 'privacy', 'cart'];
/** Nobody tried: then what is said of the page stays as it is. */
const NOT_TRIED: readonly string[] = ['switched-off', 'root-cause', 'not-applicable'];

/** The second looks of one scan. */
export function createSecondLooks({ lab, reader, signal }: SecondLookDeps): SecondLooks {
  const rendered = new Set<string>();
  const others: ShownPage[] = [];

  function shown<P extends ReadPage>(page: P, found: Available<LabDocument>): P {
    if (!found.available) {
      return NOT_TRIED.includes(found.reason) ? page : { ...page, shell: found.reason as UnmeasuredReason };
    }
    const { url, html } = found.value;
    const filled = reader(html, new URL(url));
    if (!filled) return { ...page, shell: 'budget' };
    if (isShell(filled)) return page;
    rendered.add(url);
    return { ...page, page: filled, url: new URL(url), shell: null, truncated: html.length >= LOOK_HTML || filled.truncated !== null };
  }

  return {
    rendered,
    async home(home, measured) {
      if (!home.available || home.value.shell === null) return home;
      const resource = await measured;
      const page = shown(home.value, resource.available ? available(resource.value.document) : resource);
      return page === home.value ? home : available(page);
    },
    async sample(sample) {
      const shells = sample.pages.filter(({ role, shell }) => role !== 'home' && shell === 'needs-script');
      const chosen = shells.toSorted((a, b) => FIRST.indexOf(a.role) - FIRST.indexOf(b.role)).slice(0, MOST);
      if (chosen.length === 0) return sample;
      const looks = await lab.look(chosen.map(({ url }) => url), { signal, withinMs: WITHIN_MS });
      const filled = new Map(chosen.map((page, place) => {
        const look = looks[place]!;
        const found = look.ok ? notStore(look.document, page.url) ?? available(look.document) : unavailable(look.reason);
        const after = shown(page, found);
        if (after.shell === null) others.push({ before: page, after });
        return [page, after];
      }));
      const pages = sample.pages.map((page) => filled.get(page) ?? page);
      return { ...sample, pages: pages.filter(isWhatItWasTakenFor) };
    },
    async shownPages(home, measured, sample) {
      if (!home.available) return home;
      const resource = await measured;
      if (!resource.available) return resource;
      const { url, html } = resource.value.document;
      const page = reader(html, new URL(url));
      if (!page) return unavailable('budget');
      await sample;
      const after = { ...home.value, page, url: new URL(url), truncated: resource.value.cutBy !== null || page.truncated !== null };
      return available([{ before: home.value, after }, ...others]);
    },
  };
}

/** What stood at an address like a product's may turn out to be none. */
const isWhatItWasTakenFor = ({ role, shell, page }: SampledPage): boolean =>
  role !== 'product' || shell !== null || judgePageKind(page).isProduct;
