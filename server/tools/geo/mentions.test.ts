import { describe, expect, it } from 'vitest';
import { findOccurrences, mentionsAmong, nameUsage } from './mentions.ts';
import { compileName } from './name-matcher.ts';

interface Options {
  domain?: string;
  competitors?: string[];
  annotations?: { start: number; end: number }[];
}

function mentions(brand: string, text: string,
  { domain = 'store.example', competitors = [], annotations = [] }: Options = {}) {
  const occurrences = findOccurrences(text, annotations,
    { brand: compileName(brand), domain, competitors: competitors.map(compileName) });
  return mentionsAmong(occurrences, nameUsage([occurrences]));
}

/** The matched words with their basis; `~` precedes ambiguous mentions, and `?` unclear ones. */
function found(brand: string, text: string, options?: Options): string[] {
  return mentions(brand, text, options).map(({ start, end, basis, ambiguous, unclear }) =>
    `${unclear ? '?' : ''}${ambiguous ? '~' : ''}${text.slice(start, end)}:${basis}`);
}

const spanOf = (text: string, part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });

describe('names', () => {
  it.each([
    ['Elkjøp', 'Prøv Elkjøp eller Power.', ['Elkjøp:exact']],
    ['Elkjøp', 'prøv elkjøp først', ['?elkjøp:exact']],
    ['Elkjøp', 'Try Elkjop first', ['Elkjop:folded']],
    ['Elkjøp', 'Try Elkjoep first', ['Elkjoep:folded']],
    ['Elkjoep', 'Prøv Elkjøp først', ['Elkjøp:folded']],
    ['Elkjop', 'Prøv Elkjøp først', ['Elkjøp:folded']],
    ['Aasgaard', 'Prøv Åsgård først', ['Åsgård:folded']],
    ['Åsgård', 'Prøv Aasgaard først', ['Aasgaard:folded']],
    ['Fagmøbler Sør', 'Hos Fagmobler Sor finnes alt', ['Fagmobler Sor:folded']],
    ['Café Éclair', 'Vi likte CAFE ECLAIR best', ['CAFE ECLAIR:folded']],
  ])('%s in "%s"', (brand, text, expected) => expect(found(brand, text)).toEqual(expected));

  it('is not ambiguous because a number like it is counted elsewhere in the answer', () => {
    expect(found('123', 'Bestill hos 123. Plakaten koster 123 kroner.')).toEqual(['123:exact']);
  });

  it('joins across a full stop and a space only after a word as short as an abbreviation', () => {
    expect(mentions('Dr.Dropin', 'Hos Dr. Dropin får du time.')).toHaveLength(1);
    expect(mentions('E.A. Smith', 'Hos E. A. Smith får du stål.')).toHaveLength(1);
    expect(mentions('Booking.com', 'Husk en booking. Com er et domene.')).toEqual([]);
    expect(mentions('Arbeidsklær.no', 'Gode arbeidsklær. No problem.')).toEqual([]);
  });

  it('matches decomposed characters, and ignores invisible ones', () => {
    expect(found('Bohus Ås', 'Hos Bohus A\u030As er det fint')).toEqual(['Bohus A\u030As:exact']);
    expect(found('Plantagen', 'Hos Plan\u00ADtagen og Plan\u200Btagen')).toHaveLength(2);
  });

  it('matches fullwidth letters, and ignores a trade mark sign', () => {
    expect(found('Nordlys', 'Ｎｏｒｄｌｙｓ og Nordlys™ er to')).toEqual(['Ｎｏｒｄｌｙｓ:exact', 'Nordlys:exact']);
  });
});

describe('word boundaries', () => {
  it.each([
    ['Jula', 'Handle til julaften'],
    ['Jula', 'juladekorasjoner'],
    ['Elkjøp', 'Et elkjøpesenter'],
    ['Rema 1000', 'Rema 10000 kroner'],
    ['Power', 'Bruk en powerbank, PowerPoint eller overpowered'],
    ['Meny', 'Menyen på restauranten'],
    ['Sport 1', 'Sport [1] er kilden'],
  ])('%s is not in "%s"', (brand, text) => expect(found(brand, text)).toEqual([]));

  it('finds the name in a hyphenated compound', () => {
    expect(found('Elkjøp', 'Elkjøp-kunder og Elkjøp-butikken')).toEqual(['Elkjøp:exact', 'Elkjøp:exact']);
  });
});

