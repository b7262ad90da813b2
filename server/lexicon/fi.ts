import type { Lexicon } from './lexicon.ts';

export const fi: Lexicon = {
  access: {
    check: ['vahvista*', 'todista*', 'tarkist*', 'varmist*', 'varmenn*', 'ratkaise'],
    person: ['robotti', 'robottia', 'robotteja', 'botti', 'botteja', 'ihminen', 'captcha'],
    browser: ['selaimesi', 'selaintasi', 'selaimen', 'yhteytesi', 'yhteyttäsi', 'yhteyden'],
    turnedAway: ['estetty', 'estettiin', 'evätty', 'rajoitettu', 'hylätty', 'kielletty'],
    cause: [
      'ip-osoit*', 'epäilyttävä*', 'automaatti*', 'automatisoi*', 'turvallisuus*', 'tietoturva*', 'botti*', 'botit',
      'robotti*', 'robotit', 'palomuuri*',
    ],
    finding: [
      'epätavallista liikennettä', 'epätavallista toimintaa', 'epäilyttävää liikennettä', 'epäilyttävää toimintaa',
      'automaattisia pyyntöjä', 'automaattista liikennettä',
    ],
    checkName: [
      'turvatarkistus', 'turvallisuustarkistus', 'bottitarkistus', 'robottitarkistus', 'oletko robotti',
      'oletko ihminen',
    ],
    wait: ['odota hetki', 'hetkinen', 'odota', 'ladataan', 'pieni hetki'],
    otherPurpose: [
      'lähetä*', 'lähettä*', 'uutiskirje*', 'kommentti*', 'ikäsi', 'maksu*', 'tilaus*', 'kirjaudu*', 'lasku*',
    ],
    inLine: [
      'olet jonossa', 'olet nyt jonossa', 'olet virtuaalijonossa', 'odotushuone', 'virtuaalinen odotushuone',
      'paikkasi jonossa', 'sijaintisi jonossa', 'edelläsi', 'vuorosi',
    ],
    comingSoon: ['tulossa pian', 'avataan pian', 'avautuu pian', 'aukeaa pian', 'rakenteilla'],
    maintenance: ['huoltokatko', 'huolto', 'huollossa', 'ylläpito', 'palaamme pian', 'väliaikaisesti suljettu'],
  },
};
