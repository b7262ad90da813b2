import { expect, test } from 'vitest';
import { createPage } from '../../page/page.ts';
import { classifyResponse } from './classify-response.ts';

interface Given {
  url?: string;
  status?: number;
  html?: string;
  /** Characters of visible text to add. */
  visible?: number;
}

const classify = ({ url = 'https://shop.test/', status = 200, html = '', visible = 0 }: Given) => {
  const at = new URL(url);
  return classifyResponse({ status, url: at, headers: [], page: createPage(`${html}<p>${'ord '.repeat(visible / 4)}</p>`, at) });
};

test.each([
  ['Shopify\'s password page', { url: 'https://shop.test/password', html: '<form action="/password" method="post">' }, 'password'],
  ['Shopify\'s password page by its class', {
    url: 'https://shop.test/password/', html: '<body class="page gradient template-password"><h1>Snart</h1>',
  }, 'password'],
  ['a password page that sends its form to its own host', {
    url: 'https://shop.test/password', html: '<form action="https://shop.test/password">',
  }, 'password'],
  ['a coming-soon headline', { html: '<title>Butikken</title><h1>Åpner snart</h1>' }, 'coming-soon'],
  ['a coming-soon title in English', { html: '<title>Coming soon | Shop</title>' }, 'coming-soon'],
  ['WooCommerce\'s coming-soon page', { html: '<body class="woocommerce-coming-soon">' }, 'coming-soon'],
  ['WooCommerce\'s coming-soon page by its head', {
    html: '<meta name="woo-coming-soon-page" content="yes"><h1>Pardon our dust</h1><a href="/wp-login.php">Log in</a>',
  }, 'coming-soon'],
  ['maintenance at 503', { status: 503, html: '<h1>Nettbutikken er nede for vedlikehold</h1>' }, 'maintenance'],
  ['a notice beside the owner\'s other sites', {
    html: '<h1>Nettbutikken er nede for vedlikehold</h1><a href="https://a.test/">A</a><a href="https://b.test/">B</a>'
      + '<a href="https://c.test/">C</a><a href="https://d.test/">D</a><script src="/teller.js"></script>',
  }, 'maintenance'],
  ['a title that says nothing else, beside a privacy policy', {
    html: '<title>Nordlys – Kommer snart</title><h2>Meld deg på</h2><a href="/personvern">Personvern</a>',
  }, 'coming-soon'],
  ['maintenance at 503 with the shop\'s menu', {
    status: 503, html: '<h1>Vi er straks tilbake</h1><nav><a href="/garn">Garn</a></nav><p>Alpakka 89,-</p>',
  }, 'maintenance'],
  ['Squarespace\'s lock screen', { status: 401, html: '<title>Private Site</title><body id="lock-screen"><form><input type="password">' }, 'password'],
  ['nginx\'s default page', { html: '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1><a href="http://nginx.org/">nginx.org</a>' }, 'no-site'],
  ['the long page of a server, by its title', {
    html: '<title>Apache2 Debian Default Page: It works</title><a href="/manual">manual</a><a href="http://manpages.test/a2enmod">a2enmod</a>',
    visible: 4_000,
  }, 'no-site'],
  ['a parked domain', { html: '<title>Den här domänen är parkerad hos Loopia</title>' }, 'no-site'],
  ['a parked domain that says so below its name', {
    html: '<title>fjordkaffe.test</title><h1>fjordkaffe.test</h1><p>Dette domenet er registrert hos Domeneshop, men har ingen nettsider ennå.</p>',
    url: 'https://fjordkaffe.test/',
  }, 'no-site'],
  ['a WordPress site behind one password', {
    html: '<title>Vevstua</title><h1><a href="https://shop.test/">Vevstua</a></h1><form action="/?password-protected=login" method="post">'
      + '<input type="password" name="pwd"><input type="submit" value="Logg inn"><input type="hidden" name="test" value="1"></form>',
  }, 'password'],
  ['a field for a password outside any form', {
    html: '<title>Gjesteområde | Blomst</title><h2>Gjesteområde</h2><input type="password" id="password"><button>OK</button><script src="/app.js"></script>',
  }, 'password'],
  ['a domain for sale at a price', {
    html: '<title>Ull.test is for sale</title><h1>This domain is for sale: $3,895</h1><a href="https://names.test/cart?d=ull">Buy now</a><a href="#">Pay later</a>',
  }, 'no-site'],
  ['a domain for sale at a price below the headline', {
    html: '<title>ull.test</title><h1>This domain is for sale</h1><p>kr 5000</p><a href="https://names.test/ull">Buy</a>', url: 'https://ull.test/',
  }, 'no-site'],
  ['a domain that may be for sale', {
    html: '<title>ull.test - Resources and Information.</title><h1>ull.test</h1><a href="https://sedo.com/?domain=ull.test">This domain may be for sale!</a>'
      + '<ul><li>Running Shoes</li></ul><script src="https://www.google.com/adsense/domains/caf.js"></script>',
  }, 'no-site'],
  ['a parked domain whose name stands beside the word', {
    html: '<title>ull.test</title><h1>ull.test</h1><p>Domenet ull.test er registrert, men har ingen nettsider.</p>',
    url: 'https://www.ull.test/',
  }, 'no-site'],
  ['a parked domain whose name stands for the word', { html: '<h1>ull.test is parked</h1>', url: 'https://ull.test/' }, 'no-site'],
  ['a parked domain whose title names the seller too', { html: '<title>ULL.test is for sale | Names</title>', url: 'https://ull.test/' }, 'no-site'],
  ['a domain that its registrar has just set up', { html: '<title>Félicitations</title><p>Votre domaine ull.test a bien été créé.</p>', url: 'https://ull.test/' }, 'no-site'],
  ['a parked domain that is called a domain name', { html: '<p>Domenenavnet ull.test er registrert.</p>', url: 'https://ull.test/' }, 'no-site'],
  ['a parked domain with letters beyond ASCII', { html: '<h1>Domenet blåbær.no har utløpt</h1>', url: 'https://xn--blbr-roah.no/' }, 'no-site'],
  ['a domain that has expired', { html: '<title>ull.test has expired</title><p>This domain has expired.</p>', url: 'https://ull.test/' }, 'no-site'],
  ['a parked domain that says only that, below its name', { html: '<title>ull.test</title><p>Domenet er parkert</p>', url: 'https://ull.test/' }, 'no-site'],
  ['a German domain for sale', { html: '<h1>Diese Domain steht zum Verkauf</h1>' }, 'no-site'],
  ['a parked domain in Danish, below its name', {
    html: '<h1>ull.test</h1><p>Dette domæne er registreret hos en kunde.</p>', url: 'https://ull.test/',
  }, 'no-site'],
  ['a parked domain whose page explains much', {
    html: '<title>Parked</title><h1>This domain has been purchased and parked by a customer.</h1><a href="https://names.test/">Names</a>',
    visible: 1_200,
  }, 'no-site'],
  ['a registrar\'s page that its title names after the domain', {
    html: '<title>ULL.TEST | Registrert domene</title>', url: 'https://ull.test/', visible: 1_200,
  }, 'no-site'],
  ['a page with Google\'s advertisements for parked domains', {
    html: '<title>ull.test</title><a href="/?q=1">Ull</a><script src="https://www.google.com/adsense/domains/caf.js"></script>', visible: 900,
  }, 'no-site'],
  ['a server\'s listing of the files of a site', {
    html: '<title>Index of /</title><h1>Index of /</h1><pre><a href="../">../</a><a href="a/">a/</a><a href="b/">b/</a><a href="c.zip">c.zip</a>',
  }, 'no-site'],
  ['Apache\'s default page', { html: '<html><body><h1>It works!</h1></body></html>' }, 'no-site'],
  ['a Dutch store before its opening', { html: '<title>Tas en Trap</title><h1>Binnenkort online</h1>' }, 'coming-soon'],
  ['a store closed for holidays', { html: '<title>Fjordkaffe – feriestengt</title><h1>Nettbutikken er stengt til 4. august</h1>' }, 'maintenance'],
  ['a bankrupt store', {
    html: '<title>Fjordkaffe</title><h1>Fjordkaffe</h1><p>Fjordkaffe AS er slått konkurs. Spørsmål rettes til bostyreren.</p>'
      + '<a href="mailto:bo@advokat.test">bo@advokat.test</a>',
  }, 'ceased'],
  ['a store that has closed for good', { html: '<title>Loom</title><h1>Loom is permanently closed</h1><p>Thank you for 12 years.</p>' }, 'ceased'],
  ['maintenance in English', { status: 503, html: '<title>Maintenance</title>Briefly unavailable' }, 'maintenance'],
])('%s is a closed store', (_name, given, how) => expect(classify(given)).toMatchObject({ kind: 'closed', how }));