describe('joined words', () => {
  it.each([
    ['Rema 1000', 'REMA-1000', 1],
    ['REMA-1000', 'Rema1000', 1],
    ['Rema1000', 'Rema 1000', 1],
    ['Clas Ohlson', 'ClasOhlson og Clas-Ohlson', 2],
    ['ClasOhlson', 'Clas Ohlson', 1],
    ['Byggmax', 'Bygg Max eller Bygg-Max', 2],
    ['H&M', 'H&M, H & M og h&m', 3],
    ['Fredrik & Louisa', 'Fredrik og Louisa, Fredrik + Louisa eller Fredrik and Louisa', 3],
    ['Bagaren och Kocken', 'Bagaren & Kocken, Bagaren och Kocken', 2],
    ['H&M', 'Finnes i H og M', 0],
    ['AO.com', 'AO delivers the next day, as AO.com says', 2],
    ['Med24.dk', 'Køb det hos Med24 eller Med24.dk', 2],
    ['Arbeidsklær.no', 'Gode arbeidsklær. Handle hos Arbeidsklær.', 1],
    ['Kitch\'n', 'Kitch’n, Kitch\'n og Kitchn', 3],
    ['G-Sport', 'G Sport og GSport', 2],
    ['A+B Bygg', 'A+B Bygg leverer', 1],
    ['St. Hans Gull', 'Hos St. Hans Gull i byen', 1],
    ['Elkjøp', 'et billig el kjøp for alle', 0],
    ['Clas Ohlson', '**Clas** Ohlson', 1],
  ])('%s in "%s": %i', (brand, text, count) => expect(mentions(brand, text)).toHaveLength(count));

  it('never joins across a line, a sentence or a wide gap', () => {
    expect(found('Clas Ohlson', 'Der møtte jeg Clas\nOhlson kom senere')).toEqual([]);
    expect(found('Clas Ohlson', 'Der møtte jeg Clas. Ohlson kom senere')).toEqual([]);
    expect(found('Clas Ohlson', 'Clas    Ohlson')).toEqual([]);
  });
});

describe('genitives', () => {
  it.each([
    ['Elkjøp', 'Elkjøps utvalg', ['Elkjøps:genitive']],
    ['Elkjøp', 'Elkjop\'s range', ['Elkjop\'s:genitive']],
    ['Elkjøp', 'Elkjøp’s range', ['Elkjøp’s:genitive']],
    ['Clas Ohlson', 'Clas Ohlsons nettbutikk', ['Clas Ohlsons:genitive']],
    ['Rema 1000', 'Rema 1000s priser', ['Rema 1000s:genitive']],
    ['XXL', 'Hos XXLs kunder', ['XXLs:genitive']],
  ])('%s in "%s"', (brand, text, expected) => expect(found(brand, text)).toEqual(expected));
});

describe('ordinary words', () => {
  it.each([
    ['Power', 'Vi fant den hos Power i går', ['Power:exact']],
    ['Power', 'Vi fant den hos POWER i går', ['POWER:exact']],
    ['Power', 'mer power til folket', []],
    ['Komplett', 'Her er en komplett liste', []],
    ['Komplett', 'Komplett liste over butikker. Komplett utvalg finnes.', []],
    ['Normal', 'Normal leveringstid er to dager', []],
    ['Kid', 'Et kid i barnehagen. Kid liker dette.', ['?~Kid:exact']],
    ['Match', 'Match fargene med gardinene', []],
    ['Spar', 'Spar penger på strøm', ['?Spar:exact']],
    ['Komplett', 'Komplett har et stort utvalg.', ['Komplett:exact']],
    ['Power', 'Power, Elkjøp og andre kjeder selger TV.', ['Power:exact']],
    ['Power', 'Kjeder som f.eks. Power og bl.a. Power selger TV', ['Power:exact', 'Power:exact']],
    ['Power', 'Alternativer: 1. Power 2. Elkjøp', ['?Power:exact']],
    ['Power', 'Det var i 2025. Power trengs til alt.', []],
    ['Kid', 'Kid Interiør selger gardiner', ['Kid:exact']],
    ['Kid', 'Kid Rock selger plater', []],
    ['Komplett', 'Komplett Guide Til Hjemmekontor', []],
    ['Power', 'Power: stort utvalg av TV', ['?Power:exact']],
    ['Power', 'Power – billigst på TV', ['?Power:exact']],
    ['DNB', 'DNB er størst. dnb er liten skrift.', ['~DNB:exact']],
    ['XXL', 'XXL-størrelser og XXL til barn', ['?XXL:exact', '?XXL:exact']],
    ['Jula', 'KJØP ALT DU TRENGER TIL JULA HER', []],
  ])('%s in "%s"', (brand, text, expected) => expect(found(brand, text)).toEqual(expected));

  it.each([
    ['1. Power – stort utvalg', ['Power:exact']],
    ['- **Power:** rask levering', ['Power:exact']],
    ['### Power', ['Power:exact']],
    ['**1. Power**', ['Power:exact']],
    ['| Power | 4,5 |', ['Power:exact']],
    ['- Power & Elkjøp', ['Power:exact']],
    ['Beste butikker:\n* Power (power.no)', ['Power:exact', 'power.no:domain']],
    ['Blant dem er **Power**', ['Power:exact']],
    ['[Power](https://www.power.no/) er stor', ['Power:exact']],
    ['- Power er viktig i et batteri', ['?Power:exact']],
    ['**Power er alt**', ['?Power:exact']],
    ['[Power til folket](https://blogg.example/power)', []],
    ['Se power.no for mer', ['power.no:domain']],
  ])('"%s"', (text, expected) => expect(found('Power', text)).toEqual(expected));
});

