import type { Pack } from './prompt.ts';

/** Questions of people who are looking for building materials for contractors. */
export const byggproff: Pack = {
  vertical: 'byggproff',
  prompts: [
    {
      id: 'byggproff/discovery-1',
      intent: 'discovery',
      no: 'Vi er et lite tømrerfirma. Hvilke byggevarekjeder i Norge er best å være proffkunde hos?',
      en: "We're a small carpentry firm. Which building supply chains in Norway are best to be a trade customer of?",
    },
    {
      id: 'byggproff/discovery-2',
      intent: 'discovery',
      no: 'Hvor på nett kjøper norske entreprenører inn festemidler og forbruksvarer i store mengder?',
      en: 'Where online do Norwegian contractors buy fasteners and consumables in large quantities?',
    },
    {
      id: 'byggproff/comparison-1',
      intent: 'comparison',
      no:
        'Sammenlign norske leverandører av prefabrikkerte takstoler. Hvem har best tegnehjelp og kortest leveringstid?',
      en:
        'Compare Norwegian suppliers of prefabricated roof trusses. ' +
        'Who has the best drawing support and the shortest lead time?',
    },
    {
      id: 'byggproff/comparison-2',
      intent: 'comparison',
      no: 'Hvem gir entreprenører de beste betingelsene på gips og isolasjon i Norge?',
      en: 'Who gives contractors the best terms on plasterboard and insulation in Norway?',
    },
    {
      id: 'byggproff/problem-1',
      intent: 'problem',
      no: 'Vinduene er forsinket igjen, og prosjektet står stille. Hvem i Norge kan levere nye i løpet av få uker?',
      en:
        'The windows are delayed again and the project is at a standstill. ' +
        'Who in Norway can deliver new ones within a few weeks?',
    },
    {
      id: 'byggproff/local-1',
      intent: 'local',
      no: 'Hvilke trelasthandlere og byggevarehus i Drammen kjører ut materialer med kranbil samme uke?',
      en: 'Which timber merchants and building suppliers in Drammen deliver materials by crane truck the same week?',
    },
    {
      id: 'byggproff/procurement-1',
      intent: 'procurement',
      no:
        'Vi bestiller trelast til flere prosjekter. ' +
        'Hvilke norske leverandører gir prosjektpriser, faste leveringsdager og EHF-faktura?',
      en:
        'We order timber for several projects. ' +
        'Which Norwegian suppliers offer project prices, fixed delivery days and EHF invoices?',
    },
    {
      id: 'byggproff/procurement-2',
      intent: 'procurement',
      no:
        'Hvilke byggevareleverandører kan legge fram miljødokumentasjon og inngå ' +
        'rammeavtale med en norsk totalentreprenør?',
      en:
        'Which building suppliers can provide environmental documentation and sign ' +
        'a framework agreement with a Norwegian general contractor?',
    },
  ],
};
