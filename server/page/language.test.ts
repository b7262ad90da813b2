import { describe, expect, test } from 'vitest';
import { guessLanguage } from './language.ts';

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
};

describe.each(Object.entries(TEXTS))('%s', (language, texts) => {
  test.each(texts)('%s', (text) => {
    expect(guessLanguage(text.toLowerCase())).toBe(language);
  });
});

test('Norwegian that could be either Bokmål or Nynorsk is no', () => {
  const text = 'vi sender varene til deg. hvis du angrer, kan du sende varen tilbake til oss. du får pengene igjen etter at vi har fått den';
  expect(guessLanguage(text)).toBe('no');
});

describe('abstains', () => {
  test.each([
    ['', 'no text'],
    ['handlekurv kasse kundeservice logg inn', 'few words'],
    ['nike air max 90 essential black white adidas ultraboost puma suede classic '.repeat(20), 'product names only'],
    [`${TEXTS['nb']![1]} ${TEXTS['en']![0]}`, 'two languages'],
    ['Wir versenden die Ware innerhalb von zwei Tagen, und Sie haben 30 Tage Zeit, um den Artikel zurückzugeben. Wenn er Ihnen nicht gefällt, senden Sie ihn an uns zurück. Der Preis wird Ihnen erstattet, und was Sie sonst noch wissen will man in den Bedingungen lesen.', 'German'],
    ['We verzenden binnen twee dagen en je hebt 30 dagen om het artikel te retourneren. Als je van gedachten verandert, kun je het naar ons terugsturen en krijg je het bedrag terug dat je ervoor hebt betaald. Dit is in de winkel en op de website zo.', 'Dutch'],
    ['Toimitamme tuotteet kahden päivän kuluessa, ja sinulla on 30 päivää aikaa palauttaa tuote. Jos muutat mielesi, voit lähettää sen takaisin meille, ja saat rahasi takaisin sen jälkeen kun olemme saaneet sen.', 'Finnish'],
    ['Nous expédions les articles sous deux jours et vous avez 30 jours pour retourner un article. Si vous changez d’avis, vous pouvez nous le renvoyer et nous vous rembourserons le prix que vous avez payé.', 'French'],
    ['Wysyłamy towar w ciągu dwóch dni i masz 30 dni na zwrot. Jeśli zmienisz zdanie, możesz go do nas odesłać, a my zwrócimy ci zapłaconą cenę. To jest nasz sklep i na wszystko co w nim jest możesz na nas liczyć.', 'Polish'],
  ])('%s (%s)', (text) => {
    expect(guessLanguage(text.toLowerCase())).toBeNull();
  });
});