describe('a name of one letter', () => {
  const of = (text: string) => found('C', text, { domain: 'c.example' });

  it.each(['Han kan C++ og C#.', 'Energiklasse C+ er god.', '**C++** er et språk.', 'CC og Cc'])(
    'is not in "%s"', (text) => expect(of(text)).toEqual([]));

  it.each(['Vitamin C er bra.', 'Vitamin C-tilskudd', 'C er best.', '- **C**: helt til slutt', 'Butikken C har alt.', 'Se [C](https://other.example).'])(
    'cannot be told in "%s"', (text) => expect(of(text)).toEqual(['?C:exact']));

  it.each([['Kjøp hos C.', 'C:exact'], ['Prøv C-butikken.', 'C:exact'], ['Se [C](https://c.example).', 'C:exact'], ['Se c.example.', 'c.example:domain']])(
    'is named as a seller or by its own domain in "%s"', (text, mention) => expect(of(text)).toEqual([mention]));

  it('needs a sign that it has itself', () => {
    expect(found('C+', 'Kjøp hos C+.')).toEqual(['C:exact']);
  });
});

describe('the context of a name that is also an ordinary word', () => {
  it.each<[brand: string, text: string, clear: number, unclear?: number]>([
    ['Power', 'Powers utvalg er stort. Power\'s prices are low. Power sine priser. Power ASA vokser.', 4],
    ['Power', 'Power er en norsk elektronikkjede. Power er størst her. Power-kunder får mer.', 3],
    ['Power', 'Power (tidligere Expert) har 90 varehus. Power[1] har TV. Power (som eies av andre) er billig.', 3],
    ['Power', 'Power (tidligere Expert) har 90 varehus. Power[1] har TV. Power (som eies av andre) er stor.', 0, 3],
    ['Power', 'Power er et trygt valg. Power has a wide selection. Power skiller seg ut. Power has its price.', 4],
    ['Power', '✅ Power – stort utvalg\n\nPower\n\nPower vs. Elkjøp', 3],
    ['Power', 'Utvalget er stort.[1] Power er viktig.[2][3] Power trengs. Power er en av de viktigste egenskapene.', 0, 2],
    ['Power', '✅ Power er viktig. The king\'s power\'s end. Power\'s on.', 0, 1],
    ['Komplett', 'Komplett, eller Proshop? Komplett Services AS. Komplett er en stor og kjent norsk nettbutikk.', 2],
    ['Kid', 'Kids er kresne. Kids elsker Lego. **Kort sagt:** Kids vokser fort. Klær fra Name It Kids er fine.', 0, 3],
    ['Life', 'Half-Life er et spill. Life’s too short. Hos Life får du vitaminer.', 1],
    ['Obs', 'OBS! Husk frist. Obs: prisene kan endre seg. Hos Obs får du alt.', 1],
    ['Ting', 'Ting tar tid. Mange ting er billige. Hos Ting får du gaver.', 1, 1],
    ['XXL', 'Str. S–XXL. Fås i L, XL og XXL. Genser i XXL. Sizes XS-XXL. Hos XXL får du ski.', 1],
    ['XXL', 'Bestill en XXL pizza.', 0],
    ['Power', '### Power Banks\n\nDen har Power Delivery. **Power Tools** fra Girl Power. ### Power Nordlys', 0],
    ['Next', '**Next Day Delivery**. Next year.', 0, 1],
    ['Power', 'Utvalget er stort.[^1] Power er viktig.', 0, 1],
    ['Volt', 'Batteriet er på 18 Volt. Hos Volt får du jeans.', 1],
    ['Plantasjen', 'Plantasjen er stor. De bor på plantasjen.', 0, 1],
    ['Montér', 'Montér', 1],
    ['Monter', 'Monter', 1],
    ['Din Sko', 'Din Sko har støvler. Din sko er skitten, og din sko er våt. DinSko selger sko.', 2, 2],
    ['MatHjem', 'Bestill mat hjem fra MatHjem, Mathjem eller mathjem.', 3],
    ['24/7', 'Åpent 24/7, fra 247 kr.', 0],
    ['Argos', 'Day tours take in Mycenae, Argos and Nafplio. A winter trip to Argos.', 0, 2],
    ['Argos', 'You can buy it from shops such as Currys, Argos and John Lewis.', 1],
    ['Bohus', 'Vi tok en tur på Bohus festning.', 0, 1],
    ['Bauhaus', 'En lampa i Bauhaus-stil.', 0, 1],
    ['Pieces', 'Puslespillet Puzzle 1000 Pieces koster 149 kr.', 0],
    ['Nille', 'Ballonger finner du på nille, Europris og Clas Ohlson.', 0, 1],
    ['10-4', '10-4 er en kjede. 10-4 har planker. 10-4 kroner. Vi tok 10-4 er lett. Rundt 104 har.', 2],
    ['Alle', 'Alle vet det. Handle hos Alle.', 1],
    ['Best Buy', 'It is the best buy. You can order it from Best Buy.', 1],
    ['Match', 'Match.com er for dating, match.se for klær.', 2],
    ['Stadium', 'The stadium holds many. Stadium tours are popular. Et tidlig stadium. I Sverige er Stadium stor.', 1],
    ['Ticket', 'Ticket prices vary. Send inn en ticket. Bestill hos Ticket.', 1],
    ['Escape', 'Escape the city, or press escape. Restplasser finnes hos Escape.', 1],
    ['Gjensidige', 'Det bygger på gjensidige krav. Gjensidige har flest kunder.', 1],
    ['Crayon', 'A red crayon. Lisenser fås fra Crayon. Crayon is a partner.', 1, 1],
    ['Netto', 'Prisen er 400 kroner netto. Netto pris vises. I Danmark handler man hos Netto.', 1],
    ['Spar', 'Tips: Spar tid. Husk: Spar kvitteringen. Tips: Spar og Meny er åpne. Billigst: Spar i byen.', 1],
    ['Nordtinden', 'Vi så en nordtinden. Kjøp hos nordtinden, en nordtinden-butikk eller en nordtinden butikk.', 2],
    ['Kiwi', '[Kiwi](https://www.kiwi.no/) har fersk fisk.', 1],
    ['Tools', 'Se [tools](https://tools.no/) og [Tools](https://tools.no/), og bruk tools.', 2],
    ['Obs', 'Handle på Obs! Obs! Husk kvittering. **Obs!** Kort frist.', 1],
    ['Obs', 'Gå til Obs! Obs! Husk kvittering. **Obs!** Kort frist.', 0, 1],
    ['Norwegian', 'Most Norwegian stores ship by post. In Norwegian kroner. The site is in Norwegian.', 0, 3],
    ['Norwegian', 'Fly med Norwegian til Roma. Hos Norwegian får du alt. Norwegian har ruter. Norwegian, SAS flyr.', 4],
    ['Norwegian', 'Airlines such as Norwegian deliver. Unngå Norwegian nå. SAS, Norwegian oder Wizz.', 3],
    ['Norwegian', 'Some Norwegian home electronics stores. A Norwegian classic. Norwegian-owned.', 0, 3],
    ['Bulder', 'Bulder Bank og Storebrand har lav rente. Det var bulder og brak.', 0],
    ['Swims', 'He swims daily. Kalosjer fra Swims er tette.', 1],
    ['Happy Homes', 'We like happy homes. Happy homes need paint. Maling fås hos Happy Homes.', 1],
    ['Stolene', 'Alle stolene er solide. Møbler fås hos Stolene. Stolene på nett.', 1],
    ['Solar', 'Solar støtter EHF. Solar aksepterer faktura. Solar samarbeider med Posten. Solar vant anbudet.', 4],
    ['Solar', 'Solar helps you save. Solar krever sol. Solar accepts EHF invoices. Solar specialises in cable.', 2],
    ['Protect', 'Protect your hands, and protect your eyes. Vernesko selges hos Protect.', 1, 1],
    ['Nordtinden', 'A nordtinden is high. «Din nordtinden», sa han. Hos Nordtinden får du ski.', 1],
    ['nordtinden', 'Dette er en nordtinden.', 0, 1],
    ['Best Western', 'The best western films are old. Sov på Best Western.', 1],
    ['Care of Carl', 'Take care of Carl. Klær fra Care of Carl eller care of carl.', 1, 2],
    ['Rum21', 'Renseren passer i rum 21–40 m². Lamper fås hos Rum21 eller rum21.', 2],
    ['Sport 24', 'Nyheter og sport 24 timer i døgnet. Sko fra sport 24.', 0, 1],
    ['Sport 1', 'Kampen vises på V sport 1 og Viaplay, utstyret fås hos sport 1 og XXL.', 1],
    ['The North Face', 'Jakker fra the North Face. The north face is steep, and so is the north face of it.', 1, 1],
    ['Change Lingerie', 'You should change lingerie daily. Change lingerie often. Kjøp hos Change Lingerie.', 1],
    ['Whiteaway', 'White away jerseys are sold out. White Away har hvitevarer. Prøv White away.', 2],
    ['Power', '- Power: 1200 W\n| Power | 65 W |\n**Power:** 5000 mAh\nPower: 90 butikker\n- Power: 1–3 dager', 2, 3],
    ['Next', 'Shops run on Next.js. A Field Target, Target Field and Power BI or Looker.', 0],
    ['Target', 'Shirts at Target Field. The TarGet. Target Store on Main. Many like Target.', 3],
    ['Obs', '**OBS:** Sjekk fristen. - OBS', 0, 2],
    ['Spar', '- Spar på strømmen\n1. Spar i tykt papir\n**Spar penger:**\nSpar, løve eller elefant?', 0],
    ['Inspiration', '## Inspiration og Idéer til bryllup', 0],
    ['Extra', 'Billigst er Coop Extra, Kiwi og Rema.', 0, 1],
    ['Extra', 'Billigst er Coop Extra, Kiwi og Rema. Danske Extra selger mat. Lego Disney Extra er ute.', 2],
    ['Boots', 'The Boots sale is on. You like the Boots sale. Boots-kunder får mer.', 3],
    ['Boots', 'Boots-friendly laces.', 0, 1],
    ['Boots', 'Boots-kunder får mer.', 1],
    ['Clas Ohlson', 'Kjøp hos clas ohlson. Prøv clas ohlson eller Jula. Sjekk clas ohlson. Clas ohlsons utvalg.', 2, 2],
    ['Netto', '| Netto | Netto |\n|:--|---|\n| Netto | 4 |', 1, 2],
    ['Netto', 'Netto betaler du lite. Netto betaler for seg.', 2],
    ['Netto', 'Netto betaler du 1 299 kr.', 0, 1],
    ['Garanti', 'Garanti: 5 år\n- Garanti: 90 meglere', 0, 2],
    ['Volt', 'Skoen fås i Volt hos Torshov Sport. Hos Torshov Sport fås den i Volt. It comes in Navy, Volt and Bark at Asos.', 0, 3],
    ['Volt', 'Lampen er inspirert av Volt. Du finner den hos Lampehuset.', 0, 1],
    ['Volt', 'Jeans fås hos Carlings, Volt og Match. Hos Carlings og på Volt. Hos Carlings & Volt. Sold at Gap, Volt and Next.', 4],
    ['Volt', 'Jeans fås på Volt eller hos Carlings. Her er Volt billigere enn hos Carlings.', 2],
    ['Volt', 'I dag selger Volt dem via Boozt. At Volt you find jeans from Lee.', 2],
    ['Volt', 'Skoen kommer i fargen «Volt» nå, og Carlings, Volt og Match har jeans. Mobil får du hos Telenor.', 1, 1],
    ['Power', 'Vi testet Miele Compact C2 Power i går.', 0],
    ['Illum', 'Illums Bolighus har glass. Se på boligafdelingen i ILLUM, hvor der er plads.', 0, 2],
    ['Plantagen', 'Kaffen plockas på plantagen i Etiopien. Vi handlade på plantagen i går.', 0],
    ['Biltema', 'Jakken finnes hos Sport 1 og Biltema. Hos Rema 1000, Kiwi og Biltema.', 2],
    ['Solar', 'Kabel fås fra Solar Norge.\n**Solar Danmark** er størst.\n- Solar Norway: EHF\nBestill på Solar Bedrift.\nSolar Panels finnes hos Elkjøp.', 4],
    ['Power', 'Hun leder Girl Power Norge. De er kunder av Nordic Power Sweden AB. Hos Power finnes mye.', 1],
    ['Power', '### Girl Power Norge\n- Wind Power Norge selger strøm', 0, 2],
    ['Komplett', 'Komplett Bedrift Forsikring dekker alt. Velg Fiber Komplett Bedrift. Oda Norge Hansen er her.', 0],
    ['Next', 'Programmet Next Norge gir støtte. Next Danmark er et fond.', 0, 2],
    ['Next', 'Next Norge AS selger klær. Prøv Next Norge.', 2],
    ['Illum', 'Svend Illum var dansk fodboldspiller.', 0, 1],
    ['Fretex', '- Fretex i Strandgaten\n- Bruktbua på Danmarksplass', 0, 1],
    ['Skeidar', '- Skeidar «Nordby» 8 999,-\n- Bohus «Rana» 9 490,-', 0, 1],
    ['Biltema', 'Bäst i test blev Biltemas 2-tons domkraft.', 1],
    ['Spar', '- Spar i tykt papir\n- Spar «mye» nå', 0],
    ['The Range', 'Jackson stocks the range in tubes, says Eve. She tried the range in tubes.', 0],
  ])('%s in "%s"', (brand, text, clear, unclear = 0) => {
    const made = mentions(brand, text);
    expect([made.filter((mention) => !mention.unclear).length, made.length]).toEqual([clear, clear + unclear]);
  });
});

