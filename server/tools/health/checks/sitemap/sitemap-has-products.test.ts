import { productsAt } from '../../artifacts-robots-rig.ts';
import { child, file, errorStatus, index, unmeasured, listed } from '../../artifacts-sitemap-rig.ts';
import type { SitemapFile } from '../../gather/sitemap-file.ts';
import type { ServedResource, Available } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { available, unavailable } from '../../available.ts';
import { check } from './sitemap-has-products.ts';

const PRODUCT = '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Genser",'
  + '"offers":{"@type":"Offer","price":"499","priceCurrency":"NOK"}}</script><h1>Genser</h1><p>499 kr</p><button>Legg i handlekurv</button>';
const TELLING = available(productsAt('/produkt/genser'));
const SILENT = available(productsAt('/genser'));
const LOST = unavailable('timeout');

interface Given {
  sample?: Available<readonly ServedResource[]>;
  known?: Available<ReturnType<typeof productsAt>>;
  unread?: number;
}

/** By default a store with recognisable product URLs, and a sample that could not be read. */
function given(
  files: readonly SitemapFile[], { sample = LOST, known = TELLING, unread = 0 }: Given = {},
): Parameters<typeof check.judge>[0] {
  return {
    found: { foundBy: 'robots', files, unread },
    files: files.filter(({ content }) => content !== null && content !== 'html'), sampled: sample, known,
  };
}

const none = (count = 3) => file(undefined, { count });
const url = (path: string) => new URL(path, 'https://shop.test');
const fails = (total: number) => ({ status: 'fail' as const, params: { total } });
const ambiguous = { status: 'not-measured', reason: 'ambiguous' } as const;

judgeTable(check, {
  'it lacks the known products': [given([none()]), { ...fails(3), snippet: '<url><loc>https://shop.test/produkt/genser</loc></url>' }],
  'by their URLs': [given(
    [file(undefined, { count: 12, products: 4, productSample: [url('/produkt/a'), url('/produkt/b')] })],
  ), {
    status: 'pass', params: { count: 4, total: 12 },
    evidence: [{ label: 'product', value: 'https://shop.test/produkt/a', url: 'https://shop.test/produkt/a' }, {
      value: 'https://shop.test/produkt/b',
    }],
  }],
  'in the files of an index, whose own URLs do not count': [
    given(
      [
        index({ count: 3, products: 2 }),
        child('/a.xml', { count: 4, products: 1, productSample: [url('/produkt/a')] }), child('/b.xml', { count: 2 }),
      ],
    ),
    { status: 'pass', params: { count: 1, total: 6 }, evidence: [{ value: 'https://shop.test/produkt/a' }] },
  ],
  'more than are shown, with URLs too long to show': [
    given(
      [
        file(
          undefined,
          {
            count: 11, products: 11,
            productSample: Array.from({ length: 11 }, () => url(`/produkt/${'a'.repeat(400)}`)),
          },
        ),
      ],
    ),
    {
      status: 'pass', params: { count: 11, total: 11 },
      evidence: [{ value: `https://shop.test/produkt/${'a'.repeat(273)}…` }],
    },
  ],
  'none': [given([none()]), fails(3)],
  'none, in an index that was read completely': [
    given([index({ count: 2 }), child('/a.xml', { count: 1 }), child('/b.xml', { count: 1 })]), fails(2),
  ],
  'no URL at all': [given([none(0)]), fails(0)],
  'by their pages': [given([none()], { sample: available([listed('/genser', {}, PRODUCT), listed('/kontakt')]) }), {
    status: 'pass', params: { count: 1, total: 2 }, evidence: [{ label: 'product', value: 'https://shop.test/genser' }],
  }],
  'by the page that a URL redirects to': [given(
    [none()], { sample: available([listed('/gammel', { url: 'https://shop.test/genser' }, PRODUCT)]) },
  ), {
    status: 'pass', params: { count: 1, total: 1 }, evidence: [{ value: 'https://shop.test/gammel' }],
  }],
  'other pages and files': [
    given([none()], { sample: available([listed('/kontakt'), listed('/a.pdf', {}, null)]) }), fails(3),
  ],
  'none, in a store without known products': [given([none()], { known: unavailable('not-found') }), ambiguous],
  'unrecognisable URLs, more than were read': [
    given([none(3)], { known: SILENT, sample: available([listed('/a'), listed('/b')]) }), ambiguous,
  ],
  'unrecognisable URLs, and none read': [given([none(1)], { known: SILENT }), ambiguous],
  'unrecognisable URLs, and all read': [
    given([none(2)], { known: SILENT, sample: available([listed('/a'), listed('/b')]) }), fails(2),
  ],
  'some recognisable URLs': [given([none()], { known: available(productsAt('/genser', '/produkt/lue')) }), fails(3)],
  'an inaccessible file may list them': [given([none(), file('/b.xml', unmeasured('refused'))]), {
    status: 'not-measured', reason: 'refused',
  }],
  'a missing file of the index may list them': [given([index(), child('/a.xml', { count: 1 }), child('/b.xml', errorStatus())]), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-index',
  }],
  'a missing file that no index names': [given([none(), file('/b.xml', errorStatus())]), fails(3)],
  'files that were not read may list them': [given([index(), child('/a.xml', { count: 1 })], { unread: 1 }), {
    status: 'not-measured', reason: 'budget',
  }],
  'the rest of a truncated file may list them': [given([file(undefined, { count: 3, truncated: true })]), {
    status: 'not-measured', reason: 'truncated',
  }],
  'an index in an index may list them': [given([index(), child('/a.xml', { content: 'index', count: 1 })]), {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-index',
  }],
  'an index in an index, of which all was read': [
    given([index(), child('/a.xml', { content: 'index', count: 1 }), child('/b.xml', { count: 2, parent: url('/a.xml').href })]), {
      status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-index',
    },
  ],
});
