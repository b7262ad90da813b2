import { expect, test } from 'vitest';
import { nameIn, namesAlike } from './company-name.ts';

test.each([
  ['NORDLYS ULL AS', 'Nordlys Ull'], ['NORDLYS ULL AS', 'nordlysull'], ['GARN & TRÅD AS', 'Garn og Tråd'], ['XXL SPORT OG VILLMARK AS', 'XXL Sport og Villmark ASA'],
  ['KOMPLETT SERVICES AS', 'komplett'], ['NORDLYS ULL AS', 'nordlysullbutikken'], ['SANDNES GARN AS', 'garn'], ['KARI AS', 'karishop'], ['RØD GARN AS', 'rodgarn'], ['BABYHJØRNET NORGE AS', 'babyhjornet'],
])('%s is like %s', (one, other) => expect(namesAlike(one, other)).toBe(true));

test.each([['NORDLYS ULL AS', 'Sørlys Ull'], ['AS', 'XL AS'], ['ULL AS', 'ullvarefabrikken'], ['GARNKROKEN AS', 'garn'], ['SPORTSGJØDSEL AS', 'sport'], ['NORD AS', 'nordlysull'], ['EN AS', 'to'], ['ÅS HAGESENTER AS', 'Ski Hagesenter']])(
  '%s is not like %s', (one, other) => expect(namesAlike(one, other)).toBe(false));

test.each([
  ['NORDLYS ULL AS', 'Nordlys Ull AS, Ullveien 12', 'whole'],
  ['NORDLYS ULL AS', 'NORDLYS  ULL', 'whole'],
  ['NORDLYS ULL AS', 'post@nordlysull.no', 'whole'],
  ['GARN & TRÅD AS', 'Garn og tråd', 'whole'],
  ['BERGE-HANSEN SPORT AS', 'Berge Hansen Sport', 'whole'],
  ['NORDLYS ULL NORGE AS', 'Velkommen til Nordlys', 'part'],
  ['NORDLYS ULL AS', 'Sørlys garn', 'none'],
  ['OLA NORDMANN', 'Kontakt Ola', 'part'], ['HANSEN KARI KERAMIKK', 'Kari Hansen Keramikk, Trondheim', 'whole'], ['FJELL ULL AS', 'Vi selger ull og alpakka', 'none'],
  ['HANDEL DRIFT AS', 'handel', 'none'], ['ÅS HAGESENTER AS', 'Velkommen til vårt hagesenter', 'none'], ['BØ AS', 'Her kan du bo', 'none'],
] as const)('%s in %j: %s', (name, text, verdict) => expect(nameIn(name, ['Om oss', text])).toBe(verdict));
