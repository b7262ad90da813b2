import type { Pack } from './prompt.ts';

/** Questions of people who are looking for business software. */
export const saas: Pack = {
  vertical: 'saas',
  prompts: [
    {
      id: 'saas/discovery-1',
      intent: 'discovery',
      no: 'Hvilket regnskapsprogram passer best for et lite enkeltpersonforetak i Norge?',
      en: 'Which accounting software suits a small sole proprietorship in Norway best?',
    },
    {
      id: 'saas/discovery-2',
      intent: 'discovery',
      no: 'Kan du anbefale et CRM-system med norsk brukerstøtte til en salgsavdeling på ti personer?',
      en: 'Can you recommend a CRM system with Norwegian user support for a sales team of ten people?',
    },
    {
      id: 'saas/discovery-3',
      intent: 'discovery',
      no: 'Vi skal åpne nettbutikk i Norge. Hvilke plattformer takler norsk moms, frakt og lokale betalingsløsninger?',
      en:
        "We're opening an online store in Norway. " +
        'Which platforms handle Norwegian VAT, shipping and local payment methods?',
    },
    {
      id: 'saas/comparison-1',
      intent: 'comparison',
      no:
        'Sammenlign lønnssystemer for små norske bedrifter. ' +
        'Hva koster de per ansatt, og hvilke sender a-meldingen automatisk?',
      en:
        'Compare payroll systems for small Norwegian firms. ' +
        'What do they cost per employee, and which file the a-melding automatically?',
    },
    {
      id: 'saas/comparison-2',
      intent: 'comparison',
      no: 'Hvilke prosjektstyringsverktøy er mest brukt i norske bedrifter, og hva er forskjellen på dem?',
      en: 'Which project management tools are most used in Norwegian companies, and how do they differ?',
    },
    {
      id: 'saas/problem-1',
      intent: 'problem',
      no:
        'Vi er tjue ansatte i Norge og bruker for mye tid på timeføring og reiseregninger. ' +
        'Hvilket system bør vi bytte til?',
      en:
        "We're twenty employees in Norway and waste too much time on timesheets and expenses. " +
        'Which system should we switch to?',
    },
    {
      id: 'saas/local-1',
      intent: 'local',
      no: 'Finnes det leverandører i Stavanger som kan sette opp nytt økonomisystem og lære opp de ansatte?',
      en: 'Are there providers in Stavanger that can set up a new finance system and train the staff?',
    },
    {
      id: 'saas/service-1',
      intent: 'service',
      no: 'Hvilke leverandører av skytjenester lagrer data i Norge og har en ryddig databehandleravtale?',
      en: 'Which cloud service providers store data in Norway and have a proper data processing agreement?',
    },
  ],
};
