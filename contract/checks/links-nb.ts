import type { Translated } from './check.ts';
import type { LINKS } from './links.ts';

/** The links checks in bokmål. */
export const LINKS_NB = {
  'internal-broken': {
    title: 'Lenker i butikken',
    rule:
      'Av opptil 25 lenker utenfor hovedmenyen svarer ingen 4xx eller 5xx; avslag som 403 eller 503 teller ikke, ' +
      'og heller ikke handlekurven og kassen, som har egne sjekker. ' +
      'Advarsel: 1–2. Feil: 3 eller flere.',
    pass: '{total} av {total} {total|lenke|lenker} vi prøvde utenfor hovedmenyen, fører fram.',
    warn: [
      '{count} {count|lenke|lenker} i butikken er brutt',
      '{count} av {total} {total|lenke|lenker} vi prøvde utenfor hovedmenyen, svarer 4xx eller 5xx.',
    ],
    fail: [
      '{count} {count|lenke|lenker} i butikken er brutt',
      '{count} av {total} {total|lenke|lenker} vi prøvde utenfor hovedmenyen, svarer 4xx eller 5xx.',
    ],
    fix: 'La lenken gå til en side som finnes, eller send den gamle adressen videre med 301.',
  },
  'nav-broken': {
    title: 'Lenker i hovedmenyen',
    rule:
      'Av opptil 40 lenker i hovedmenyen svarer ingen 4xx eller 5xx; avslag som 403 eller 503 teller ikke, og heller ' +
      'ikke handlekurven og kassen, som har egne sjekker.',
    pass: '{total} av {total} {total|lenke|lenker} vi prøvde i hovedmenyen, fører fram.',
    fail: [
      '{count} {count|lenke|lenker} i hovedmenyen er brutt',
      '{count} av {total} vi prøvde, svarer 4xx eller 5xx.',
    ],
    fix: 'La menylenken gå til en side som finnes, eller send den gamle adressen videre med 301.',
  },
  'internal-redirects': {
    title: 'Lenker som sendes videre',
    rule: 'Høyst 10 % av lenkene i butikken sendes videre for godt, med 301 eller 308.',
    pass: '{count} av {total} {total|lenke|lenker} sendes videre for godt.',
    fail: [
      '{percent:percent} av lenkene sendes videre for godt',
      '{count} av {total} {total|prøvd|prøvde} peker på en gammel adresse.',
    ],
    fix: 'La lenkene gå rett til den nye adressen.',
  },
  'insecure-links': {
    title: 'Lenker til http',
    rule: 'Ingen lenker på sidene går til http, verken i butikken eller til andre nettsteder.',
    pass: '{total|Den ene lenken går ikke|Ingen av # lenker går} til http.',
    fail: ['{count} {count|lenke|lenker} på sidene går til http', '{count} av {total} {total|lest lenke|leste lenker} er {count|ukryptert|ukrypterte}.'],
    fix: 'Bytt ut http:// med https:// i lenkene.',
  },
  'localhost-links': {
    title: 'Lenker til interne adresser',
    rule: 'Ingen lenker går til localhost, til en fil eller til en adresse på et internt nett.',
    pass: '{total|Den ene lenken går ikke|Ingen av # lenker går} til en intern adresse.',
    fail: [
      '{count} {count|lenke|lenker} går til en intern adresse',
      '{count} av {total} {total|lest lenke|leste lenker} virker bare på én maskin eller ett nett.',
    ],
    fix: 'Bytt ut adressen med butikkens egen.',
  },
  'crawlable-anchors': {
    title: 'Lenker slik roboter leser dem',
    rule:
      'Lenkene har href med en nettadresse. Advarsel: noen har ingen, bare et skript som fører videre eller ikke gjør ' +
      'noe, eller en adresse ingen robot kan følge.',
    pass: ['Lenker roboter kan følge', '{total} av {total} {total|lenke|lenker} har en nettadresse.'],
    warn: [
      'Roboter kan ikke følge {count} {count|lenke|lenker}',
      '{count} av {total} har ingen nettadresse: bare et skript, ingenting, eller noe som ikke er en adresse.',
    ],
    fix: 'Gi lenken en href med nettadressen.',
  },
  'external-broken': {
    title: 'Lenker ut av butikken',
    rule: 'Av opptil fem lenker, én per nettsted, svarer ingen 404 eller 410. Svar som 401, 403, 429 og 999 blir ikke målt.',
    unmeasured: {
      unreachable: 'Vi fikk ikke kontakt med nettstedene butikken lenker til, så dette er ikke målt.',
      refused: 'Nettstedene butikken lenker til, avviste serveren vår, så dette er ikke målt.',
      challenged: 'Botsperrer svarte i stedet for nettstedene butikken lenker til, så dette er ikke målt.',
    },
    pass: '{total|Den ene målte lenken ut er ikke|Ingen av # målte lenker ut er} brutt.',
    fail: ['{count} {count|lenke|lenker} ut av butikken er brutt', '{count} av {total} {total|målt|målte} svarer 404 eller 410.'],
    fix: 'Bytt ut lenken, eller ta den bort.',
  },
  'odr-dead-link': {
    title: 'Lenke til EUs klageportal',
    rule:
      'Sidene viser ikke til ec.europa.eu/consumers/odr, som er lagt ned. Advarsel: de nevner den uten lenke. ' +
      'Feil: de lenker til den.',
    pass: 'Sidene viser ikke til den nedlagte klageportalen.',
    warn: [
      'Sidene nevner en nedlagt klageportal',
      'EUs ODR-portal er nevnt på {count} av {total} {total|side|sider}, uten lenke til den.',
      'Ta bort setningen. Vis heller til Forbrukertilsynet.',
    ],
    fail: ['Sidene lenker til en nedlagt klageportal', 'Lenken til EUs ODR-portal står på {count} av {total} {total|side|sider}.'],
    fix: 'Ta bort lenken. Vis heller til Forbrukertilsynet.',
  },
  'terms-link': {
    title: 'Lenke til kjøpsvilkår',
    rule: 'Alle sider i utvalget, utenom siden selv, lenker til vilkårene. Advarsel: noen. Feil: ingen.',
    pass: '{total} av {total} {total|side|sider} lenker til vilkårene.',
    warn: ['Ikke alle sider lenker til vilkårene', 'Vi fant lenken på {count} av {total} {total|side|sider}.'],
    fail: ['Vi fant ingen lenke til vilkårene', 'Vi så etter på {total} {total|side|sider}.'],
    fix: 'Legg lenken i bunnen av alle sider.',
  },
  'returns-link': {
    title: 'Lenke til retur',
    rule: 'Alle sider i utvalget, utenom siden selv, lenker til retur og angrerett. Advarsel: noen. Feil: ingen.',
    pass: '{total} av {total} {total|side|sider} lenker til retur.',
    warn: ['Ikke alle sider lenker til retur', 'Vi fant lenken på {count} av {total} {total|side|sider}.'],
    fail: ['Vi fant ingen lenke til retur', 'Vi så etter på {total} {total|side|sider}.'],
    fix: 'Legg lenken i bunnen av alle sider.',
  },
  'privacy-link': {
    title: 'Lenke til personvern',
    rule: 'Alle sider i utvalget, utenom siden selv, lenker til personvern. Advarsel: noen. Feil: ingen.',
    pass: '{total} av {total} {total|side|sider} lenker til personvern.',
    warn: ['Ikke alle sider lenker til personvern', 'Vi fant lenken på {count} av {total} {total|side|sider}.'],
    fail: ['Vi fant ingen lenke til personvern', 'Vi så etter på {total} {total|side|sider}.'],
    fix: 'Legg lenken i bunnen av alle sider.',
  },
  'contact-link': {
    title: 'Lenke til kontakt',
    rule:
      'Alle sider i utvalget, utenom siden selv, lenker til kontakt, en e-postadresse eller et telefonnummer. ' +
      'Advarsel: noen. Feil: ingen.',
    pass: '{total} av {total} {total|side|sider} lenker til kontakt.',
    warn: ['Ikke alle sider lenker til kontakt', 'Vi fant lenken på {count} av {total} {total|side|sider}.'],
    fail: ['Vi fant ingen lenke til kontakt', 'Vi så etter på {total} {total|side|sider}.'],
    fix: 'Legg lenken i bunnen av alle sider.',
  },
} as const satisfies Translated<typeof LINKS>;