describe('characters beside and inside a name', () => {
  it.each([
    ['IKEA', '我推荐在IKEA购买。おすすめはIKEAです。IKEA에서', 3],
    ['ユニクロ', 'おすすめはユニクロです。ユニクロン', 1],
    ['无印良品', '我喜欢无印良品的衣服', 1],
    ['小米', '我买小米手机', 1],
    ['Elkjøp', 'Elkjøp¹ og Elkjøp[2] og ①Elkjøp og Elkjøp–Power', 4],
    ['Sport 1', 'Stort utvalg av sport¹', 0],
    ['Clas Ohlson', 'Clas \u00ADOhlson, Clas\u200B Ohlson, Clas\u2009Ohlson og **Clas** **Ohlson**', 4],
    ['Levi\'s', 'Leviʼs, Levi′s og Levi＇s', 3],
    ['Elkjøp', '\u200FElk\u200Ejøp\u200F', 1],
    ['7-Eleven', '7–Eleven', 1],
    ['Toys"R"Us', 'Toys “R” Us', 1],
    ['Elkjøp', 'Elkj&oslash;p, &laquo;Elkjøp&raquo; og Elkj&#248;p', 3],
    ['H&M', 'H&amp;M og H\\&M', 2],
    ['H&M', 'Hm, det er vanskelig. HM kongen.', 0],
    ['B&H', 'En BH koster 299 kr', 0],
    ['Europris', 'Europriss', 0],
    ['Elkjøp', 'E l k j ø p', 0],
    ['iPhonehuset', 'iPhone Huset', 1],
    ['Elkjop', 'Last ned elkjop-katalog.pdf og elkjop_logo.svg', 0],
    ['Elkjøp', 'Se [her][1].\n\n[1]: https://www.elkjop.no/ "Elkjøp"\n[2]: Elkjøp, TV-er', 1],
    ['Elkjøp', 'Svar.<!-- Elkjøp -->', 0],
    ['Elkjøp', '[![Elkjøp](https://cdn.example/a.png)](https://elkjop.no)', 0],
  ])('%s in "%s": %i', (brand, text, count) => expect(mentions(brand, text)).toHaveLength(count));

  it('gives offsets in the text as it was received', () => {
    const text = 'Les om &laquo;Sm\\_r&raquo; hos H&amp;M &amp; Fjellheim';
    const [mention] = mentions('Fjellheim', text);
    expect(text.slice(mention!.start, mention!.end)).toBe('Fjellheim');
  });

  it('prefers the longer of two sought names where one is part of the other', () => {
    expect(mentions('Obs', 'Obs Bygg er én kjede, og Obs en annen.', { competitors: ['Obs Bygg'] })
      .map(({ name, start }) => [name, start])).toEqual([['Obs Bygg', 0], ['Obs', 25]]);
  });
});

