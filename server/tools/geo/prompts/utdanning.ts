import type { Pack } from './prompt.ts';

/** Questions of people who are looking for courses and education. */
export const utdanning: Pack = {
  vertical: 'utdanning',
  prompts: [
    {
      id: 'utdanning/discovery-1',
      intent: 'discovery',
      no: 'Hvilke norske skoler tilbyr nettstudier i markedsføring som kan tas ved siden av full jobb?',
      en: 'Which Norwegian schools offer online studies in marketing that can be done alongside a full-time job?',
    },
    {
      id: 'utdanning/discovery-2',
      intent: 'discovery',
      no: 'Jeg er ny i Norge. Hvor kan jeg lære norsk på nett med ekte lærer fram til B2-nivå?',
      en: "I'm new in Norway. Where can I learn Norwegian online with a real teacher up to B2 level?",
    },
    {
      id: 'utdanning/discovery-3',
      intent: 'discovery',
      no: 'Hvem holder gode nybegynnerkurs i programmering og dataanalyse i Norge?',
      en: 'Who runs good beginner courses in programming and data analysis in Norway?',
    },
    {
      id: 'utdanning/comparison-1',
      intent: 'comparison',
      no: 'Fagskole eller høyskole for den som vil bli prosjektleder? Sammenlign konkrete norske studiesteder.',
      en:
        'Vocational college or university college for a future project manager? ' +
        'Compare specific Norwegian institutions.',
    },
    {
      id: 'utdanning/comparison-2',
      intent: 'comparison',
      no: 'Sammenlign nettskoler i Norge der jeg kan ta opp fag fra videregående. Hva koster de?',
      en: 'Compare online schools in Norway where I can retake upper secondary subjects. What do they cost?',
    },
    {
      id: 'utdanning/problem-1',
      intent: 'problem',
      no:
        'Sønnen vår henger etter i matte på ungdomsskolen. ' +
        'Hvem tilbyr leksehjelp og privatundervisning på nett i Norge?',
      en:
        'Our son is falling behind in maths at lower secondary. ' +
        'Who offers homework help and private tuition online in Norway?',
    },
    {
      id: 'utdanning/local-1',
      intent: 'local',
      no: 'Hvor i Molde kan jeg ta teorien til fagbrevet på kveldstid som voksen?',
      en: 'Where in Molde can I take the theory for a trade certificate in the evenings as an adult?',
    },
    {
      id: 'utdanning/service-1',
      intent: 'service',
      no: 'Hvilke private skoler i Norge er offentlig godkjent og gir en utdanning arbeidsgivere tar på alvor?',
      en: 'Which private schools in Norway are officially approved and give an education employers take seriously?',
    },
  ],
};
