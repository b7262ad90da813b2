import type { Pack } from './prompt.ts';

/** Questions of people who are looking for a lawyer. */
export const jus: Pack = {
  vertical: 'jus',
  prompts: [
    {
      id: 'jus/discovery-1',
      intent: 'discovery',
      no: 'Jeg trenger hjelp med testament og arv. Hvilke norske advokater tilbyr fastpris?',
      en: 'I need help with a will and inheritance. Which Norwegian lawyers offer a fixed price?',
    },
    {
      id: 'jus/discovery-2',
      intent: 'discovery',
      no: 'Hvilke advokatfirmaer i Norge er sterke på arbeidsrett når det er den ansatte som trenger hjelp?',
      en: 'Which law firms in Norway are strong on employment law when it is the employee who needs help?',
    },
    {
      id: 'jus/discovery-3',
      intent: 'discovery',
      no: 'Hvor på nett får jeg satt opp en samboerkontrakt som er gyldig i Norge?',
      en: 'Where online can I have a cohabitation agreement drawn up that is valid in Norway?',
    },
    {
      id: 'jus/comparison-1',
      intent: 'comparison',
      no:
        'Sammenlign norske advokater for småbedrifter som trenger hjelp med kontrakter. ' +
        'Hvem tilbyr abonnement, og hvem tar timepris?',
      en:
        'Compare Norwegian lawyers for small firms that need help with contracts. ' +
        'Who offers a subscription, and who charges by the hour?',
    },
    {
      id: 'jus/comparison-2',
      intent: 'comparison',
      no: 'Hvem er best på boligtvister i Norge, store advokathus eller små spesialister? Gi gjerne eksempler.',
      en: 'Who is best at property disputes in Norway, large law firms or small specialists? Examples are welcome.',
    },
    {
      id: 'jus/problem-1',
      intent: 'problem',
      no: 'Håndverkeren nekter å rette feilene på badet vårt. Hvilke advokater i Norge tar slike forbrukersaker?',
      en:
        'The tradesman refuses to fix the faults in our bathroom. ' +
        'Which lawyers in Norway take consumer cases like this?',
    },
    {
      id: 'jus/local-1',
      intent: 'local',
      no: 'Hvilke familieadvokater i Trondheim er dyktige på foreldretvister og skilsmisse?',
      en: 'Which family lawyers in Trondheim are skilled at custody disputes and divorce?',
    },
    {
      id: 'jus/service-1',
      intent: 'service',
      no: 'Hvilke advokatkontorer i Norge tar saker med fri rettshjelp og holder klienten godt orientert?',
      en: 'Which law offices in Norway take legal aid cases and keep the client well informed?',
    },
  ],
};