describe('what the other answers decide', () => {
  const judgedOf = (brand: string, text: string, ...others: string[]) => {
    const [own, ...rest] = [text, ...others].map((answer) => findOccurrences(answer, [],
      { brand: compileName(brand), domain: 'store.example', competitors: [] }));
    return mentionsAmong(own!, nameUsage([own!, ...rest])).map(({ ambiguous, unclear }) => (unclear ? '?' : ambiguous ? '~' : 'x')).join('');
  };
  const judged = (text: string, ...others: string[]) => judgedOf('Kid', text, ...others);
  const FILLER = Array.from({ length: 7 }, (_, at) => `Svar ${at}.`);

  it.each([
    '### OBS\nPrisene kan endre seg.', '**OBS**\nSjekk frakt.', 'OBS\nHusk returretten i nettbutikken.',
  ])('never that capitals above a notice name the shop: "%s"', (text) => {
    expect(judgedOf('Obs', text, 'Handle hos Obs.', ...FILLER)).toBe('?');
  });

  it.each([
    ['Kid er fine.', [], '?'],
    ['Kid er fine.', ['Handle hos Kid.'], '?'],
    ['Kid er fine. Handle hos Kid.', [], 'xx'],
    ['Kid er fine.', ['Handle hos Kid.', ...FILLER], 'x'],
    ['Kid er fine.', ['Handle hos Kid.', 'Et kid trenger votter.'], '?'],
    ['Kid er fine. Handle hos Kid.', ['Et kid trenger votter.'], '?~'],
    ['Kid er fine. Et kid trenger votter. Handle hos Kid.', [], '?~'],
    ['Kid er fine.', FILLER, 'x'],
    ['Sven Kid var fotballspiller.', FILLER, '?'],
    ['Kjeden Kid er størst på sengetøy.', FILLER, 'x'],
    ['Kid er fine.', [...FILLER, 'Et kid trenger votter.'], '?'],
    ['Kid er fine.', ['Handle hos Kid.', 'Kid Rock er fin.'], '?'],
    ['Kid er fine.', ['Handle hos Kid, ikke hos Kid Rock.', 'Handle hos Kid.', 'Kid Rock er fin.'], '?'],
    ['Boka «Kid på skolen» og filmen "Mitt Kid" selges i butikken.', [], ''],
    ['Velg «Kid» i butikken.', [], 'x'],
    ['- **Kid:** bruk en mild krem', [], '?'],
    ['- **Kid:** fri frakt over 500 kr', [], 'x'],
    ['### KID\nGardiner', [], '?'],
    ['### KID\nGardiner', FILLER, 'x'],
    ['### KID\nGardiner', [...FILLER, 'Et kid trenger votter.'], '?'],
    ['**KID:** gardiner', FILLER, '?'],
    ['Filmen Karate Kid Legends er fin.', ['Handle hos Kid.'], ''],
    ['En forening er Kid Norge.', FILLER, 'x'],
    ['En forening er Kid Norge.', [...FILLER, 'Et kid trenger votter.'], '?'],
    ['Foreningen Kid Norge gir råd.', FILLER, '?'],
    ['- Kid i Strandgaten\n- Kid i Barnehagen', FILLER, '??'],
    ['- Kid «Nordby» 99,-', FILLER, '?'],
    ['Kjøp Kid 100-watt lader. Kid 5-pakning er ny.', FILLER, ''],
    ['Gardiner fra Kid Norge er billige.', [...FILLER, 'Et kid trenger votter.'], '~'],
  ])('"%s" beside %j: %s', (text, others, expected) => expect(judged(text, ...others)).toBe(expected));
});

