/** Function words, frequent in any text, menus and product lists included; by language. */
export const SMALL_WORDS: Readonly<Record<'nb' | 'nn' | 'da' | 'sv' | 'en', string>> = {
  nb: 'og i på er det til med for som en et av ikke den de vi du har kan å fra ved etter alle om eller hvis når '
    + 'være var blir vil skal deg meg seg oss dere din ditt dine vår vårt våre mer nå ut opp inn hva hvor '
    + 'hvordan også bare uten under over mellom gjennom både så men da ha få får gjør noe noen andre denne dette '
    + 'disse hos mot jeg han hun innen igjen',
  nn: 'og i på er det til med for som ein ei eit av ikkje den dei vi du har kan å frå ved etter alle om eller '
    + 'viss når vere var blir vil skal deg meg seg oss dykk din ditt dine vår vårt våre meir no ut opp inn kva '
    + 'kor korleis også berre utan under over mellom gjennom både så men då ha få får gjer noko nokon andre '
    + 'denne dette desse hos mot eg han ho innan igjen',
  da: 'og i på er det til med for som en et af ikke den de vi du har kan at fra ved efter alle om eller hvis når '
    + 'være var bliver vil skal dig mig sig os jer din dit dine vores mere nu ud op ind hvad hvor hvordan også '
    + 'kun uden under over mellem gennem både så men da have få får gør noget nogen andre denne dette disse hos '
    + 'mod jeg han hun inden igen',
  sv: 'och i på är det till med för som en ett av inte den de vi du har kan att från vid efter alla om eller när '
    + 'vara var blir vill ska dig mig sig oss din ditt dina vår vårt våra mer nu ut upp vad hur också bara utan '
    + 'under över mellan genom både så men då ha få får gör något någon andra denna detta dessa hos mot jag han '
    + 'hon inom igen',
  en: 'the and of to in is for with on your you this that from are our be have not or it we can by as at an will '
    + 'more all has was their which when if us its any out up about do they what how than into only also been '
    + 'where',
};
