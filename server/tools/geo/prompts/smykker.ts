import type { Pack } from './prompt.ts';

/** Questions of people who are looking for jewellery and watches. */
export const smykker: Pack = {
  vertical: 'smykker',
  prompts: [
    {
      id: 'smykker/discovery-1',
      intent: 'discovery',
      no: 'Vi skal gifte oss til våren. Hvor i Norge kan vi kjøpe gifteringer på nett?',
      en: "We're getting married in the spring. Where in Norway can we buy wedding rings online?",
    },
    {
      id: 'smykker/discovery-2',
      intent: 'discovery',
      no: 'Hvilke norske gullsmeder selger håndlagde sølvsmykker i egen nettbutikk?',
      en: 'Which Norwegian goldsmiths sell handmade silver jewellery in their own online store?',
    },
    {
      id: 'smykker/discovery-3',
      intent: 'discovery',
      no: 'Anbefal nettbutikker i Norge med dame- og herreklokker til under fem tusen kroner.',
      en: "Recommend online stores in Norway with women's and men's watches for under five thousand kroner.",
    },
    {
      id: 'smykker/comparison-1',
      intent: 'comparison',
      no: 'Bør jeg kjøpe diamantring hos gullsmed eller på nett, og hvem i Norge er best?',
      en: 'Should I buy a diamond ring from a jeweller or online, and who in Norway is best?',
    },
    {
      id: 'smykker/comparison-2',
      intent: 'comparison',
      no: 'Sammenlign norske butikker med sølv til bunaden. Hvem har hele sett, og hvem er rimeligst?',
      en: 'Compare Norwegian stores with silver for the national costume. Who has complete sets, and who is cheapest?',
    },
    {
      id: 'smykker/problem-1',
      intent: 'problem',
      no: 'Kjedet jeg fikk av mormor, har røket. Hvilke gullsmeder i Norge reparerer smykker du sender inn?',
      en: 'The necklace my grandmother gave me has broken. Which goldsmiths in Norway repair jewellery you send in?',
    },
    {
      id: 'smykker/local-1',
      intent: 'local',
      no: 'Hvilken gullsmed i Bergen har fine konfirmasjonsgaver og graverer mens du venter?',
      en: 'Which jeweller in Bergen has nice confirmation gifts and engraves while you wait?',
    },
    {
      id: 'smykker/service-1',
      intent: 'service',
      no: 'Hvilke smykkebutikker på nett i Norge oppgir tydelig hva slags gull det er, og utsteder sertifikat?',
      en: 'Which online jewellery stores in Norway state clearly what kind of gold it is and issue a certificate?',
    },
  ],
};