describe('links', () => {
  it('matches the label of a link, but neither its target nor a label that is a URL', () => {
    expect(found('Elkjøp', 'Se [Elkjøp](https://www.elkjop.no/tv)')).toEqual(['Elkjøp:exact']);
    expect(found('Elkjop', 'Se [elkjop.no](https://www.elkjop.no/tv)', { domain: 'elkjop.no' })).toEqual([]);
    expect(found('Elkjop', 'Les mer ([www.elkjop.no](https://www.elkjop.no/?utm_source=openai))',
      { domain: 'elkjop.no' })).toEqual([]);
    expect(found('Farmasiet', 'Nok om vinteren.[farmasiet](https://www.farmasiet.no/d-vitamin) Ellers ikke.')).toEqual([]);
    expect(found('Farmasiet', 'Prøv [Farmasiet](https://www.farmasiet.no/)')).toEqual(['Farmasiet:exact']);
    expect(found('Elkjop', 'Testen [[1]](https://elkjop.no/a) viste det')).toEqual([]);
    expect(found('Elkjop', '![Elkjop](https://cdn.example/elkjop.png)')).toEqual([]);
  });

  it('matches the name in the label of a link to its own domain, whatever else the label says', () => {
    expect(found('Kid', '- [Kid Interiør](https://www.kid.no) – gardiner')).toEqual(['Kid:exact']);
    expect(found('Kid', '- [Kid Interiør](https://tekstil.example/) – gardiner', { domain: 'tekstil.example' }))
      .toEqual(['Kid:exact']);
    expect(found('Kid', '- [Kid Rock](https://plater.example/) – plater')).toEqual([]);
  });

  it('reads no more of one spelling than an answer can have', () => {
    expect(found('Clas Ohlson', 'Clas Ohlson '.repeat(150_000))).toHaveLength(100);
    expect(found('Kid', 'kid.no '.repeat(1_000), { domain: 'kid.no' })).toHaveLength(100);
  });

  it('counts a domain linked to its front page as a mention, and one in brackets as a source', () => {
    expect(found('Magasin', 'Kjolen koster 899 kr på [Magasin.dk](https://www.magasin.dk) nå'))
      .toEqual(['Magasin.dk:domain']);
    expect(found('Magasin', 'Kjolen koster 899 kr ([magasin.dk](https://www.magasin.dk))')).toEqual([]);
  });

  it('ignores bare URLs, mail addresses, tags and citation marks', () => {
    expect(found('Elkjop', 'https://elkjop.no/elkjop, www.elkjop.no/tv og <a href="//elkjop.no">her</a>',
      { domain: 'elkjop.no' })).toEqual([]);
    expect(found('Elkjop', 'Skriv til kundeservice@elkjop.no', { domain: 'elkjop.no' })).toEqual([]);
    expect(found('Elkjop', 'Kilde 【4†elkjop.no】', { domain: 'elkjop.no' })).toEqual([]);
    expect(found('Elkjop', 'Se elkjop.no/tv/oled for mer', { domain: 'elkjop.no' })).toEqual([]);
  });

  it('leaves out an annotation that is only a link, but keeps annotated prose and headings', () => {
    const cited = 'Store kjeder har det meste. ([Elkjøp](https://elkjop.no/tv))';
    expect(found('Elkjøp', cited, { annotations: [spanOf(cited, '([Elkjøp](https://elkjop.no/tv))')] })).toEqual([]);
    const prose = 'Elkjøp har det meste på lager.';
    expect(found('Elkjøp', prose, { annotations: [{ start: 0, end: prose.length }] })).toEqual(['Elkjøp:exact']);
    const heading = '1. [Elkjøp](https://elkjop.no/) har mest';
    expect(found('Elkjøp', heading, { annotations: [spanOf(heading, '[Elkjøp](https://elkjop.no/)')] }))
      .toEqual(['Elkjøp:exact']);
  });
});

