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
  ])('also in other words: %s', (words) => {
    expect(gateOf(words)).not.toBeNull();
  });

  test.each([
    'Logg inn for å få beskjed når prisen synker', 'Du trenger ikke logge inn for å se priser', 'Sign in to see lower prices', 'Preise sichtbar ohne Anmeldung', 'Connectez-vous pour voir la baisse de prix',
    'Velg størrelse for å se pris, og logg inn for å lagre valget', 'Registered trade mark: price only on request', 'Priser eks mva</p><p>Logg inn', 'Log in to order a brochure', 'Innlogging kreves for å skrive omtale',
  ])('other reasons to log in, or none: %s', (words) => {
    expect(gateOf(words)).toBeNull();
  });

  test('what is for buying counts in the content alone', () => {
    expect(gateOf('</p><nav>Trade login</nav><p>')).toBeNull();
    expect(gateOf('</p><nav>Logg inn for å se pris</nav><p>')).toBe('Logg inn for å se pris');
  });

  test('reads 50,000 or 100,000 repeated words', () => {
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
