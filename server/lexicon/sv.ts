import type { Lexicon } from './lexicon.ts';

export const sv: Lexicon = {
  access: {
    check: ['bekräfta*', 'bevisa*', 'kontroller*', 'verifier*', 'intyga*', 'säkerställ*', 'lös', 'slutför*'],
    person: ['robot', 'robotar', 'människa', 'bot', 'botar', 'captcha'],
    browser: ['din webbläsare', 'webbläsaren', 'din browser', 'din anslutning', 'anslutningen'],
    turnedAway: [
      'blockerad', 'blockerat', 'blockerats', 'spärrad', 'spärrats', 'nekad', 'nekats', 'avvisad', 'stoppad',
      'stoppats', 'begränsad',
    ],
    cause: [
      'ip-adress*', 'misstänkt*', 'automatisk*', 'automatiserad*', 'säkerhet*', 'robot', 'robotar', 'botar',
      'brandvägg*',
    ],
    finding: [
      'ovanlig trafik', 'ovanlig aktivitet', 'misstänkt trafik', 'misstänkt aktivitet', 'automatiserad trafik',
      'automatiserade förfrågningar', 'automatiska förfrågningar',
    ],
    checkName: [
      'säkerhetskontroll', 'robotkontroll', 'säkerhetsverifiering', 'är du en robot', 'är du en människa',
      'är du människa', 'människa eller robot',
    ],
    wait: ['vänta', 'var god vänta', 'ett ögonblick', 'laddar'],
    otherPurpose: [
      'skickar', 'skicka', 'nyhetsbrev*', 'kommentar*', 'ålder*', 'betalning*', 'beställning*', 'logga in', 'konto*',
      'faktura*',
    ],
    inLine: [
      'du står i kö', 'du är i kö', 'du är i kön', 'du har plats', 'du är nummer', 'väntrum', 'virtuellt väntrum',
      'din plats i kön', 'före dig i kön', 'framför dig i kön', 'din tur',
    ],
    comingSoon: ['kommer snart', 'öppnar snart', 'under uppbyggnad', 'under konstruktion'],
    maintenance: ['underhåll', 'snart tillbaka', 'strax tillbaka', 'tillfälligt stängd', 'tillfälligt stängt'],
  },
};
