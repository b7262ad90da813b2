import { describe, expect, test } from 'vitest';
import { guessLanguage, isKnownLanguage } from './language.ts';

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  nb: [
    'handlekurv kasse min side kundeservice frakt og retur kjøp nå på lager alle klær til dame klær til herre en genser av ull som ikke klør den er myk og varm hva synes du om denne andre har også kjøpt se mer fra oss vi har alt du trenger til turen fri frakt ved kjøp over 1000 kroner',
    'Jakken er laget av resirkulert polyester. Den har to lommer foran, og en på innsiden. Hetta kan tas av. Vi anbefaler å vaske den på 30 grader, uten tøymykner. Ikke bruk tørketrommel.',
  ],
  nn: [
    'Vi sender varene innan to dagar, og du har 30 dagars ope kjøp. Viss du angrar, kan du sende vara tilbake til oss. Du får pengane att etter at vi har fått ho. Eg veit ikkje kva dei skal gjere, men det er ein god dag frå morgon til kveld.',
    'Jakka er laga av resirkulert polyester. Ho har to lommer framme, og ei på innsida. Vi rår til å vaske henne på 30 grader, utan mjukgjerar. Ikkje bruk tørketrommel. Kva synest du om dette? Dei andre har også kjøpt noko meir frå oss.',
  ],
  da: [
    'Vi sender varerne inden for to dage, og du har 30 dages returret. Hvis du fortryder, kan du sende varen tilbage til os. Du får pengene igen, efter at vi har modtaget den. Læs mere om, hvad du skal gøre ud over det.',
    'Jakken er lavet af genanvendt polyester. Den har to lommer foran og en på indersiden. Hætten kan tages af. Vi anbefaler at vaske den ved 30 grader uden skyllemiddel. Den må ikke tørretumbles. Nu kan du også få mere ud af den.',
  ],
  sv: [
    'Vi skickar varorna inom två dagar och du har 30 dagars öppet köp. Om du ångrar dig kan du skicka tillbaka varan till oss. Du får pengarna efter att vi har fått den.',
    'Jackan är gjord av återvunnen polyester. Den har två fickor fram och en på insidan. Huvan kan tas av. Vi rekommenderar att tvätta den i 30 grader utan sköljmedel.',
  ],
  en: [
    'We ship within two days, and you have 30 days to return the item. If you change your mind, you can send it back to us and we will refund the price you paid for it.',
    'Add to cart. Free shipping on all orders over $50. Made from recycled polyester with two pockets and a hood that can be taken off. We recommend washing it at 30 degrees. See more from our shop, and find out what is new in the store.',
  ],
  fi: [
    'Toimitamme tuotteet kahden päivän kuluessa, ja sinulla on 30 päivää aikaa palauttaa tuote. Jos muutat mielesi, voit lähettää sen takaisin meille, ja saat rahasi takaisin sen jälkeen kun olemme saaneet sen.',
    'Etusivu Naiset Miehet Lapset Kengät Ale. Kirjaudu sisään tai luo tili. Ostoskorisi on tyhjä. Lue lisää siitä, miten ja milloin voit palauttaa tuotteen. Kaikki hinnat sisältävät veron. Meillä on myös kauppa, joka on avoinna aina, kun sinulle sopii. Jos et löydä mitä etsit, kysy meiltä.',
  ],
  is: [
    'Við sendum vöruna innan tveggja daga og þú hefur 30 daga til að skila henni. Ef þér snýst hugur getur þú sent hana aftur til okkar og við endurgreiðum þér það sem þú hefur greitt fyrir hana.',
  ],
  fo: [
    'Vit senda vøruna innan tveir dagar, og tú hevur 30 dagar at senda hana aftur til okkum. Um tú angrar keypið, skal tú siga okkum frá tí við teldubrævi, og vit senda tær peningin aftur, men ikki fyri farmagjaldið.',
  ],
  de: [
    'Wir versenden die Ware innerhalb von zwei Tagen, und Sie haben 30 Tage Zeit, um den Artikel zurückzugeben. Wenn er Ihnen nicht gefällt, senden Sie ihn an uns zurück. Der Preis wird Ihnen erstattet, und was Sie sonst noch wissen will man in den Bedingungen lesen.',
    'Startseite Damen Herren Kinder Schuhe. Jacken und Mäntel für Damen. In den Warenkorb. Alle Preise mit Steuer und zuzüglich Versand. Nur noch wenige auf Lager. Neu bei uns im Shop: Zelte und Schlafsäcke für die ganze Familie.',
  ],
  nl: [
    'We verzenden binnen twee dagen en je hebt 30 dagen om het artikel te retourneren. Als je van gedachten verandert, kun je het naar ons terugsturen en krijg je het bedrag terug dat je ervoor hebt betaald. Dit is in de winkel en op de website zo.',
  ],
  af: [
    'Ons stuur die goedere binne twee dae, en jy het 30 dae om dit terug te stuur. As jy nie daarvan hou nie, kan jy dit vir ons stuur en ons sal jou geld aan jou terugbetaal. Hierdie winkel is oop vir almal.',
  ],
  fr: [
    'Nous expédions les articles sous deux jours et vous avez 30 jours pour retourner un article. Si vous changez d’avis, vous pouvez nous le renvoyer et nous vous rembourserons le prix que vous avez payé.',
    'Ce pull se lave à la main et sèche à plat. Il est doux, chaud et ne gratte pas. Les manches ont un passant pour le pouce, et le col se ferme par une glissière. Il se porte sur une chemise ou sous une veste.',
  ],
  es: [
    'Enviamos los productos en dos días y tienes 30 días para devolver lo que has comprado. Si cambias de idea, nos lo puedes enviar y te devolvemos el precio que pagaste por él.',
  ],
  ca: [
    'Enviem els productes en dos dies i tens 30 dies per tornar el que has comprat. Si canvies d’idea, ens ho pots enviar i et tornem el preu que vas pagar. Els nostres jerseis són de llana i no piquen gens amb cap camisa.',
  ],
  gl: [
    'Enviamos os produtos en dous días e tes 30 días para devolver o que mercaches. Se cambias de idea, podes enviarnos o produto e devolvemos o prezo que pagaches por el. Os nosos xerseis son moi quentes e non pican nas mans.',
  ],
  pt: [
    'Enviamos os produtos em dois dias e você tem 30 dias para devolver o que comprou. Se mudar de ideia, pode enviar o produto para nós e devolvemos o preço que pagou por ele. Não se esqueça da nota.',
  ],
  it: [
    'Spediamo la merce in due giorni e hai 30 giorni per restituire quello che hai comprato. Se cambi idea, ci puoi rispedire il prodotto e ti rimborsiamo il prezzo che hai pagato per la merce.',
  ],
  ro: [
    'Trimitem produsele în două zile și ai 30 de zile pentru a returna ce ai cumpărat. Dacă te răzgândești, poți să ne trimiți produsul și îți dăm înapoi prețul pe care l-ai plătit. Nu este nevoie de un motiv.',
  ],
  pl: [
    'Wysyłamy towar w ciągu dwóch dni i masz 30 dni na zwrot. Jeśli zmienisz zdanie, możesz go do nas odesłać, a my zwrócimy ci zapłaconą cenę. To jest nasz sklep i na wszystko co w nim jest możesz na nas liczyć.',
    'Ten sweter jest z wełny i nie gryzie. Można go nosić pod kurtką lub na koszuli. Prać ręcznie albo w programie do wełny. Kolor może się różnić od tego, który jest na zdjęciu. Dla dzieci mamy także mniejsze rozmiary, które są tylko w naszym sklepie.',
  ],
  cs: [
    'Zboží odesíláme do dvou dnů a na jeho vrácení máte 30 dnů. Pokud si to rozmyslíte, můžete nám ho poslat zpět a my vám vrátíme cenu, kterou jste za něj zaplatili. Platí to pro všechny, kdo u nás nakoupili.',
  ],
  sk: [
    'Tovar odosielame do dvoch dní a na jeho vrátenie máte 30 dní. Ak si to rozmyslíte, môžete nám ho poslať späť a my vám vrátime cenu, ktorú ste zaň zaplatili. Platí to pre všetkých, čo u nás nakúpili, aj bez dôvodu.',
  ],
  sl: [
    'Blago pošljemo v dveh dneh, za vračilo pa imate 30 dni. Če si premislite, ga lahko pošljete nazaj, mi pa vam vrnemo ceno, ki ste jo zanj plačali. To velja za vse, ki so kupili pri nas, in tudi za tiste brez računa.',
  ],
  et: [
    'Saadame kauba välja kahe päeva jooksul ja teil on 30 päeva aega see tagastada. Kui mõtlete ümber, võite selle meile tagasi saata ning me maksame teile tagasi kogu summa, mis te selle eest tasusite. See ei ole keeruline.',
  ],
};

