import type { CrawlerPurpose } from '../../vocabulary.ts';
import { plural } from '../format.ts';
import type { AuditEvidence } from './crawlers.ts';

const purposes: Record<CrawlerPurpose, string> = { search: 'søk', user: 'bruker', training: 'trening', ads: 'annonser' };

function evidence(data: AuditEvidence): string {
  switch (data.kind) {
    case 'rule':
      return `robots.txt, linje ${data.line}: «${data.rule}».${data.mayAllTheSame ? ' Roboten kan hente sider likevel.' : ''}`;
    case 'no-group':
      return 'Ingen regel i robots.txt nevner den.';
    case 'no-rule':
      return 'Ingen regel i robots.txt gjelder forsiden.';
    case 'no-crawler':
      return 'xAI oppgir ikke hva roboten heter, så robots.txt kan ikke svare på det.';
    case 'no-meta':
      return 'Forsiden har ingen slik merking.';
    case 'no-header':
      return 'Forsiden sender ingen slik beskjed.';
    case 'llms-there':
      return 'Filen finnes. Den verken åpner eller stenger for noen.';
    case 'llms-none':
      return 'Filen finnes ikke. Det er ingen feil.';
    case 'robots-none':
      return `robots.txt svarte ${data.detail}. Da finnes det ingen regler.`;
    case 'robots-unknown':
      return `robots.txt svarte ${data.detail}, så vi kjenner ikke reglene.`;
    case 'robots-failed':
      return `robots.txt lot seg ikke lese: ${data.detail}.`;
    case 'page-status':
      return `Forsiden lot seg ikke lese: Den svarte ${data.detail}.`;
    case 'page-answers':
      return `Forsiden svarte ${data.detail} til vår egen robot.`;
    case 'page-failed':
      return `Forsiden lot seg ikke lese: ${data.detail}.`;
    case 'llms-failed':
      return `Filen lot seg ikke lese: ${data.detail}.`;
    case 'as-is':
      return data.text;
  }
}

/** The texts of the crawler audit in bokmål. */
export const CRAWLERS_NB = {
  heading: 'Slipper butikken KI-robotene inn?',
  line: (counts: { all: number; allowed: number; blocked: number; unknown: number; cannotAssess: number }): string => {
    const parts = [
      `${counts.allowed} av ${counts.all} får hente forsiden`,
      counts.blocked > 0 && `${counts.blocked} er stengt ute`,
      counts.unknown > 0 && `${counts.unknown} er ikke målt`,
      counts.cannotAssess > 0 && `${counts.cannotAssess} kan ikke vurderes`,
    ];
    return `${parts.filter(Boolean).join(', ')}.`;
  },
  pending: 'Vi leser robots.txt og forsiden nå.',
  none: 'Ikke målt: Målingen stoppet før vi hadde lest robots.txt.',
  allowed: 'Slipper inn',
  blocked: 'Stengt ute',
  cannotAssess: 'Kan ikke vurderes',
  purposes,
  titles: {
    meta: 'Forsidens robotmerking (meta robots)',
    header: 'Forsidens X-Robots-Tag',
    ourselves: 'Vår egen robot',
    llms: 'llms.txt',
    probe: (name: string): string => `Forsiden spurt under navnet ${name}`,
  },
  several: (count: number): string => `${count} ${plural(count, 'robot', 'roboter')}`,
  /** The crawlers' owners, and what the rule means for the store. */
  messages: {
    search: (owners: string, evidence: string): string => `${owners}. ${evidence}`,
    user: (owners: string): string => `${owners}. Åpner en side når noen ber om det.`,
    training: (owners: string): string => `${owners}. Det styrer ikke søket bak svarene.`,
    ads: (owners: string): string => `${owners}. Gjelder bare annonser.`,
    grounding: (owners: string, evidence: string): string =>
      `${owners}. Navnet gjelder trening, og hva Gemini kan bygge svarene på. ${evidence}`,
  } satisfies Record<CrawlerPurpose | 'grounding', (owners: string, evidence: string) => string>,
  fixTitle: 'Slik slipper du den inn',
  fixRule: (rule: string): string => `Fjern regelen i robots.txt, eller bytt ut «${rule}» med «Allow: /».`,
  fixIndex: 'Ta bort «noindex» fra forsiden.',
  seen: 'Dette så vi',
  evidence,
  where: (line: number): string => `robots.txt, linje ${line}`,
  group: 'Gjelder',
  everyone: 'alle roboter (*)',
  folded: (count: number, purposes: string): string => `${count} får hente forsiden: ${purposes}`,
  foldedPart: {
    search: (count: number): string => `${count} for søk`,
    user: (count: number): string => `${count} for brukere`,
    training: (count: number): string => `${count} for trening`,
    ads: (count: number): string => `${count} for annonser`,
  } satisfies Record<CrawlerPurpose, (count: number) => string>,
  explain: {
    heading: 'Hva robotene gjør',
    items: [
      ['Søk', 'Leser butikken for å svare kunder. Er den stengt ute, kan butikken bli borte fra svarene.'],
      ['Bruker', 'Åpner en side når noen ber om det.'],
      ['Trening', 'Samler tekst til nye modeller. Styrer ikke søket bak svarene, men Google-Extended kan også styre svarene i Gemini.'],
      ['Annonser', 'Leser sidene som annonsene peker på.'],
    ],
  },
};

export type CrawlerTexts = typeof CRAWLERS_NB;
