import type { Pack } from './prompt.ts';

/** Questions of people who are looking for food and groceries. */
export const mat: Pack = {
  vertical: 'mat',
  prompts: [
    {
      id: 'mat/discovery-1',
      intent: 'discovery',
      no: 'Hvem leverer dagligvarer hjem på døra i Norge, og kan jeg velge tidspunkt selv?',
      en: 'Who delivers groceries to your door in Norway, and can I choose the time myself?',
    },
    {
      id: 'mat/discovery-2',
      intent: 'discovery',
      no: 'Hvor i Norge kan jeg bestille fersk fisk og skalldyr på nett?',
      en: 'Where online can I order fresh fish and shellfish in Norway?',
    },
    {
      id: 'mat/discovery-3',
      intent: 'discovery',
      no:
        'Jeg lager mye indisk og thailandsk mat. ' +
        'Hvilke norske nettbutikker har skikkelig krydder og asiatiske råvarer?',
      en:
        'I cook a lot of Indian and Thai food. Which Norwegian online stores have proper spices and Asian ingredients?',
    },
    {
      id: 'mat/comparison-1',
      intent: 'comparison',
      no: 'Hvilken matkasse i Norge passer best for en småbarnsfamilie når det gjelder pris, porsjoner og valgfrihet?',
      en: 'Which meal kit in Norway suits a family with small children best in terms of price, portions and choice?',
    },
    {
      id: 'mat/comparison-2',
      intent: 'comparison',
      no: 'Sammenlign norske nettbutikker som selger kaffebønner og te. Hvor får jeg mest for pengene?',
      en: 'Compare Norwegian online stores that sell coffee beans and tea. Where do I get the most for my money?',
    },
    {
      id: 'mat/problem-1',
      intent: 'problem',
      no:
        'Datteren min har fått påvist cøliaki. ' +
        'Hvor får vi kjøpt glutenfri mat på nett i Norge uten at det koster en formue?',
      en:
        'My daughter has been diagnosed with coeliac disease. ' +
        'Where can we buy gluten-free food online in Norway without it costing a fortune?',
    },
    {
      id: 'mat/local-1',
      intent: 'local',
      no: 'Hvilke gårder og butikker leverer økologisk frukt og grønt hjem til folk i Drammen?',
      en: "Which farms and shops deliver organic fruit and vegetables to people's homes in Drammen?",
    },
    {
      id: 'mat/service-1',
      intent: 'service',
      no:
        'Hvilke norske matbutikker på nett holder leveringstiden og gir pengene ' +
        'tilbake hvis varer mangler eller er dårlige?',
      en: 'Which Norwegian online food stores deliver on time and refund you if items are missing or have gone off?',
    },
  ],
};
