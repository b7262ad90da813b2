import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '../../e2e/world/free-port.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** One run of Lighthouse on its phone profile. */
export interface Audit {
  /** 0 to 100. */
  scores: Readonly<Record<Category, number>>;
  /** LCP on a slow phone, as simulated by Lighthouse. */
  lcpMs: number;
  requests: readonly { url: string; kind: string; bytes: number }[];
  /** The audits that lost points, by category. */
  lost: readonly string[];
}

/** A separate Chromium with Lighthouse. */
export interface LighthouseRunner extends AsyncDisposable {
  audit(url: string): Promise<Audit>;
}

/** Starts the browser at `executable`; every audit starts with an empty cache. */
export async function startLighthouse(executable: string): Promise<LighthouseRunner> {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath: executable, args: [`--remote-debugging-port=${port}`] });
  return {
    async audit(url) {
      const flags = { port, logLevel: 'error' as const, onlyCategories: [...CATEGORIES] };
      const lhr = (await lighthouse(url, flags))?.lhr;
      if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'no report'}`);
      const scoreOf = (id: Category): number => Math.round((lhr.categories[id]?.score ?? 0) * 100);
      const items = (lhr.audits['network-requests']?.details as { items?: RequestItem[] } | undefined)?.items ?? [];
      return {
        scores: Object.fromEntries(CATEGORIES.map((id) => [id, scoreOf(id)])) as Audit['scores'],
        lcpMs: lhr.audits['largest-contentful-paint']?.numericValue ?? 0,
        requests: items.map(({ url: address, resourceType, transferSize }) =>
          ({ url: address, kind: resourceType ?? 'Other', bytes: transferSize ?? 0 })),
        lost: CATEGORIES.flatMap((id) => (lhr.categories[id]?.auditRefs ?? []).flatMap((ref) => {
          const { score, title, displayValue = '' } = lhr.audits[ref.id]!;
          const isLost = ref.weight > 0 && score !== null && score < 0.9;
          return isLost ? [`${id}: ${title} ${displayValue}`.trim()] : [];
        })),
      };
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

interface RequestItem {
  url: string;
  resourceType?: string;
  transferSize?: number;
}