describe('domains', () => {
  it('counts the full domain typed in prose, and not its bare label', () => {
    const options = { domain: 'nordlyselektro.no' };
    expect(found('Nordlys & Co', 'Prøv nordlyselektro.no i dag', options)).toEqual(['nordlyselektro.no:domain']);
    expect(found('Nordlys & Co', 'Prøv www.nordlyselektro.no.', options)).toEqual(['www.nordlyselektro.no:domain']);
    expect(found('Nordlys & Co', 'Prøv bedrift.nordlyselektro.no', options))
      .toEqual(['bedrift.nordlyselektro.no:domain']);
    expect(found('Nordlys & Co', 'Prøv nordlyselektro i dag', options)).toEqual([]);
    expect(found('Nordlys & Co', 'Prøv nordlyselektro.se i dag', options)).toEqual([]);
  });

  it('does not take elkjøp.no for elkjop.no, but counts any domain that spells the brand', () => {
    expect(found('Storkjøp', 'Se elkjøp.no', { domain: 'elkjop.no' })).toEqual([]);
    expect(found('Elkjøp', 'Se elkjøp.no', { domain: 'elkjop.no' })).toEqual(['elkjøp.no:domain']);
    expect(found('Komplett.no', 'Hos Komplett.no finnes alt')).toEqual(['Komplett.no:exact']);
    expect(found('Clas Ohlson', 'Se clasohlson.com og clas-ohlson.no'))
      .toEqual(['clasohlson.com:domain', 'clas-ohlson.no:domain']);
    expect(found('Power', 'Se power-tools.no')).toEqual([]);
  });

  it('counts a subdomain of a platform for its shop, not for the platform', () => {
    expect(found('Mystore', 'Se kaffebua.mystore.no.', { domain: 'mystore.no' })).toEqual([]);
    expect(found('Kaffebua', 'Se kaffebua.mystore.no.', { domain: 'kaffebua.no' }))
      .toEqual(['kaffebua.mystore.no:domain']);
    expect(found('Mystore', 'Se www.mystore.no.', { domain: 'mystore.no' })).toEqual(['www.mystore.no:domain']);
  });

  it('separates sentences without a space between them', () => {
    expect(found('Elkjøp', 'Der er utvalget stort.Elkjøp er størst')).toEqual(['?Elkjøp:exact']);
    expect(found('Elkjøp', 'Handle på elkjøp.no.Det lønner seg')).toEqual(['elkjøp.no:domain']);
  });
});

