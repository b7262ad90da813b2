import type { Language } from '../vocabulary.ts';
import { CATALOGUE_TEXTS } from './catalogue-texts.ts';
import { findingWords } from './words.ts';
import type { FindingWords, RenderableFinding } from './words.ts';

/** Renders a finding in a language, as the service does. */
export const renderFinding = (language: Language, finding: RenderableFinding): FindingWords =>
  findingWords(CATALOGUE_TEXTS[language], finding);
