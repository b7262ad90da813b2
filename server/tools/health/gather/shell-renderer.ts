import type { UnmeasuredReason } from '../../../../contract/vocabulary.ts';
import type { LabDocument, LabMeasurement } from '../../../lab/lab-result.ts';
import { MAX_RENDERED_HTML } from '../../../lab/serialize-page.ts';
import type { Page } from '../../../page/page.ts';
import { judgePageKind } from '../../../product/page-kind.ts';
import type { PageRole, ReadPage, Sample, SampledPage, ShownPage, Available } from '../gathered.ts';
import { available, unavailable } from '../available.ts';
import type { PageReader } from './page-reader.ts';
import { isShell } from './pages.ts';
import { notStore } from './speed.ts';
import type { SpeedLab } from '../../../lab/speed-lab.ts';

/** Time limit for all pages together, waiting in the lab's queue not included. */
const MAX_MS = 15_000;
const MAX_PAGES = 3;
/** Which shells are rendered first: the product page, then the roles most checks read. */
const PRIORITY: readonly PageRole[] = [
  'product', 'terms', 'contact', 'company', 'category', 'returns', 'privacy', 'cart',
];
/** Reasons for which no browser was tried: the page keeps its own reason. */
const NOT_RENDERED: readonly string[] = ['switched-off', 'root-cause', 'not-applicable'];

/** Renders in a browser those pages of one scan whose HTML is an app shell. */
export function createShellRenderer(
  { lab, reader, signal }: { lab: Pick<SpeedLab, 'render'>; reader: PageReader; signal: AbortSignal },
) {
  const rendered = new Set<string>();
  const otherPages: ShownPage[] = [];

  function withRendered<P extends ReadPage>(page: P, found: Available<LabDocument>): P {
    if (!found.available) {
      return NOT_RENDERED.includes(found.reason) ? page : { ...page, shell: found.reason as UnmeasuredReason };
    }
    const { url, html } = found.value;
    const filled = reader(html, new URL(url));
    if (!filled) return { ...page, shell: 'budget' };
    if (isShell(filled)) return page;
    rendered.add(url);
    return {
      ...page, page: filled, url: new URL(url), shell: null,
      truncated: isTruncated(html, filled),
    };
  }

  return {
    /** URLs of the pages rendered so far. */
    rendered,
    /** The home page as the lab rendered it; unchanged if its HTML already has the content. */
    async home(home: Available<ReadPage>, measured: Promise<Available<LabMeasurement>>): Promise<Available<ReadPage>> {
      if (!home.available || home.value.shell === null) return home;
      const measurement = await measured;
      const found = measurement.available ? available(measurement.value.document) : measurement;
      const page = withRendered(home.value, found);
      return page === home.value ? home : available(page);
    },
    /** Renders up to three other shells of the sample; the same sample if it has none. */
    async sample(sample: Sample): Promise<Sample> {
      const shells = sample.pages.filter(({ role, shell }) => role !== 'home' && shell === 'needs-script');
      const chosen = shells.toSorted((a, b) => PRIORITY.indexOf(a.role) - PRIORITY.indexOf(b.role)).slice(0, MAX_PAGES);
      if (chosen.length === 0) return sample;
      const outcomes = await lab.render(chosen.map(({ url }) => url), { signal, withinMs: MAX_MS });
      const filled = new Map(chosen.map((page, place) => {
        const outcome = outcomes[place]!;
        const found = outcome.ok
          ? notStore(outcome.document, page.url) ?? available(outcome.document) : unavailable(outcome.reason);
        const after = withRendered(page, found);
        if (after.shell === null) otherPages.push({ before: page, after });
        return [page, after];
      }));
      const pages = sample.pages.map((page) => filled.get(page) ?? page);
      return { ...sample, pages: pages.filter(keepsItsRole) };
    },
    /** The home page before and after rendering, whether a shell or not, and every other page that was rendered. */
    async shownPages(
      before: ReadPage, measured: Promise<Available<LabMeasurement>>, sample: Promise<Sample>,
    ): Promise<Available<readonly ShownPage[]>> {
      const measurement = await measured;
      if (!measurement.available) return measurement;
      const { url, html } = measurement.value.document;
      const page = reader(html, new URL(url));
      if (!page) return unavailable('budget');
      await sample;
      const truncated = measurement.value.exhaustedBudget !== null || isTruncated(html, page);
      const after = { ...before, page, url: new URL(url), truncated };
      return available([{ before, after }, ...otherPages]);
    },
  };
}

const isTruncated = (html: string, page: Page): boolean =>
  html.length >= MAX_RENDERED_HTML || page.truncated !== null;

/** False for a page taken for a product by its URL that proves not to be one once rendered. */
const keepsItsRole = ({ role, shell, page }: SampledPage) =>
  role !== 'product' || shell !== null || judgePageKind(page).isProduct;
