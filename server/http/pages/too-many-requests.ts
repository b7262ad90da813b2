import type { Language } from '../../../contract/vocabulary.ts';
import { list, words } from '../../../contract/report/document.ts';
import type { PageDocument } from '../../../contract/report/document.ts';

/** For a reader who opened more shared reports than a window allows; `seconds` until the next. */
export const tooManyRequestsPage = (language: Language, seconds: number): PageDocument => PAGES[language](seconds);

const PAGES: Readonly<Record<Language, (seconds: number) => PageDocument>> = {
  no: (seconds) => ({
    title: 'For mange forespørsler',
    description: 'Delte rapporter er åpnet for mange ganger på kort tid.',
    heading: 'Prøv igjen om litt',
    lead: words(`Herfra er delte rapporter åpnet for mange ganger på kort tid. Prøv igjen om ${seconds}\u00a0s.`),
    blocks: [list('Eller mål selv: [Helsesjekk](/health) · [KI-synlighet](/visibility)')],
  }),
  en: (seconds) => ({
    title: 'Too many requests',
    description: 'Shared reports were opened too many times in a short while.',
    heading: 'Try again in a moment',
    lead: words('Shared reports were opened from here too many times in a short while. Try again in ' +
      `${seconds}\u00a0s.`),
    blocks: [list('Or scan for yourself: [Health scan](/health) · [AI visibility](/visibility)')],
  }),
};
