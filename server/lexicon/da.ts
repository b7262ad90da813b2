import type { Lexicon } from './lexicon.ts';

export const da: Lexicon = {
  access: {
    check: ['bekræft*', 'bevis*', 'kontroller*', 'tjekker', 'tjek', 'verificer*', 'undersøger', 'løs', 'gennemfør*'],
    person: ['robot', 'robotter', 'menneske', 'mennesker', 'bot', 'botter', 'captcha'],
    browser: ['din browser', 'browseren', 'din forbindelse', 'forbindelsen'],
    turnedAway: ['blokeret', 'spærret', 'afvist', 'nægtet', 'begrænset', 'udelukket', 'stoppet'],
    cause: [
      'ip-adresse*', 'mistænkelig*', 'automatisk*', 'automatiseret', 'sikkerhed*', 'robot', 'robotter', 'botter',
      'firewall',
    ],
    finding: [
      'usædvanlig trafik', 'usædvanlig aktivitet', 'mistænkelig trafik', 'mistænkelig aktivitet',
      'automatiseret trafik', 'automatiserede forespørgsler',
    ],
    checkName: [
      'sikkerhedstjek', 'sikkerhedskontrol', 'robottjek', 'er du en robot', 'er du et menneske', 'er du menneske',
      'menneske eller robot',
    ],
    wait: ['vent venligst', 'vent et øjeblik', 'et øjeblik', 'øjeblik', 'indlæser'],
    otherPurpose: [
      'sender', 'sende', 'nyhedsbrev*', 'kommentar*', 'alder*', 'betaling*', 'bestilling*', 'log ind', 'konto*',
      'faktura*',
    ],
    inLine: [
      'du står i kø', 'du er i kø', 'du er i køen', 'du er nummer', 'du har plads', 'venteværelse',
      'virtuelt venteværelse', 'din plads i køen', 'foran dig i køen', 'din tur',
    ],
    comingSoon: ['kommer snart', 'åbner snart', 'under opbygning', 'under konstruktion'],
    maintenance: ['vedligeholdelse', 'snart tilbage', 'straks tilbage', 'midlertidigt lukket'],
  },
};
