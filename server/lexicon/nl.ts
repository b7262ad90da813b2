import type { Lexicon } from './lexicon.ts';

export const nl: Lexicon = {
  access: {
    check: ['bevestig*', 'controle*', 'gecontroleerd', 'verifi*', 'geverifieerd', 'bewijs*', 'nagaan', 'los de'],
    person: ['robot', 'robots', 'mens', 'bot', 'bots', 'captcha'],
    browser: ['uw browser', 'je browser', 'de browser', 'uw verbinding', 'je verbinding'],
    turnedAway: ['geblokkeerd', 'geweigerd', 'ontzegd', 'beperkt', 'afgewezen'],
    cause: ['ip-adres*', 'verdacht*', 'automatisch*', 'geautomatiseerd*', 'beveiliging*', 'robots', 'bots', 'firewall'],
    finding: [
      'ongebruikelijk verkeer', 'ongewoon verkeer', 'ongebruikelijke activiteit', 'verdachte activiteit',
      'verdacht verkeer', 'geautomatiseerde verzoeken', 'geautomatiseerd verkeer', 'iets te snel',
    ],
    checkName: [
      'beveiligingscontrole', 'veiligheidscontrole', 'robotcontrole', 'ben je een robot', 'ben jij een robot',
      'bent u een robot', 'bent u een mens', 'ben je een mens', 'mens of robot',
    ],
    wait: ['even geduld', 'een ogenblik', 'een moment', 'bezig met laden'],
    otherPurpose: [
      'verzend*', 'versturen', 'nieuwsbrief', 'reactie', 'leeftijd', 'betaling*', 'bestelling*', 'inloggen', 'account',
      'factuur',
    ],
    inLine: [
      'je staat in de wachtrij', 'u staat in de wachtrij', 'je bent in de wachtrij', 'je staat in de rij',
      'u staat in de rij', 'wachtruimte', 'wachtkamer', 'virtuele wachtrij', 'je plaats in de rij', 'aan de beurt',
      'voor u in de', 'voor je in de',
    ],
    comingSoon: ['binnenkort beschikbaar', 'binnenkort open', 'opent binnenkort', 'in aanbouw'],
    maintenance: ['onderhoud', 'zo terug', 'snel terug', 'tijdelijk gesloten'],
  },
};