describe('context, competitors, offsets and legal forms', () => {
  it('flags a negative context, and still counts the mention', () => {
    expect(mentions('Sparkjøp', 'Sparkjøp er konkurs.')[0]).toMatchObject({ context: 'konkurs' });
    expect(mentions('Sparkjøp', 'Kjeden la ned Sparkjøp i fjor.')[0]).toMatchObject({ context: 'la ned' });
    expect(mentions('Sparkjøp', 'Unngå andre. Sparkjøp er bra.')[0]).not.toHaveProperty('context');
    expect(mentions('Sparkjøp', 'You should avoid Sparkjøp.')[0]).toMatchObject({ context: 'avoid' });
  });

  it('finds competitors under their own names, each with its offset', () => {
    const text = 'Nordlys og Fjellheim er best, Fjellheims priser lavest.';
    expect(mentions('Nordlys', text, { competitors: ['Fjellheim'] }).map(({ name, start }) => [name, start])).toEqual([
      ['Nordlys', 0], ['Fjellheim', 11], ['Fjellheim', 30],
    ]);
  });

  it('counts offsets in UTF-16 units, with or without an emoji before', () => {
    const text = '🛒🛒 Handle hos Fjellheim';
    const [mention] = mentions('Fjellheim', text);
    expect(text.slice(mention!.start, mention!.end)).toBe('Fjellheim');
  });

  it('ignores the legal form in a brand', () => {
    expect(found('Fjellheim AS', 'Fjellheim er stor')).toEqual(['?Fjellheim:exact']);
  });
});
