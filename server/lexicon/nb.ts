import type { Lexicon } from './lexicon.ts';

export const nb: Lexicon = {
  access: {
    check: [
      'bekreft*', 'bevis*', 'sjekk*', 'kontroller*', 'verifiser*', 'undersøk*', 'forsikre*', 'sørge for', 'fullfør*',
      'løs',
    ],
    person: ['robot', 'robotar', 'roboter', 'menneske', 'mennesker', 'eit menneske', 'captcha', 'bot', 'boter'],
    browser: ['nettleseren din', 'nettleseren', 'nettlesaren', 'tilkoblingen din', 'forbindelsen din'],
    turnedAway: ['blokkert', 'sperret', 'sperra', 'stanset', 'stoppet', 'avvist', 'nektet', 'begrenset', 'utestengt'],
    cause: [
      'ip-adresse*', 'ip', 'mistenkelig*', 'automatisk*', 'automatisert*', 'sikkerhet*', 'robot', 'roboter', 'boter',
      'bot', 'brannmur*', 'angrep',
    ],
    finding: [
      'uvanlig trafikk', 'uvanlig aktivitet', 'mistenkelig trafikk', 'mistenkelig aktivitet', 'automatisert trafikk',
      'automatiserte forespørsler', 'automatiske forespørsler',
    ],
    checkName: [
      'sikkerhetssjekk', 'sikkerhetskontroll', 'robotsjekk', 'robotkontroll', 'botbeskyttelse', 'botsjekk',
      'er du en robot', 'er du et menneske', 'er du menneske', 'menneske eller robot',
    ],
    wait: ['vent litt', 'vennligst vent', 'et øyeblikk', 'eit augeblikk', 'laster', 'straks klar'],
    otherPurpose: [
      'sender', 'sende', 'send inn', 'nyhetsbrev*', 'kommentar*', 'alder*', 'betaling*', 'bestilling*', 'logg inn',
      'melde deg', 'konto*', 'faktura*',
    ],
    inLine: [
      'du står i kø', 'du er i kø', 'du er i køen', 'du har plass', 'du er nummer', 'du står i virtuell kø', 'venterom',
      'din plass i køen', 'foran deg i køen', 'din tur',
    ],
    comingSoon: [
      'kommer snart', 'åpner snart', 'apner snart', 'under arbeid', 'under oppbygging', 'under konstruksjon',
    ],
    maintenance: ['vedlikehold', 'straks tilbake', 'snart tilbake', 'midlertidig stengt', 'midlertidig nede'],
  },
};