describe.each(Object.entries(TEXTS))('%s', (language, texts) => {
  test.each(texts)('%s', (text) => {
    expect(guessLanguage(text.toLowerCase())).toBe(language);
  });
});

test('Norwegian that may be either Bokmål or Nynorsk is `no`', () => {
  const text = 'vi sender varene til deg. hvis du angrer, kan du sende varen tilbake til oss. du får pengene igjen etter at vi har fått den';
  expect(guessLanguage(text)).toBe('no');
});

describe('abstains', () => {
  test.each([
    ['', 'no text'],
    ['handlekurv kasse kundeservice logg inn', 'few words'],
    ['nike air max 90 essential black white adidas ultraboost puma suede classic '.repeat(20), 'product names only'],
    [`${TEXTS['nb']![1]} ${TEXTS['en']![0]}`, 'two languages'],
    ['A terméket két napon belül elküldjük, és 30 napja van arra, hogy visszaküldje. Ha meggondolja magát, a csomagot elküldheti nekünk, mi pedig visszafizetjük az árat. Az ár az áfát is tartalmazza, de a szállítást nem, és ez így van jól.', 'Hungarian'],
    ['Ürünü iki gün içinde gönderiyoruz ve iade etmek için 30 gününüz var. Fikrinizi değiştirirseniz ürünü bize geri gönderebilirsiniz, biz de ödediğiniz ücreti iade ederiz. Bu kazak hem ceketin altına hem de tek başına giyilir.', 'Turkish'],
    ['Robu šaljemo u roku od dva dana, a za povrat imate 30 dana. Ako se predomislite, možete nam je poslati natrag i mi ćemo vam vratiti cijenu koju ste za nju platili. To vrijedi za sve koji su kupili kod nas, bez obzira na razlog.', 'Croatian'],
    ['Preces nosūtām divu dienu laikā, un jums ir 30 dienas, lai tās atdotu. Ja pārdomājat, varat tās nosūtīt mums atpakaļ, un mēs atmaksāsim cenu, ko par tām samaksājāt. Tas attiecas uz visiem, kas pie mums ir pirkuši.', 'Latvian'],
    ['Prekes išsiunčiame per dvi dienas, o joms grąžinti turite 30 dienų. Jei persigalvosite, galite jas atsiųsti atgal, ir mes grąžinsime kainą, kurią už jas sumokėjote. Tai galioja visiems, kas pas mus pirko, ir be priežasties.', 'Lithuanian'],
    ['Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo. In voluptate velit esse, non proident, et in culpa.', 'Latin'],
    ['Мы отправим товар в течение двух дней, и у вас есть 30 дней, чтобы его вернуть. Если вы передумаете, можете отправить его нам.', 'another script'],
    [`${TEXTS['es']![0]} ${TEXTS['it']![0]}`, 'two near languages'],
    [`${TEXTS['fi']![1]} ${TEXTS['en']![0]}`, 'one language in the menu, another in the text'],
  ])('%s (%s)', (text) => {
    expect(guessLanguage(text.toLowerCase())).toBeNull();
  });
});

