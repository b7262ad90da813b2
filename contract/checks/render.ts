import type { Language } from '../vocabulary.ts';
import { EN } from './texts-en.ts';
import { NB } from './texts-nb.ts';
import type { CatalogueTexts } from './texts.ts';
import { findingWords, type FindingWords, type RenderableFinding } from './words.ts';

/** The catalogue's texts in both languages; what runs in a browser loads one of them by itself. */
export const CATALOGUE_TEXTS: Readonly<Record<Language, CatalogueTexts>> = { no: NB, en: EN };

/** The title, message and remedy of a finding, from its id, status and params alone. */
export const renderFinding = (language: Language, finding: RenderableFinding): FindingWords =>
  findingWords(CATALOGUE_TEXTS[language], finding);
