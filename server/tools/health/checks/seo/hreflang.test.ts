import { sampled } from '../../artifacts-rig.ts';
import { samplePages, source, times } from '../../artifacts-sample-rig.ts';
import { file, tally } from '../../artifacts-sitemap-rig.ts';
import { available, unavailable } from '../../available.ts';
import type { Available } from '../../gathered.ts';
import type { EntryFacts } from '../../gather/sitemap-entries.ts';
import type { SitemapFile } from '../../gather/sitemap-file.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './hreflang.ts';

const HOME = 'https://shop.test/';
const SECOND = 'https://shop.test/side-2';
const ELSEWHERE = 'https://shop.example/';
type Named = readonly [code: string, href: string];
const naming = (...named: readonly Named[]) =>
  named.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`).join('\n');
const NO_FILES: Available<readonly SitemapFile[]> = unavailable('not-found');
const pages = (...heads: string[]) => ({ pages: samplePages(...heads.map((head) => source(head))), more: [], maybeFiles: NO_FILES });
const listing = (versions: Partial<EntryFacts['versions']>) => ({ maybeFiles: available([file('/a.xml'), file('/b.xml', { versions })]) });
const IN_SITEMAP = listing({ entries: 3 });
const examples = [{ code: 'nb', href: '/nb' }];
const BOTH: readonly Named[] = [['nb', HOME], ['en', SECOND], ['x-default', HOME]];
const alone = (...named: readonly Named[]) => pages(naming(['x-default', HOME], ...named));
const bad = (value: string) => ({ status: 'fail', params: { variant: 'invalid', value } }) as const;
const ONE_WAY = { status: 'warn', params: { variant: 'one-way', count: 1, total: 1 } } as const;
const UNREAD = { status: 'pass', params: { variant: 'some', total: 1, count: 0, others: 1 } } as const;
const version = (path: string, ...named: readonly Named[]) => sampled('home', source(naming(...named)), { path });

judgeTable(check, {
  'only in the sitemap': [{ ...pages(''), ...IN_SITEMAP }, { status: 'info', params: { variant: 'sitemap', total: 3 } }],
  'in the sitemap, with an invalid code': [
    { ...pages(''), ...listing({ entries: 3, invalid: tally([{ code: 'en-UK', href: ELSEWHERE }]), relative: tally(examples) }) },
    { ...bad('en-UK'), evidence: [{ label: 'hreflang="en-UK"', value: ELSEWHERE, url: 'https://shop.test/b.xml' }] },
  ],
  'in the sitemap, with a relative URL': [
    { ...pages(''), ...listing({ entries: 3, relative: tally(examples, 2), selfless: tally([], 1) }) },
    { status: 'fail', params: { variant: 'relative', count: 2, total: 3 }, evidence: [{ label: 'hreflang="nb"', value: '/nb' }] },
  ],
  'in the sitemap, where an entry does not name itself': [
    { ...pages(''), ...listing({ entries: 3, selfless: tally([{ code: 'sv', href: ELSEWHERE }]) }) },
    { status: 'warn', params: { variant: 'self', count: 1, total: 3 }, evidence: [{ value: ELSEWHERE }] },
  ],
  'a missing link back may be in the sitemap': [{ ...pages(naming(...BOTH), ''), ...IN_SITEMAP }, { status: 'not-measured', reason: 'ambiguous' }],
  'a missing link to itself may be in the sitemap': [{ ...pages(naming(['sv', ELSEWHERE], ['x-default', ELSEWHERE])), ...IN_SITEMAP }, {
    status: 'not-measured', reason: 'ambiguous',
  }],
  'two URLs for one code, whatever the sitemap says': [
    { ...alone(['nb', HOME], ['nb', ELSEWHERE]), ...IN_SITEMAP }, { status: 'warn', params: { variant: 'conflict', count: 1, total: 1 } },
  ],
  'a canonical page that does not name itself': [
    pages(`${naming(['sv', ELSEWHERE], ['x-default', ELSEWHERE])}<link rel="canonical" href="${HOME}">`),
    { status: 'warn', params: { variant: 'self', count: 1, total: 1 } },
  ],
  'an invalid URL may be meant for the page itself': [pages(naming(['nb', 'https://['], ['x-default', ELSEWHERE])), UNREAD],
  'a version that links back, and also has an invalid URL': [pages(naming(...BOTH), naming(...BOTH, ['sv', 'https://['])), {
    status: 'pass', params: { variant: 'read', total: 2 },
  }],
  'versions that name each other': [pages(naming(...BOTH), naming(...BOTH), ''), { status: 'pass', params: { variant: 'read', total: 2 } }],
  'versions that were not read': [alone(['nb', HOME], ['sv-SE', ELSEWHERE]), UNREAD],
  'a version outside the sample that links back': [
    { ...alone(['nb', HOME], ['en', 'https://shop.test/en']), more: [version('/en', ['en', 'https://shop.test/en'], ['nb', HOME])] },
    { status: 'pass', params: { variant: 'read', total: 1 } },
  ],
  'two versions, of which one was read': [
    { ...alone(['nb', HOME], ['en', 'https://shop.test/en'], ['sv', ELSEWHERE]), more: [version('/en', ['en', 'https://shop.test/en'], ['nb', HOME])] },
    { status: 'pass', params: { variant: 'some', total: 1, count: 1, others: 2 } },
  ],
  'a version outside the sample that does not link back': [
    { ...alone(['nb', HOME], ['en', 'https://shop.test/en']), more: [version('/en', ['en', 'https://shop.test/en'])] },
    { ...ONE_WAY, evidence: [{ label: 'hreflang="en"', value: 'https://shop.test/en' }] },
  ],
  'pages reached by URLs with campaign parameters, one with very many': [{
    pages: ['?farge=r%C3%B8d&utm_source=a', `?farge=r%C3%B8d&${Array.from({ length: 40_000 }, (_, at) => `utm_${at}=a`).join('&')}`].map((query) =>
      sampled('home', source(naming(['x-default', `${HOME}?farge=r%C3%B8d`], ['nb', `${HOME}?farge=r%C3%B8d`])), { url: `${HOME}${query}` })),
    more: [], maybeFiles: NO_FILES,
  }, { status: 'pass', params: { variant: 'read', total: 2 } }],
  'a page that names only itself': [alone(), { status: 'pass', params: { variant: 'read', total: 1 } }],
  'the default in capitals, white space around a code': [pages(naming(['X-Default', HOME], [' nb ', HOME])), { status: 'pass', params: { variant: 'read', total: 1 } }],
  'a code with script and country': [alone(['zh-Hant-TW', ELSEWHERE]), UNREAD],
  'a fragment makes no difference': [alone(['nb', `${HOME}#topp`]), { status: 'pass', params: { variant: 'read', total: 1 } }],
  'a URL with its scheme in capitals': [alone(['nb', 'HTTPS://shop.test/']), { status: 'pass', params: { variant: 'read', total: 1 } }],
  'an invalid country': [alone(['en-UK', ELSEWHERE]), {
    ...bad('en-UK'), evidence: [{ label: 'hreflang="en-UK"', value: ELSEWHERE, page: HOME, line: 5 }],
  }],
  'the European Union is not a country': [alone(['en-EU', ELSEWHERE]), bad('en-EU')],
  'the eurozone is not a country': [alone(['de-EZ', ELSEWHERE]), bad('de-EZ')],
  'the United Nations are not a country': [alone(['en-UN', ELSEWHERE]), bad('en-UN')],
  'a language of three letters': [alone(['sma', ELSEWHERE]), bad('sma')],
  'a language with a variant': [alone(['de-1996', ELSEWHERE]), bad('de-1996')],
  'a feed is not a version': [pages(`${naming(...BOTH)}<link rel="alternate" type="application/rss+xml" hreflang="nb" href="/feed/">`, naming(...BOTH)), {
    status: 'pass', params: { variant: 'read', total: 2 },
  }],
  'only a feed': [pages('<link rel="alternate" type="Application/Atom+XML" hreflang="nb" href="/feed/">'), { status: 'not-applicable' }],
  'a version that states its type': [
    pages(`<link rel="alternate" type="text/html" hreflang="nb" href="/">`), { status: 'fail', params: { variant: 'relative', count: 1, total: 1 } },
  ],
  'no code at all': [alone(['', ELSEWHERE]), bad('')],
  'a very long code': [alone(['x'.repeat(301), ELSEWHERE]), {
    ...bad(`${'x'.repeat(299)}…`), evidence: [{ label: `hreflang="${'x'.repeat(39)}…"` }],
  }],
  'an invalid code takes precedence over a relative URL': [alone(['nb', '/'], ['norsk', ELSEWHERE]), bad('norsk')],
  'relative URLs': [pages(naming(['nb', '/'], ['x-default', '/']), naming(...BOTH)), {
    status: 'fail', params: { variant: 'relative', count: 1, total: 2 }, evidence: [{ label: 'hreflang="nb"', value: '/' }, { value: '/', line: 5 }],
  }],
  'a URL without its scheme': [alone(['nb', '//shop.test/']), { status: 'fail', params: { variant: 'relative', count: 1, total: 1 } }],
  'a mailto URL': [alone(['nb', 'mailto:post@shop.test']), { status: 'fail', params: { variant: 'relative', count: 1, total: 1 } }],
  'an invalid absolute URL': [alone(['nb', 'https://[']), { status: 'pass', params: { variant: 'read', total: 1 } }],
  'a version that does not link back': [pages(naming(...BOTH), ''), {
    ...ONE_WAY, evidence: [{ label: 'hreflang="en"', value: SECOND, page: HOME, line: 5 }],
  }],
  'a version that links to others': [pages(naming(...BOTH), naming(['en', SECOND], ['x-default', ELSEWHERE])), {
    status: 'warn', params: { variant: 'one-way', count: 1, total: 2 },
  }],
  'a page with two versions that do not link back counts once': [pages(naming(...BOTH, ['sv', 'https://shop.test/side-3']), '', ''), {
    ...ONE_WAY, evidence: [{ label: 'hreflang="en"' }, { label: 'hreflang="sv"' }],
  }],
  'a version that links back in another spelling of the URL': [
    pages(`${naming(...BOTH)}<link rel="canonical" href="https://shop.test/no/">`, naming(['nb', 'https://shop.test/no'], ['en', SECOND], ['x-default', ELSEWHERE])),
    { status: 'pass', params: { variant: 'some', total: 2, count: 1, others: 3 } },
  ],
  'a version that links back to the canonical URL in the header': [{
    more: [], maybeFiles: NO_FILES, pages: [
      sampled('home', source(naming(...BOTH)), { headers: { link: '<https://shop.test/no>; rel="canonical"' } }),
      version('/side-2', ['nb', 'https://shop.test/no'], ['en', SECOND], ['x-default', ELSEWHERE]),
    ],
  }, { status: 'pass', params: { variant: 'some', total: 2, count: 1, others: 3 } }],
  'a version that links back to a URL which the body names as canonical': [{
    more: [], maybeFiles: NO_FILES, pages: [
      sampled('home', source(naming(...BOTH), '<link rel="canonical" href="https://shop.test/no">')),
      version('/side-2', ['nb', 'https://shop.test/no'], ['en', SECOND], ['x-default', ELSEWHERE]),
    ],
  }, { status: 'warn', params: { variant: 'one-way', count: 1, total: 2 } }],
  'a parameter makes a difference': [pages(naming(...BOTH), naming(['nb', `${HOME}?v=1`], ['en', SECOND], ['x-default', ELSEWHERE])), {
    status: 'warn', params: { variant: 'one-way', count: 1, total: 2 },
  }],
  'a missing link back takes precedence over a missing default': [pages(naming(['nb', HOME], ['en', SECOND]), ''), ONE_WAY],
  'no default': [pages(naming(['nb', HOME]), naming(['x-default', SECOND])), {
    status: 'info', params: { variant: 'no-default', count: 1, total: 2 }, evidence: [{ label: 'hreflang="nb"', value: HOME, line: 4 }],
  }],
  'more versions than are shown': [pages(naming(...times(12, ['nb', HOME] as const))), {
    status: 'info', params: { variant: 'no-default', count: 1, total: 1 }, evidence: times(10, { label: 'hreflang="nb"' }),
  }],
  'more invalid codes than are shown': [pages(naming(...times(12, ['norsk', HOME] as const))), bad('norsk')],
  'a page that links its feed': [pages('<link rel="alternate" type="application/rss+xml" href="/feed">'), { status: 'not-applicable' }],
  'hreflang on another link relation': [pages('<link rel="author" hreflang="nb" href="/om">'), { status: 'not-applicable' }],
  'H1: each names itself, the others and a default': [pages(naming(...BOTH), naming(...BOTH)), { status: 'pass', params: { variant: 'read', total: 2 } }],
  'H2: in the body': [{ more: [], maybeFiles: NO_FILES, pages: samplePages(source('', naming(...BOTH))) }, {
    status: 'warn', params: { variant: 'body', count: 1, total: 1 }, evidence: [{ label: 'hreflang="nb"', value: HOME }],
  }],
  'H3: after an element that ends the head, which is shown': [pages(`<img src="https://maaler.example/p.gif">${naming(...BOTH)}`), {
    status: 'warn', params: { variant: 'body', count: 1, total: 1 },
    evidence: [{ label: '<img>', value: '<img src="https://maaler.example/p.gif">', line: 4 }, { label: 'hreflang="nb"' }],
  }],
  'H4: a page that names only others': [pages(naming(['sv', ELSEWHERE], ['x-default', 'https://shop.test/en'])), {
    status: 'warn', params: { variant: 'self', count: 1, total: 1 }, evidence: [{ label: 'hreflang="sv"' }],
  }],
  'a page with another canonical URL need not name itself': [
    pages(`${naming(['sv', ELSEWHERE], ['x-default', ELSEWHERE])}<link rel="canonical" href="https://shop.test/nb">`), UNREAD,
  ],
  'H5: only in the header': [{
    more: [], maybeFiles: NO_FILES, pages: [sampled('home', source(), { headers: { link:
      `<${ELSEWHERE}>; rel="alternate"; hreflang="sv", <${HOME}>; rel=alternate; hreflang=nb, <${HOME}>; rel=alternate; hreflang=x-default, </a.css>; rel=preload` } })],
  }, UNREAD],
  'H5: without a default': [{
    more: [], maybeFiles: NO_FILES, pages: [sampled('home', source(), { headers: { link: [`<${ELSEWHERE}>; rel="alternate"; hreflang="sv"`, `<${HOME}>; rel=alternate; hreflang=nb`] } })],
  }, { status: 'info', params: { variant: 'no-default', count: 1, total: 1 }, evidence: [{ label: 'Link: hreflang="sv"', value: ELSEWHERE }] }],
  'H6: en-UK': [alone(['en-UK', ELSEWHERE]), bad('en-UK')],
  'H6: a region of the United Nations': [alone(['es-419', ELSEWHERE]), bad('es-419')],
  'H6: a language as country': [alone(['no-NB', ELSEWHERE]), bad('no-NB')],
  'H6: only a country': [alone(['NO', ELSEWHERE]), bad('NO')],
  'H7: languages with and without script and country': [alone(['zh-Hant-TW', ELSEWHERE], ['nb', HOME], ['no', HOME]), UNREAD],
  'H8: without a scheme': [alone(['sv', '//x.no/sv']), { status: 'fail', params: { variant: 'relative', count: 1, total: 1 } }],
  'H9: no default': [pages(naming(['nb', HOME], ['sv', ELSEWHERE])), { status: 'info', params: { variant: 'no-default', count: 1, total: 1 } }],
  'H10: one language at two URLs': [alone(['nb', HOME], ['sv', ELSEWHERE], ['sv', 'https://shop.example/2']), {
    status: 'warn', params: { variant: 'conflict', count: 1, total: 1 }, evidence: [{ label: 'hreflang="sv"' }, { label: 'hreflang="sv"' }],
  }],
  'H11: no versions': [pages(''), { status: 'not-applicable' }],
});
