import { describe, expect, test } from 'vitest';
import { createPage } from '../../page/page.ts';
import { findPriceGate } from './price-gate.ts';

const gateOf = (words: string): string | null => {
  const page = createPage(`<p>${words}</p>`, new URL('https://a.test/'));
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

  test.each([
    'Logg inn for å se bedriftspris og lagre handlelister', 'Er du god kunde? Logg inn for å se gode priser', 'Prisane er berre synlege for registrerte kundar', 'Nettopriser visas endast för inloggade kunder',
    'Kun indloggede kunder kan se priserne', 'Hinnat näkyvät vain kirjautuneille', 'Verð sjást aðeins eftir innskráningu', 'To view trade prices, please sign in', 'Prices are only shown to registered customers',
    'Loggen Sie sich ein, um die Preise zu sehen', 'Preise nur für registrierte Kunden', 'U ziet de prijzen alleen na het inloggen', 'Prix visibles uniquement une fois connecté', 'Regístrate para consultar tarifas',
    'Accedi per conoscere il prezzo', 'Ceny widoczne po zalogowaniu', 'Os preços são visíveis apenas após autenticação', 'Cenu uvidíte po přihlášení', 'Fiyatları görmek için üye olun', 'Чтобы узнать цену, авторизуйтесь', 'ログインして価格を確認',
    'Pris:</p><p>Vises etter innlogging', 'Din pris</p><p>Logg inn', 'Logga in för att köpa', 'Pro objednání se přihlaste',
    'Du må logge inn som forhandler for å se priser', 'Innloggede kunder ser priser', 'Logg inn for å sjå prisar', 'Prisane er synlege berre for innlogga kundar.',
    'Du må vera logga inn for å sjå prisane våre', 'Logga in på ditt konto för att se priser', 'Priser visas endast för inloggade återförsäljare',
    'Du måste vara inloggad för att kunna se priset', 'Log ind for at se priser og bestille produkter', 'Priser er kun tilgængelige for registrerede erhvervskunder.', 'Login for pris',
    'Kirjaudu sisään nähdäksesi hinnat', 'Hinnat näkyvät vain kirjautuneille asiakkaille.', 'Hinta näkyy kirjautumisen jälkeen', 'Skráðu þig inn til að sjá verð',
    'Verð eru aðeins sýnileg innskráðum viðskiptavinum', 'Login to View Pricing', 'Prices are only available to registered trade customers.', 'Prices shown after login',
    'Pricing is hidden. Log in to unlock your price.', 'Log in to see your B2B-prices', 'Bitte melden Sie sich an, um Preise zu sehen',
    'Preise nur für registrierte Händler nach Login sichtbar.', 'Preis sichtbar nach Login', 'Anmelden für Preise', 'Log in om prijzen te bekijken',
    'Prijzen zijn alleen zichtbaar voor ingelogde klanten.', 'Connectez-vous pour voir les prix', 'Vous devez être connecté pour afficher nos tarifs professionnels.',
    'Prix visible après connexion', 'Inicia sesión para ver precios', 'Regístrate como profesional para ver los precios', 'Precios solo para clientes registrados', 'Accedi per vedere i prezzi',
    'I prezzi sono visibili solo agli utenti registrati.', 'Effettua il login per visualizzare i prezzi', 'Zaloguj się, aby zobaczyć ceny i składać zamówienia',
    'Ceny widoczne tylko po zalogowaniu', 'Aby zobaczyć cenę, zaloguj się', 'Logg inn for å handle', 'Bli kunde for å bestille', 'Logga in för att beställa', 'Log ind for at købe',
    'Kirjaudu sisään tilataksesi', 'Skráðu þig inn til að panta', 'Log in to place an order', 'Melden Sie sich an, um zu bestellen', 'Log in om te bestellen', 'Connectez-vous pour commander',
    'Inicia sesión para comprar', 'Accedi per acquistare', 'Zaloguj się, aby kupić', 'Søk om kundeforhold', 'Login påkrævet', 'Trade login',
  ])('recognises other wordings: %s', (words) => {
    expect(gateOf(words)).not.toBeNull();
  });

  test.each([
    'Logg inn for å få beskjed når prisen synker', 'Du trenger ikke logge inn for å se priser', 'Sign in to see lower prices', 'Preise sichtbar ohne Anmeldung', 'Connectez-vous pour voir la baisse de prix',
    'Velg størrelse for å se pris, og logg inn for å lagre valget', 'Registered trade mark: price only on request', 'Priser eks mva</p><p>Logg inn', 'Log in to order a brochure', 'Innlogging kreves for å skrive omtale',
    'Logg inn for å se dine ordrer og kjøpshistorikk.', 'Medlemmer som er innlogget får lavere pris.', 'Vis priser eks mva Logg inn',
    'Velg størrelse for å se pris. Logg inn for å lagre favoritter.', 'Logg inn for å få bedre priser', 'Prisene er lavere når du er logget inn', 'Logg inn for å sjå bestillingane dine.',
    'Logga in för att se dina tidigare beställningar', 'Inloggade medlemmar får alltid lägre priser.', 'Visa priser inkl moms Logga in', 'Log ind og få din personlige medlemspris',
    'Opret en konto for at følge din ordre. Priserne er inkl. moms.', 'Kirjaudu sisään nähdäksesi tilauksesi.', 'Jäsenenä saat paremmat hinnat, kirjaudu sisään',
    'Skráðu þig inn til að sjá pantanir þínar', 'Öll verð eru með vsk. Innskráning', 'Sign in for faster checkout. Prices include VAT.', 'Sign in to get price drop alerts',
    'Create an account to get the best prices every week', 'Prices Shop Login', 'Register for our newsletter and we will price match any competitor', 'You must be logged in to post a review',
    'Melden Sie sich an, um Ihre Bestellungen zu sehen.', 'Jetzt zum Newsletter anmelden und die besten Preise sichern!', 'Preise inkl. MwSt. zzgl. Versandkosten Anmelden',
    'Log in om je bestellingen te bekijken', 'Kies een maat om de prijs te zien', 'Connectez-vous pour consulter vos commandes.', 'Prix TTC hors frais de port Connexion',
    'Inicia sesión para ver tus pedidos', 'Precios con IVA Iniciar sesión', "Accedi per vedere i tuoi ordini. I prezzi includono l'IVA.", 'Prezzo IVA inclusa Accedi',
    'Zaloguj się, aby zobaczyć swoje zamówienia. Ceny zawierają VAT.', 'Cena na zapytanie Zaloguj się', 'Du kan se alle priser uten innlogging', 'Se priser utan att logga in',
    'No login required to see prices', 'You do not need to sign in to see prices', 'Nessuna registrazione richiesta per vedere i prezzi.', 'Sin registro para ver precios',
  ])('ignores other reasons to log in: %s', (words) => {
    expect(gateOf(words)).toBeNull();
  });

  test('a login for buying counts only in the content', () => {
    expect(gateOf('</p><nav>Trade login</nav><p>')).toBeNull();
    expect(gateOf('</p><nav>Logg inn for å se pris</nav><p>')).toBe('Logg inn for å se pris');
  });

  test('reads 50,000 or 100,000 repeated words in finite time', () => {
    expect(gateOf('innlogg'.repeat(100_000))).toBeNull();
    expect(gateOf(`${'registrer'.repeat(50_000)}. Innloggingsopplysninger gir pris`)).toBe('Innloggingsopplysninger gir pris');
  });

  test.each([
    'Logg inn', 'Logg inn. Prisene er inkludert mva.', 'Pris 299 kr. Logg inn for å lagre handlekurven.', 'Priser',
    'Registrer deg for nyhetsbrev og få gode priser!', 'Register for our newsletter and get good prices',
    'Logg inn</p><p>Pris', 'Blogginnlegg om prisutvikling i bransjen og alt annet', 'Min side',
  ])('finds none in: %s', (words) => {
    expect(gateOf(words)).toBeNull();
  });
});
