import { describe, expect, test } from 'vitest';
import { createPage } from '../../page/page.ts';
import { findPriceGate, hasBuyButton } from './price-gate.ts';

const pageOf = (body: string) => createPage(body, new URL('https://a.test/'));
const gateOf = (words: string, body = `<p>${words}</p>`): string | null => {
  const page = pageOf(body);
  const found = findPriceGate(page);
  return found && page.text.text.slice(found.start, found.end);
};

describe('findPriceGate', () => {
  test.each([
    ['Logg inn for å se pris', 'Logg inn for å se pris'], ['Du må være logget inn for å se prisene våre.', 'logget inn for å se prisene'],
    ['LOGG INN FOR PRIS', 'LOGG INN FOR PRIS'], ['Registrer deg for å se priser', 'Registrer deg for å se priser'],
    ['Registrer deg her for å se våre priser', 'Registrer deg her for å se våre priser'],
    ['Register to see prices', 'Register to see prices'], ['Priser vises etter registrering', 'Priser vises etter registrering'],
    ['Priser vises etter innlogging', 'Priser vises etter innlogging'], ['Log in to see price', 'Log in to see price'],
    ['Please sign in to view pricing', 'sign in to view pricing'], ['Price available after login', 'Price available after login'],
    ['Logga in för att se priset', 'Logga in för att se priset'], ['Log ind for at se priser', 'Log ind for at se priser'],
    ['Pris: <a href="/logg-inn">Logg inn</a> for å se pris', 'Logg inn for å se pris'],
  ])('%s', (words, gate) => {
    expect(gateOf(words)).toBe(gate);
  });

  test('reads 50,000 or 100,000 repeated words', () => {
    expect(gateOf('innlogg'.repeat(100_000))).toBeNull();
    for (const words of ['logg inn for å se ', 'pris kun for ', 'pris logg inn bedre ', 'logg inn '.repeat(3), 'pris\n']) expect(gateOf(`${words.repeat(20_000)}beste`)).toBeNull();
    expect(gateOf(`${'registrer'.repeat(50_000)}. Innloggingsopplysninger gir pris`)).toBe('Innloggingsopplysninger gir pris');
  });

  test.each([
    'Logg inn for å se pris', 'Logg inn for å se dine priser', 'Logg inn for pris', 'Logg inn for priser', 'Du må være innlogget for å se priser', 'Logg deg inn for å se prisene',
    'Vennligst logg inn for å se nettopris', 'Priser vises kun for innloggede kunder', 'Priser er kun synlige for innloggede brukere', 'Prisen vises etter innlogging',
    'Innlogging kreves', 'Logg inn for å handle', 'Bli kunde for å handle', 'Søk om kundeforhold', 'Log in to see prices', 'Login to view your price', 'Log in for prices',
    'Please sign in for pricing', 'Sign in for pricing.', 'Logg inn for å se nettopris.', 'Priser vises kun ved innlogging.', 'Pris ved innlogging.', 'Søk om konto.', 'Log in to see price.', 'Sign in to see pricing', 'Prices are visible to registered customers only', 'Trade login',
  ])('a wall: %s', (words) => {
    expect(gateOf(words)).not.toBeNull();
  });

  test.each([
    'Er du proff? Logg deg inn eller søk om konto for å få se priser', 'Lagerstatus og pris ser du ved innlogging', 'Våre priser er forbeholdt innloggede', 'Pris: logg inn', 'Innloggede kunder ser prisene',
    'Prisar for registrerte kundar', 'Logg inn for å få sjå prisen', 'Prisane er tilgjengelege berre når du har logga inn',
    'Som återförsäljare måste du logga in för att kunna se priserna', 'Nettopriser visas enbart för inloggade', 'Skapa konto för att få tillgång till prislistan',
    'Kun indloggede kunder kan se priserne', 'Priserne er skjult, indtil du er logget ind', 'Opret en konto for at se vores prisliste',
    'Hinnat ovat näkyvissä vain rekisteröityneille', 'Kirjautumalla näet hinnan', 'Tukkuhintojen katselu vaatii: kirjaudu sisään nähdäksesi hinnaston',
    'Verð sjást aðeins eftir innskráningu', 'Stofnaðu aðgang til að skoða verðlista',
    'Prices only appear once you are logged in', 'Become a stockist to view our wholesale prices', 'Retail partners: sign in and see prices', 'Pricing is restricted to registered trade buyers', 'Guests can’t see prices',
    'Loggen Sie sich ein, um die Preise einzusehen', 'Unsere Händlerpreise sind erst nach der Freischaltung sichtbar', 'Preise ausschließlich für registrierte Kunden', 'Kunde werden und Preise sehen',
    'U ziet de prijzen na het inloggen', 'Registreer u om onze dealerprijzen te bekijken', 'Dealerprijzen alleen voor ingelogde gebruikers',
    'Merci de vous identifier afin de consulter nos tarifs', 'Tarifs visibles après identification : connectez-vous', 'Le prix est réservé aux clients connectés', 'Créez votre compte professionnel pour afficher les prix',
    'Los precios solo se muestran a clientes registrados', 'Identifícate para conocer el precio', 'Date de alta para consultar tarifas',
    'Prezzi riservati agli utenti registrati', 'Effettua l’accesso per conoscere il prezzo', 'Registrati per consultare il listino',
    'Cennik dostępny po zalogowaniu', 'Ceny tylko dla zarejestrowanych', 'Załóż konto, aby poznać ceny',
    'Os preços são visíveis somente após o cadastro', 'Inicie sessão para consultar preços', 'Ceny se zobrazí po přihlášení', 'Cenu uvidíte po registraci',
    'Prețurile sunt disponibile numai după autentificare', 'Az árak csak bejelentkezés után láthatók', 'Fiyatı görmek için üye olun', 'Fiyatlar üye girişi sonrası görüntülenir',
    'Цены видны только после авторизации', 'Зарегистрируйтесь, чтобы узнать стоимость', 'Щоб переглянути ціни, увійдіть до кабінету', 'ログインして価格を見る',
  ])('prices in the words of shops: %s', (words) => {
    expect(gateOf(words)).not.toBeNull();
  });

  test.each([
    'Logg inn for å bestille', 'Logg inn for å tinge', 'Bli kund för att handla', 'Log ind for at bestille varen', 'Kirjaudu sisään tilataksesi', 'Skráðu þig inn til að kaupa', 'Sign in to order',
    'Bitte anmelden, um zu bestellen', 'Log in om te kopen', 'Identifiez-vous pour commander', 'Inicia sesión para hacer pedidos', 'Accedi per ordinare', 'Zaloguj się, aby zamówić',
    'Faça login para comprar', 'Pro objednání se přihlaste', 'Autentifică-te pentru a comanda', 'A vásárláshoz jelentkezzen be', 'Sipariş vermek için giriş yapın', 'Войдите, чтобы заказать', 'Увійдіть, щоб замовити',
    'Login required', 'Inloggning krävs', 'Anmeldung erforderlich',
  ])('buying in the words of shops, unless there is a buy button: %s', (words) => {
    expect(gateOf(words)).not.toBeNull();
    expect(gateOf(words, `<p>${words}</p><button>Kjøp</button>`)).toBeNull();
    expect(gateOf(words, `<p>${words}</p><input type="submit" value="Add to cart">`)).toBeNull();
  });

  test('a price gate is one beside a buy button too', () => {
    expect(gateOf('', '<p>Logg inn for å se pris</p><button>Kjøp</button>')).toBe('Logg inn for å se pris');
    expect(gateOf('', '<p>Logg inn for å handle</p><p>Logg inn for å se pris</p>')).toBe('Logg inn for å se pris');
  });

  test.each([
    ['<table><tr><td>Pris</td><td>Vises etter innlogging</td></tr></table>', 'Pris\nVises etter innlogging'],
    ['<dl><dt>Din nettopris:</dt><dd><a href="/login">Logg inn</a></dd></dl>', 'nettopris:\nLogg inn'], ['<p>Your price</p><p>Login required</p>', 'price\nLogin'],
    ['<table><tr><th>Preis netto</th><td>nur nach Login</td></tr></table>', 'Preis netto\nnur nach Login'], ['<p>Prix</p><p>Connectez-vous</p>', 'Prix\nConnectez-vous'],
  ])('a label and what stands for the price: %s', (body, gate) => {
    expect(gateOf('', body)).toBe(gate);
  });

  test.each([
    '<ul><li><a href="/priser">Priser</a></li><li><a href="/login">Logg inn</a></li></ul>', '<div><a href="/pricing">Pricing</a> <a href="/login">Log in</a></div>', '<p>Pris. Logg inn</p>', '<p>Pris</p><p>Tilkobling</p><p>Logg inn</p>',
    '<p>Vis priser eks mva <a href="/login">Logg inn</a></p>', '<p>Pris</p><p>Logg inn her hvis du vil snakke med en av oss</p>', '<p>Logg inn</p><p>Pris</p>', '<p>Pris</p><p>Logg inn Hjelp</p>',
    '<header>Logg inn for å se pris</header>', '<nav>Log in to see prices</nav>', '<footer>Log in to order</footer>', '<div role="dialog">Logg inn for å handle</div>',
  ])('finds none outside sentences of the content: %s', (body) => {
    expect(gateOf('', body)).toBeNull();
  });

  test.each([
    'Meld deg på nyhetsbrevet, registrer deg og se priser først', 'Logg inn for å få beskjed når prisen synker', 'Logg inn for å opprette prisvarsel', 'Prisene er lavere når du er innlogget', 'Innloggede medlemmer ser egne priser',
    'Du kan se alle priser uten innlogging', 'Du trenger ikke logge inn for å se priser', 'Logg inn for å handle raskere', 'Skriv inn registreringsnummer for å se pris', 'Innlogging kreves for å skrive omtale',
    'Velg størrelse for å se pris, og logg inn for å lagre favoritter', 'Utan innlogging ser du alle prisar', 'Logg inn for å få melding når prisen søkk',
    'Logga in för att bevaka priset', 'Registrera dig för nyhetsbrev och se priserna först', 'Bara inloggade får bättre priser', 'Se alla priser utan att logga in', 'Logga in för att handla snabbare',
    'Log ind for at få besked, når prisen falder', 'Opret konto for at se dine rabatter og lavere priser', 'Du kan se priserne uden login', 'Log ind for at bestille hurtigere',
    'Kirjaudu sisään, niin näet kun hinta laskee', 'Hinnat näkyvät ilman kirjautumista', 'Kirjaudu sisään tilataksesi nopeammin', 'Skráðu þig inn til að sjá lægra verð', 'Verð sjást án innskráningar',
    'Sign in to get an alert when the price drops', 'Sign up to our newsletter to see prices first', 'Order faster when logged in', 'Log in to order faster', 'Create an account to access the price history', 'No login required to see prices',
    'You do not need to log in to see prices', 'Sign in to see lower prices', 'Log in to see shipping prices', 'Login required to write a review', 'No login required to order', 'Enter your registration number to see prices', 'Cash register with price display only',
    'Melden Sie sich zum Newsletter an und sehen Sie Preise zuerst', 'Anmelden und erfahren, wenn der Preis sinkt: Preisalarm nur mit Konto', 'Preise sichtbar ohne Anmeldung', 'Melden Sie sich an, um günstigere Preise zu sehen', 'Anmelden, um schneller zu bestellen',
    'Meld je aan voor de nieuwsbrief om onze prijzen te zien', 'Log in om te zien wanneer de prijs daalt', 'Zonder account zijn alle prijzen zichtbaar', 'Log in om sneller te bestellen',
    'Connectez-vous pour voir la baisse de prix', 'Prix visibles sans inscription', 'Connectez-vous pour commander plus vite', 'Montre connectée : prix visible en magasin', 'Inscrivez-vous à la newsletter pour découvrir nos prix',
    'Inicia sesión para ver la alerta de precio', 'Precios visibles sin registrarse', 'Regístrate en el boletín y ver precios', 'Accedi per vedere i prezzi scontati', 'Prezzi visibili senza registrazione', 'Zaloguj się, aby zobaczyć niższe ceny', 'Ceny widoczne bez logowania',
    'Faça login para ver preços com desconto', 'Preços visíveis sem cadastro', 'Přihlaste se k odběru a uvidíte ceny první', 'Ceny vidíte bez přihlášení', 'Fiyatlar indirimli: görmek için giriş yapın', 'Войдите, чтобы узнать о снижении цены', 'Увійдіть, щоб побачити знижки на ціни',
    'Melden Sie sich bei uns, um den Preis zu erfahren', 'Selges kun av godkjente forhandlere, som setter pris selv', 'Kit de connexion disponible, prix sur demande', 'Marca registrada: precio solo a consultar', 'Haz clic para acceder a los precios',
    'Alle priser vises inkl mva Logg inn', 'Prices shown ex VAT Log in', 'Priserna visas exkl moms Logga in', 'Registered trade mark: price only on request', 'Prisen er kun for hengeren, registrering kommer i tillegg',
    `Registrer produktet ditt her og få hjelp av oss når du måtte trenge det i tiden som kommer, ${'og '.repeat(20)}for å se priser`,
  ])('other reasons to log in, or none: %s', (words) => {
    expect(gateOf(words)).toBeNull();
  });

  test.each([
    'Logg inn for medlemspris', 'Logg inn for å se ordrehistorikk', 'Logg inn for å lagre favoritter', 'Logg inn og få 10 % rabatt', 'Pris på forespørsel', 'Bli medlem',
    'Log in to write a review', 'Sign in to save', 'Log in to see order history', 'Prices include VAT',
    'Logg inn', 'Logg inn. Prisene er inkludert mva.', 'Pris 299 kr. Logg inn for å lagre handlekurven.', 'Priser',
    'Registrer deg for nyhetsbrev og få gode priser!', 'Register for our newsletter and get good prices',
    'Logg inn</p><p>Pris', 'Blogginnlegg om prisutvikling i bransjen og alt annet', 'Min side',
  ])('finds none in: %s', (words) => {
    expect(gateOf(words)).toBeNull();
  });
});

test('a buy button is an input, or a short line of the content', () => {
  const has = (body: string): boolean => hasBuyButton(pageOf(body));
  expect(['<button>Bestill nå</button>', '<input value="Legg til i handlevogn">', '<a>In winkelwagen</a>'].map(has)).toEqual([true, true, true]);
  expect([
    '<nav>Comprar</nav>', '<p>Bestellungen</p>', '<p>Kjøp av tre eller flere hos oss gir deg gratis frakt hjem</p>', '<button>Add to wishlist</button>', '<button value="Buy">Send</button>',
  ].map(has)).toEqual([false, false, false, false, false]);
});