test.each([
  ['a shop with a product that is coming soon', { html: '<title>Butikk</title><h2>Coming soon: ny genser</h2>', visible: 3000 }],
  ['a page about the maintenance of knitwear', { html: '<h1>Vedlikehold av ull</h1>', visible: 2500 }],
  ['a password page with an account form', { url: 'https://shop.test/password', html: '<form action="/account/new">', visible: 900 }],
  ['the class of a password page at another URL', { html: '<body class="template-password"><h1>Velkommen</h1>' }],
  ['a form for a new password', { url: 'https://shop.test/konto/password', html: '<form action="/konto/password">' }],
  ['a small shop that names its host', { html: '<h1>Fjordkaffe</h1><p>Vi selger kaffe.</p><footer>This site is hosted by One.com</footer>' }],
  ['a login that mentions accounts', { html: '<h1>Login</h1><p>Is your account suspended? Mail us.</p><input type="email"><input type="password">' }],
  ['a shop that sells domains', { html: '<h1>Domener</h1><p>Når domenet er registrert, får du en side. 99 kr i året.</p><a href="/bestill">Bestill</a>' }],
  ['a login with a name and a password', { html: '<h1>Forhandler</h1><form><input type="email"><input type="password"></form>' }],
  ['a password field in a small shop', { html: '<h1>Ull</h1><a href="/garn">Garn</a><form><input type="password"></form><p>Alpakka 89,-</p>' }],
  ['a shop whose headline is a server\'s message', { html: '<title>It works! Verktøy</title><h1>It works!</h1><a href="/drill">Drill</a><p>Drill 890,-</p>' }],
  ['a shop without links whose new products are coming soon', { html: '<title>Butikken</title><h1>Butikken</h1><p>Ny kolleksjon kommer snart</p>' }],
  ['a page whose URL only begins like the password page\'s', { url: 'https://shop.test/passwords', html: '<form action="/password">' }],
  ['a form that sends to another URL', { url: 'https://shop.test/password', html: '<form action="/password/reset">' }],
  ['a class that only ends like a password page\'s', { url: 'https://shop.test/password', html: '<body class="my-templates-password">' }],
  ['a name in the head that only begins like WooCommerce\'s', { html: '<meta name="woo-coming-soon-page-off"><h1>Velkommen</h1>' }],
  ['a shop that mentions a server\'s default page', { html: '<title>Welcome to nginx! | Bokhandel</title><a href="/boker">Bøker</a><p>249 kr</p>' }],
  ['a long page whose title only begins like a server\'s', { html: '<title>It works: body care</title>', visible: 4_000 }],
  ['a long page with a server\'s title, whose scripts may show a shop', { html: '<title>It works!</title><script src="/app.js"></script>', visible: 4_000 }],
  ['a long page with a server\'s title and a price', { html: '<title>It works!</title><p>Drill 890,-</p>', visible: 4_000 }],
  ['a long page with a server\'s title that is missing', { status: 404, html: '<title>Welcome to nginx!</title>', visible: 4_000 }],
  ['a long page without a title', { visible: 4_000 }],
  ['a shop that sells locks', { html: '<h1>Velkommen</h1><div id="lock-screen"></div>' }],
  ['a shop for maintenance products', {
    html: '<title>Verktøy, maling og vedlikehold | Malerbua</title><a href="/maling">Maling</a><a href="/verktoy">Verktøy</a>',
  }],
  ['a product that is coming soon, among others', {
    html: '<a href="/lys">Lys</a><h2>Kommer snart: julekalender 2026</h2><p>Granbar 399,-</p><button>Legg i handlekurv</button>',
  }],
  ['prices without a link', { html: '<h2>Under arbeid på pinnene</h2><p>Alpakka 89,- <button>Kjøp</button></p>' }],
  ['a category of maintenance', { html: '<title>Vedlikehold | Sykkelbua</title><a href="/p/1">Kjedeolje 129,-</a>' }],
  ['only a title, among a shop\'s links', {
    html: '<title>Vedlikehold | Sykkelbua</title><a href="/a">A</a><a href="/b">B</a><a href="/c">C</a><a href="/d">D</a>',
  }],
  ['only a heading, among a few links', { html: '<title>Sykkelbua</title><h2>Vedlikehold</h2><a href="/deler">Deler</a>' }],
  ['a shell that only names its products', {
    html: '<title>Alt for vedlikehold av båt | Båtpleie</title><div id="root">Laster</div><script src="/app.js"></script>',
  }],
  ['a shop that is closed for a holiday', { html: '<h1>Vevstua</h1><p>Vi holder ferie og har lukket frem til 1. august.</p>' }],
  ['a shop that is closed today', { html: '<h1>Loom</h1><p>The shop is now closed. We have closed down for the summer, and open again in August.</p>' }],
  ['a shop that much work was put into', { html: '<h1>Vevstua</h1><p>Vi har lagt ned mye arbeid i den nye nettbutikken. Avvikling av ferie til 1. mai.</p>' }],
  ['a contest in Polish', { html: '<h1>Konkurs!</h1><p>Wygraj kawę.</p>' }],
  ['a shop of bankrupt stock', { html: '<title>Konkurslageret</title><h1>Varer fra konkursbo</h1><a href="/alt">Alle varer</a>' }],
  ['a shop that closes down and still sells', { html: '<h1>Closing down – we stop for good</h1><p>We have closed our doors in Bergen.</p><p>Mugs £ 9</p>' }],
  ['a small shop that says who has registered its domain', {
    html: '<h1>Honning</h1><p>Lynghonning 120 kr, på telefon.</p><p>Domenet er registrert på Honning AS.</p>',
  }],
  ['a small shop whose name is registered', {
    html: '<h1>Ull</h1><p>ull.test er registrert i Merverdiavgiftsregisteret.</p>', url: 'https://ull.test/',
  }],
  ['a shop whose text names a parked domain', { html: '<h1>Ull</h1><p>Our other address, garn.test, is parked.</p>', url: 'https://ull.test/' }],
  ['a shop that is named like its domain', { html: '<title>ull.test | Garn</title>', url: 'https://ull.test/', visible: 1_200 }],
  ['a title that is only the domain', { html: '<title>ull.test</title>', url: 'https://ull.test/', visible: 1_200 }],
  ['a long page of a shop for domains, with links', {
    html: '<title>Names</title><h1>Your domain has expired?</h1><a href="/renew">Renew</a>', visible: 1_200,
  }],
  ['a small shop without prices that says where its domain is registered', {
    html: '<title>Honninghuset</title><h1>Honninghuset</h1><p>Ring 99 88 77 66.</p><footer>Domenet er registrert hos Domeneshop.</footer>',
  }],
  ['a small shop without headings that says where its domain is registered', {
    html: '<title>Honninghuset</title><p>Ring 99 88 77 66.</p><footer>Dette domenet er registrert hos Domeneshop.</footer>',
  }],
  ['a long page of a shop named like its domain that says where that is registered', {
    html: '<title>ull.test | Garn</title><footer>Dette domenet er registrert hos Domeneshop.</footer>', url: 'https://ull.test/', visible: 1_200,
  }],
  ['a small shop without headings that sells another domain', {
    html: '<title>Honninghuset</title><p>Ring 99 88 77 66.</p><p>biene.test</p><p>Domenet er til salgs</p>',
  }],
  ['a small shop that names the domain it has registered', {
    html: '<title>Honninghuset</title><h1>Honninghuset</h1><p>Ring 99 88 77 66.</p><footer>Domenet ull.test er registrert hos Domeneshop.</footer>',
    url: 'https://ull.test/',
  }],
  ['a small shop in Dutch whose footer says who registered its domain', {
    html: '<title>Honing</title><h1>Honing</h1><p>Bel ons.</p><footer>Deze domeinnaam is geregistreerd door Honing BV</footer>',
  }],
  ['a shop that has moved', { html: '<h1>Thread</h1><h2>Our old domain has expired – we are here now</h2>', visible: 900 }],
  ['a shop that sells its other domain', { html: '<h1>Honey</h1><p>Our other domain is for sale: wool.test</p>' }],
  ['a shop for domains, on one page', {
    html: '<h1>Names</h1><h2>Every domain is for sale at a fixed price</h2><p>lumo.test £900</p><a href="https://pay.test/1">Buy</a>',
  }],
  ['a hosting shop on one page', {
    html: '<h1>Webhosting</h1><h2>Ihre Domain ist abgelaufen?</h2><a href="https://kunden.test/">Bestellen</a>', visible: 900,
  }],
  ['a new shop that warns of its e-mail', { html: '<h1>Lykt</h1><p>Our domain was recently registered: look in your spam.</p>' }],
  ['a shop that sells its business, and still its goods', {
    html: '<h1>Ull</h1><h2>Ull.test er til salgs</h2><p>Garn 89 kr, som før.</p>', url: 'https://ull.test/',
  }],
  ['a hosting shop that asks for a registered domain', {
    html: '<h1>Vert</h1><h2>Har du et registrert domene?</h2><a href="https://min.vert.test/">Bestill</a>',
  }],
  ['a hosting shop whose offer includes a parked domain', { html: '<h1>Hosting</h1><h3>Parked domain included</h3>' }],
  ['a shop whose button leads to a path that a parking service uses too', {
    html: '<h1>Glow</h1><p>Only $39</p><button>Buy</button><script>b.onclick=function(){window.location.href="/lander"}</script>',
  }],
  ['a missing page of a parked domain', { status: 404, html: '<html data-adblockkey="MFww_a"><h1>ull.test</h1>' }],
  ['a listing of one folder in a shop', { html: '<title>Index of /files</title><h1>Index of /files</h1><a href="/">Parent Directory</a>' }],
  ['a shop\'s index of its brands', { html: '<title>Index of brands</title><h1>Index of brands</h1><a href="/a">Alpakka</a>' }],
  ['a shop that shows what a listing is', { html: '<title>Index of /</title><nav><a href="/a">A</a></nav>' }],
  ['a refusal', { status: 403, html: '<h1>Under arbeid</h1>' }],
  ['an empty page', { html: '' }],
])('%s is not a closed store', (_name, given) => expect(classify(given).kind).not.toBe('closed'));

