import { samplePages } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './crawlable-anchors.ts';

const body = (...markup: string[]) => ({ pages: samplePages(...markup) });
const REAL = '<a href="/garn">Garn</a>';
/** A page with this markup after a real link. */
const beside = (markup: string) => body(REAL + markup);
const FINE = { status: 'pass', params: { total: 1 } } as const;
const SCRIPTED = { status: 'warn', params: { count: 1, total: 2 } } as const;
const reportsUrl = (href: string) => ({ ...SCRIPTED, evidence: [{ label: `href="${href}"`, page: 'https://shop.test/' }] });
const control = (attribute: string) => beside(`<a ${attribute} href="javascript:void(0)">Meny</a>`);

judgeTable(check, {
  'all have a URL': [body(REAL, '<a href="https://garn.test/">Ut</a>'), { status: 'pass', params: { total: 2 } }],
  'a script as URL': [body(REAL, '<a href="javascript:void(0)">Vis flere</a>'), {
    ...SCRIPTED, evidence: [{ label: 'script', value: 'Vis flere', page: 'https://shop.test/side-2' }],
  }],
  'in capitals, with white space': [beside('<a href=" JAVA\nSCRIPT:void(0)">Vis flere</a>'), SCRIPTED],
  'a script that does nothing, however it is written': [
    body(REAL + ['', ';', '//', 'void 0', 'void(0);', "void('')", '{}', 'return false;', 'undefined'].map((code, at) => `<a href="javascript:${code}">Nr. ${at}</a>`).join('')),
    { status: 'warn', params: { count: 9, total: 10 } },
  ],
  'a script as URL that navigates': [beside('<a href="javascript:window.location.href=\'/salg\'">Salg</a>'), SCRIPTED],
  'a script that navigates by its name': [beside('<a href="javascript:goTo(\'salg\')">Salg</a>'), SCRIPTED],
  'a script that asks for consent': [beside('<a href="javascript:Cookiebot.renew()">Endre samtykke</a>'), FINE],
  'a script that goes back': [beside('<a href="javascript:history.back()">Tilbake</a>'), FINE],
  'a script that prints': [beside('<a href="javascript:void(window.print())">Skriv ut</a>'), FINE],
  'a script without effect, beside an unknown one': [
    beside('<a href="javascript:void(0)" onclick="vis()">Vis mer</a>'), SCRIPTED,
  ],
  'no URL, and a script that navigates': [beside('<a onclick="location.href=\'/salg\'">Salg</a>'), SCRIPTED],
  'an empty fragment, and a script that opens a window': [beside('<a href="#" onclick="window.open(\'/salg\')">Salg</a>'), {
    ...SCRIPTED, evidence: [{ label: 'script', value: 'Salg' }],
  }],
  'an empty URL, and a script that navigates': [beside('<a href="" onclick="router.navigate(\'/salg\')">Salg</a>'), SCRIPTED],
  'a custom script that is given a path': [beside('<a onclick="go(\'/kampanje\')">Kampanje</a>'), SCRIPTED],
  'a custom script that is given a full URL': [beside('<a href="javascript:vis(&quot;https://shop.test/salg&quot;)">Salg</a>'), SCRIPTED],
  'a custom script that is given a word': [beside('<a onclick="vis(\'meny\')">Meny</a>'), FINE],
  'a script that does something else': [beside('<a href="#" onclick="closeMenu()">Lukk</a>'), { status: 'pass', params: { total: 2 } }],
  'a URL in data-href': [beside('<a data-href="/nytt">Nytt</a>'), SCRIPTED],
  'a URL in data-url': [beside('<a data-url="/nytt">Nytt</a>'), SCRIPTED],
  'a URL in data-link': [beside('<a data-link="/nytt">Nytt</a>'), SCRIPTED],
  'a URL in routerLink': [beside('<a routerLink="/nytt">Nytt</a>'), SCRIPTED],
  'a URL in data-url and in href': [beside('<a href="/nytt" data-url="/nytt" onclick="location.href">Nytt</a>'), { status: 'pass', params: { total: 2 } }],
  'a fragment of the page': [beside('<a href="#topp" data-url="/x">Til toppen</a>'), { status: 'pass', params: { total: 2 } }],
  'an anchor without href': [beside('<a name="topp">Toppen</a>'), FINE],
  'mail': [beside('<a href="mailto:a@b.no" data-url="/x">Post</a>'), FINE],
  'a symbol without words': [beside('<a href="javascript:void(0)"> › </a>'), FINE],
  'a number counts as text': [beside('<a href="javascript:void(0)">2</a>'), SCRIPTED],
  'an area of an image map': [beside('<area href="javascript:void(0)" alt="Salg">'), FINE],
  'a button': [control('role="button"'), FINE],
  'a control that expands': [control('aria-expanded="false"'), FINE],
  'a control of another element': [control('aria-controls="meny"'), FINE],
  'a control with a popup': [control('aria-haspopup="true"'), FINE],
  'a control that is pressed': [control('aria-pressed="false"'), FINE],
  'a toggle': [control('data-toggle="collapse"'), FINE],
  'a toggle, by data-bs-toggle': [control('data-bs-toggle="collapse"'), FINE],
  'a close button': [control('data-dismiss="modal"'), FINE],
  'a close button, by data-bs-dismiss': [control('data-bs-dismiss="modal"'), FINE],
  'a control that shows an image': [control('data-fancybox'), FINE],
  'links are counted once by URL and text': [body(...Array.from({ length: 2 }, () => `${REAL}<a href="javascript:open(1)">A</a><a href="javascript:open(1)">B</a>`)), {
    status: 'warn', params: { count: 2, total: 3 },
  }],
  'href on another element, with a script': [body(`${REAL}<span href="/salg" onclick="go(this)">Salg</span>`, '<span href="/salg" onclick="go(this)">Salg</span>'), {
    ...SCRIPTED, evidence: [{ label: 'script', value: 'Salg', page: 'https://shop.test/' }],
  }],
  'href on another element, without a script or without text': [beside('<span href="/salg">Salg</span><span href="/a" onclick="go(this)"> </span>'), FINE],
  'no links': [body('<a name="topp">Toppen</a>'), { status: 'not-measured', reason: 'not-found' }],
  'an invalid https URL': [beside('<a href="https://[">Salg</a>'), reportsUrl('https://[')],
  'an invalid http URL': [beside('<a href="http://[">Salg</a>'), reportsUrl('http://[')],
  'an invalid URL that contains mailto:': [beside('<a href="https://[mailto:">Salg</a>'), reportsUrl('https://[mailto:')],
  'an invalid URL without a scheme, with a colon': [beside('<a href="//[a:">Salg</a>'), reportsUrl('//[a:')],
  'an incomplete percent-encoding': [beside('<a href="x:invalid url%a">Salg</a>'), reportsUrl('x:invalid url%a')],
  'a percent-encoding of invalid letters': [beside('<a href="x:invalid url%zz">Salg</a>'), reportsUrl('x:invalid url%zz')],
  'invalid URLs of other schemes': [
    beside('<a href="x://[https:">A</a><a href="h2://[">B</a><a href="x://[%41">C</a>'), FINE,
  ],
  'names of other schemes inside a URL': [
    body('<a href="/a?ftp:1">A</a><a href="/b?javascript:void(0)">B</a>'), { status: 'pass', params: { total: 2 } },
  ],
  'an invalid URL of an unknown scheme': [beside('<a href="x:invalid url%">Salg</a>'), reportsUrl('x:invalid url%')],
  'an ftp URL': [beside('<a href="ftp://shop.test/a">Katalog</a>'), reportsUrl('ftp://shop.test/a')],
  'a file URL': [beside('<a href="file:///c:/x">Katalog</a>'), reportsUrl('file:///c:/x')],
  'an empty URL with text': [beside('<a href="">Salg</a>'), reportsUrl('')],
  'a very long URL is shortened': [beside(`<a href="ftp://${'a'.repeat(99)}">Katalog</a>`), {
    ...SCRIPTED, evidence: [{ label: `href="ftp://${'a'.repeat(53)}…"` }],
  }],
  'an empty URL without text': [beside('<a href=""></a>'), { status: 'pass', params: { total: 2 } }],
  'no URL and no script': [beside('<a>Salg</a>'), FINE],
  'tel, sms and mailto links': [beside('<a href="tel:+4722">Ring</a><a href="sms:22">Skriv</a><a href="mailto:a@b.no?subject=100%">Post</a>'), FINE],
  'a URL of another application': [beside('<a href="whatsapp://send?text=hei">Del</a>'), FINE],
  'a URL without a scheme': [beside('<a href="//shop.test/x">Salg</a>'), { status: 'pass', params: { total: 2 } }],
});
