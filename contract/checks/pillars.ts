import type { Language, PillarId } from '../vocabulary.ts';
import type { CheckId } from './catalogue.ts';

/** The version of the rules; only reports with the same one are comparable. */
export const RULE_SET = '2026-12-06';

/** The minimum share of a pillar's applicable checks that must be measured for a grade. */
export const MEASURED_SHARE = 0.6;

/** The checks that must be measured for a pillar to get a grade, whatever its share. */
export const REQUIRED_CHECKS = {
  'revenue-critical': ['store-reachable'],
  'ai-readiness': ['ai-search-bots', 'content-without-js'],
  speed: ['lcp', 'cls'],
  'seo-hygiene': ['index-home'],
} as const satisfies Record<PillarId, readonly CheckId[]>;

/** A pillar's name, and the question its grade answers. */
interface PillarText {
  name: string;
  question: string;
}

export const PILLAR_TEXTS: Readonly<Record<Language, Readonly<Record<PillarId, PillarText>>>> = {
  no: {
    'revenue-critical': { name: 'Salg', question: 'Kommer kundene helt fram til kassen?' },
    'ai-readiness': { name: 'KI', question: 'Kan KI-tjenester finne og lese butikken?' },
    speed: { name: 'Fart', question: 'Hvor fort kommer siden opp på mobil?' },
    'seo-hygiene': { name: 'Søk', question: 'Er det tekniske ryddig for søkemotorer?' },
  },
  en: {
    'revenue-critical': { name: 'Sales', question: 'Do customers get all the way to checkout?' },
    'ai-readiness': { name: 'AI', question: 'Can AI services find and read the store?' },
    speed: { name: 'Speed', question: 'How fast does the page appear on a phone?' },
    'seo-hygiene': { name: 'Search', question: 'Is the technical side tidy for search engines?' },
  },
};