test.each([
  '<script src="https://www.google.com/adsense/domains/caf.js"></script>',
  '<html data-adblockkey="MFww_a">',
  '<script>window.park = "eyJ1"</script><script src="/b.js"></script>',
  '<script>window.onload=function(){window.location.href="/lander"}</script>',
  '<script src="https://img1.wsimg.com/parking-lander/static/js/main.js"></script>',
  '<img src="https://img.sedoparking.com/logo.png">',
  '<script src="//js.parkingcrew.net/jsparkcaf.js"></script>',
])('%s marks a parked domain, unless a link leads on', (mark) => {
  expect(classify({ html: mark })).toMatchObject({ kind: 'closed', how: 'no-site' });
  expect(classify({ html: `${mark}<a href="/garn">Garn</a>` })).toEqual({ kind: 'store' });
});

test('a notice that the country is not let in is a refusal', () => {
  const notice = '<title>Loom</title><h1>Sorry!</h1><p>This store is not available in your country.</p>';
  expect(classify({ html: notice })).toEqual({
    kind: 'refusal', status: 200, vendor: null, marker: 'This store is not available in your country.',
  });
  // A refusing status says so itself, and its headers who refused.
  expect(classify({ status: 503, html: notice })).toMatchObject({ kind: 'refusal', marker: 'status 503' });
  for (const shop of ['<a href="/mugs">Mugs</a>', '<p>Mugs £ 9</p>']) expect(classify({ html: notice + shop })).toEqual({ kind: 'store' });
});

test('a queue is a waiting room', () => {
  expect(classify({ html: '<title>Du står i kø</title>' })).toEqual({
    kind: 'waiting-room', vendor: null, marker: 'Du står i kø',
  });
});

test('750,000 unclosed headings are classified in finite time', () => {
  expect(classify({ html: '<h1>'.repeat(750_000) })).toEqual({ kind: 'store' });
});
