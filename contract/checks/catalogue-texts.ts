import type { Language } from '../vocabulary.ts';
import { EN } from './texts-en.ts';
import { NB } from './texts-nb.ts';
import type { CatalogueTexts } from './texts.ts';

/** The catalogue's texts in both languages, for the server; a browser loads only one of them. */
export const CATALOGUE_TEXTS: Readonly<Record<Language, CatalogueTexts>> = { no: NB, en: EN };
