import type { Pack } from './prompt.ts';

/** Questions of people who are looking for health services. */
export const helse: Pack = {
  vertical: 'helse',
  prompts: [
    {
      id: 'helse/discovery-1',
      intent: 'discovery',
      no: 'Hvor i Norge kan jeg få time hos psykolog på video uten henvisning?',
      en: 'Where in Norway can I get a video appointment with a psychologist without a referral?',
    },
    {
      id: 'helse/discovery-2',
      intent: 'discovery',
      no: 'Hvilke private klinikker i Norge er gode på øyelaser og linsebytte?',
      en: 'Which private clinics in Norway are good at laser eye surgery and lens replacement?',
    },
    {
      id: 'helse/discovery-3',
      intent: 'discovery',
      no: 'Hvem tilbyr grundig helsesjekk med blodprøver til privatpersoner i Norge?',
      en: 'Who offers a thorough health check with blood tests to private individuals in Norway?',
    },
    {
      id: 'helse/comparison-1',
      intent: 'comparison',
      no: 'Sammenlign norske legetjenester på nett. Hva koster en time, og hvor lang er ventetiden?',
      en: 'Compare Norwegian online doctor services. What does an appointment cost, and how long is the wait?',
    },
    {
      id: 'helse/comparison-2',
      intent: 'comparison',
      no: 'Hvilke tannklinikker i Norge har best pris på tannregulering for voksne, og hva er inkludert?',
      en: 'Which dental clinics in Norway have the best price on braces for adults, and what is included?',
    },
    {
      id: 'helse/problem-1',
      intent: 'problem',
      no: 'Jeg har hatt vondt i korsryggen i ukevis. Hvilke fysioterapeuter eller klinikker i Norge bør jeg oppsøke?',
      en: "I've had lower back pain for weeks. Which physiotherapists or clinics in Norway should I see?",
    },
    {
      id: 'helse/local-1',
      intent: 'local',
      no: 'Hvor i Ålesund kan jeg få time hos privat hudlege uten å vente i månedsvis?',
      en: 'Where in Ålesund can I get an appointment with a private dermatologist without waiting for months?',
    },
    {
      id: 'helse/service-1',
      intent: 'service',
      no:
        'Hvilke privatsykehus i Norge har tydelige priser, gode resultater og ordentlig oppfølging etter operasjonen?',
      en: 'Which private hospitals in Norway have clear prices, good results and proper follow-up after the operation?',
    },
  ],
};