const times = (count: number, words: string): string => `${words} `.repeat(count);
const SWEDISH = 'och att från inte';
const OF_BOTH = 'og til den';

describe.each([
  ['twelve function words', times(3, SWEDISH), 'sv', times(3, SWEDISH).replace('och', '')],
  ['four different ones', times(5, SWEDISH), 'sv', times(7, 'och att från')],
  ['8 % of all words', times(3, SWEDISH) + times(138, 'ull'), 'sv', times(3, SWEDISH) + times(139, 'ull')],
  ['three more than a near language', `${times(4, OF_BOTH)} hva noe dere`, 'nb', `${times(4, OF_BOTH)} hva noe`],
  ['12 % more than a near language', `${times(7, OF_BOTH)} og hva noe dere`, 'nb', `${times(7, OF_BOTH)} og til hva noe dere`],
  ['three times those of another only', times(3, 'the of this with') + times(4, 'och'), 'en', times(3, 'the of this with') + times(5, 'och')],
])('wants %s', (_wants, enough, language, less) => {
  test('enough', () => expect(guessLanguage(enough)).toBe(language));
  test('less', () => expect(guessLanguage(less)).toBeNull());
});

test('a language is known if it can be detected', () => {
  expect(['nb', 'no', 'fi', 'sh', 'hu', 'constructor'].map(isKnownLanguage)).toEqual([true, true, true, false, false, false]);
});
