import type { Pack } from './prompt.ts';

/** Questions of people who are looking for what a pharmacy sells. */
export const apotek: Pack = {
  vertical: 'apotek',
  prompts: [
    {
      id: 'apotek/discovery-1',
      intent: 'discovery',
      no: 'Hvilke nettapotek i Norge har bredest utvalg av reseptfrie legemidler og hudpleie?',
      en: 'Which online pharmacies in Norway have the widest range of over-the-counter medicines and skincare?',
    },
    {
      id: 'apotek/discovery-2',
      intent: 'discovery',
      no: 'Legen har skrevet ut e-resept. Hvilke norske apotek sender medisinen hjem til meg?',
      en: 'The doctor has issued an e-prescription. Which Norwegian pharmacies will send the medicine to my home?',
    },
    {
      id: 'apotek/discovery-3',
      intent: 'discovery',
      no: 'Jeg ser etter vitamin D, omega-3 og jern. Hvilke norske nettapotek eller helsekostbutikker bør jeg prøve?',
      en:
        "I'm looking for vitamin D, omega-3 and iron. " +
        'Which Norwegian online pharmacies or health food shops should I try?',
    },
    {
      id: 'apotek/comparison-1',
      intent: 'comparison',
      no: 'Sammenlign norske nettapotek. Hva tar de i frakt, og hvor fort kommer pakken?',
      en: 'Compare Norwegian online pharmacies. What do they charge for shipping, and how fast does the parcel arrive?',
    },
    {
      id: 'apotek/comparison-2',
      intent: 'comparison',
      no: 'Hvem i Norge er billigst på allergitabletter og nesespray uten resept?',
      en: 'Who in Norway is cheapest for allergy tablets and nasal spray without a prescription?',
    },
    {
      id: 'apotek/problem-1',
      intent: 'problem',
      no: 'Jeg er forkjølet og orker ikke å gå ut. Hvilke apotek i Norge leverer hjem samme kveld?',
      en: "I have a cold and can't face going out. Which pharmacies in Norway deliver to your home the same evening?",
    },
    {
      id: 'apotek/local-1',
      intent: 'local',
      no: 'Hvilke apotek i Tønsberg har søndagsåpent, og hvor kan jeg hente det jeg har bestilt på nett?',
      en: "Which pharmacies in Tønsberg are open on Sundays, and where can I collect what I've ordered online?",
    },
    {
      id: 'apotek/service-1',
      intent: 'service',
      no: 'Hvordan vet jeg at et nettapotek er godkjent, og hvilke norske er trygge å bruke?',
      en: 'How do I know an online pharmacy is approved, and which Norwegian ones are safe to use?',
    },
  ],
};
