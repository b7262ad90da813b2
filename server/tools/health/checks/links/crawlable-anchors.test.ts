import { samplePages } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './crawlable-anchors.ts';

const body = (...markup: string[]) => ({ pages: samplePages(...markup) });
const REAL = '<a href="/garn">Garn</a>';
/** A page with this markup after a real link. */
const beside = (markup: string) => body(REAL + markup);
const FINE = { status: 'pass', params: { total: 1 } } as const;
const SCRIPTED = { status: 'warn', params: { count: 1, total: 2 } } as const;
const led = (href: string) => ({ ...SCRIPTED, evidence: [{ label: `href="${href}"`, page: 'https://shop.test/' }] });
const control = (attribute: string) => beside(`<a ${attribute} href="javascript:void(0)">Meny</a>`);

judgeTable(check, {
  'all have their address': [body(REAL, '<a href="https://garn.test/">Ut</a>'), { status: 'pass', params: { total: 2 } }],
  'a script for an address': [body(REAL, '<a href="javascript:void(0)">Vis flere</a>'), {
    ...SCRIPTED, evidence: [{ label: 'script', value: 'Vis flere', page: 'https://shop.test/side-2' }],
  }],
  'in capitals, with white space': [beside('<a href=" JAVA\nSCRIPT:void(0)">Vis flere</a>'), SCRIPTED],
  'a script that does nothing, however it is written': [
    body(REAL + ['', ';', '//', 'void 0', 'void(0);', "void('')", '{}', 'return false;', 'undefined'].map((code, at) => `<a href="javascript:${code}">Nr. ${at}</a>`).join('')),
    { status: 'warn', params: { count: 9, total: 10 } },
  ],
  'a script for an address that goes': [beside('<a href="javascript:window.location.href=\'/salg\'">Salg</a>'), SCRIPTED],
  'a script that goes by a name': [beside('<a href="javascript:goTo(\'salg\')">Salg</a>'), SCRIPTED],
  'a script that asks for consent': [beside('<a href="javascript:Cookiebot.renew()">Endre samtykke</a>'), FINE],
  'a script that goes back': [beside('<a href="javascript:history.back()">Tilbake</a>'), FINE],
  'a script that prints': [beside('<a href="javascript:void(window.print())">Skriv ut</a>'), FINE],
  'a script that does nothing beside one of which nothing is told': [
    beside('<a href="javascript:void(0)" onclick="vis()">Vis mer</a>'), SCRIPTED,
  ],
  'no address, and a script that goes': [beside('<a onclick="location.href=\'/salg\'">Salg</a>'), SCRIPTED],
  'an empty place, and a script that opens': [beside('<a href="#" onclick="window.open(\'/salg\')">Salg</a>'), {
    ...SCRIPTED, evidence: [{ label: 'script', value: 'Salg' }],
  }],
  'a script that navigates': [beside('<a href="" onclick="router.navigate(\'/salg\')">Salg</a>'), SCRIPTED],
  'a script of the store that is given the address': [beside('<a onclick="go(\'/kampanje\')">Kampanje</a>'), SCRIPTED],
  'the same with the whole address': [beside('<a href="javascript:vis(&quot;https://shop.test/salg&quot;)">Salg</a>'), SCRIPTED],
  'a script that is given words': [beside('<a onclick="vis(\'meny\')">Meny</a>'), FINE],
  'a script that does something else': [beside('<a href="#" onclick="closeMenu()">Lukk</a>'), { status: 'pass', params: { total: 2 } }],
  'the address in data-href': [beside('<a data-href="/nytt">Nytt</a>'), SCRIPTED],
  'the address in data-url': [beside('<a data-url="/nytt">Nytt</a>'), SCRIPTED],
  'the address in data-link': [beside('<a data-link="/nytt">Nytt</a>'), SCRIPTED],
  'the address in routerLink': [beside('<a routerLink="/nytt">Nytt</a>'), SCRIPTED],
  'the address in data-url and in href': [beside('<a href="/nytt" data-url="/nytt" onclick="location.href">Nytt</a>'), { status: 'pass', params: { total: 2 } }],
  'a place on the page': [beside('<a href="#topp" data-url="/x">Til toppen</a>'), { status: 'pass', params: { total: 2 } }],
  'a place without an address': [beside('<a name="topp">Toppen</a>'), FINE],
  'mail': [beside('<a href="mailto:a@b.no" data-url="/x">Post</a>'), FINE],
  'a sign without words': [beside('<a href="javascript:void(0)"> › </a>'), FINE],
  'a number is a word': [beside('<a href="javascript:void(0)">2</a>'), SCRIPTED],
  'an area of a picture': [beside('<area href="javascript:void(0)" alt="Salg">'), FINE],
  'a button': [control('role="button"'), FINE],
  'what opens a part of the page': [control('aria-expanded="false"'), FINE],
  'what controls a part of the page': [control('aria-controls="meny"'), FINE],
  'what has a list of choices': [control('aria-haspopup="true"'), FINE],
  'what is pressed': [control('aria-pressed="false"'), FINE],
  'what toggles': [control('data-toggle="collapse"'), FINE],
  'what toggles, by data-bs-toggle': [control('data-bs-toggle="collapse"'), FINE],
  'what closes': [control('data-dismiss="modal"'), FINE],
  'what closes, by data-bs-dismiss': [control('data-bs-dismiss="modal"'), FINE],
  'what shows a picture': [control('data-fancybox'), FINE],
  'a link on every page is one, by address and words': [body(...Array.from({ length: 2 }, () => `${REAL}<a href="javascript:open(1)">A</a><a href="javascript:open(1)">B</a>`)), {
    status: 'warn', params: { count: 2, total: 3 },
  }],
  'an address on what is no link, with a script': [body(`${REAL}<span href="/salg" onclick="go(this)">Salg</span>`, '<span href="/salg" onclick="go(this)">Salg</span>'), {
    ...SCRIPTED, evidence: [{ label: 'script', value: 'Salg', page: 'https://shop.test/' }],
  }],
  'one without a script, and one without words': [beside('<span href="/salg">Salg</span><span href="/a" onclick="go(this)"> </span>'), FINE],
  'no links': [body('<a name="topp">Toppen</a>'), { status: 'not-measured', reason: 'not-found' }],
  'an address that cannot be read': [beside('<a href="https://[">Salg</a>'), led('https://[')],
  'a plain http address that cannot be read': [beside('<a href="http://[">Salg</a>'), led('http://[')],
  'one with the scheme of mail inside': [beside('<a href="https://[mailto:">Salg</a>'), led('https://[mailto:')],
  'one without its scheme, with a colon': [beside('<a href="//[a:">Salg</a>'), led('//[a:')],
  'half a percent-encoding': [beside('<a href="x:invalid url%a">Salg</a>'), led('x:invalid url%a')],
  'a percent-encoding of other letters': [beside('<a href="x:invalid url%zz">Salg</a>'), led('x:invalid url%zz')],
  'of another program, an address that cannot be read': [
    beside('<a href="x://[https:">A</a><a href="h2://[">B</a><a href="x://[%41">C</a>'), FINE,
  ],
  'the words of other schemes inside an address': [
    body('<a href="/a?ftp:1">A</a><a href="/b?javascript:void(0)">B</a>'), { status: 'pass', params: { total: 2 } },
  ],
  'an address of an unknown scheme': [beside('<a href="x:invalid url%">Salg</a>'), led('x:invalid url%')],
  'files on a server': [beside('<a href="ftp://shop.test/a">Katalog</a>'), led('ftp://shop.test/a')],
  'a file: address': [beside('<a href="file:///c:/x">Katalog</a>'), led('file:///c:/x')],
  'an empty address with words': [beside('<a href="">Salg</a>'), led('')],
  'an address of great length is cut short': [beside(`<a href="ftp://${'a'.repeat(99)}">Katalog</a>`), {
    ...SCRIPTED, evidence: [{ label: `href="ftp://${'a'.repeat(53)}…"` }],
  }],
  'an empty address without words': [beside('<a href=""></a>'), { status: 'pass', params: { total: 2 } }],
  'no address and no script': [beside('<a>Salg</a>'), FINE],
  'a telephone, a message, mail': [beside('<a href="tel:+4722">Ring</a><a href="sms:22">Skriv</a><a href="mailto:a@b.no?subject=100%">Post</a>'), FINE],
  'an address of another program': [beside('<a href="whatsapp://send?text=hei">Del</a>'), FINE],
  'an address without its scheme': [beside('<a href="//shop.test/x">Salg</a>'), { status: 'pass', params: { total: 2 } }],
});
