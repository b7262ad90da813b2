import type { Language, Vertical } from '../../../../contract/vocabulary.ts';
import { apotek } from './apotek.ts';
import { arbeidsklar } from './arbeidsklar.ts';
import { barn } from './barn.ts';
import { bil } from './bil.ts';
import { blomster } from './blomster.ts';
import { boker } from './boker.ts';
import { bygg } from './bygg.ts';
import { byggproff } from './byggproff.ts';
import { byra } from './byra.ts';
import { dyr } from './dyr.ts';
import { eiendom } from './eiendom.ts';
import { elektronikk } from './elektronikk.ts';
import { elgrossist } from './elgrossist.ts';
import { finans } from './finans.ts';
import { generisk } from './generisk.ts';
import { helse } from './helse.ts';
import { hjem } from './hjem.ts';
import { industri } from './industri.ts';
import { itbedrift } from './itbedrift.ts';
import { jus } from './jus.ts';
import { mat } from './mat.ts';
import { mote } from './mote.ts';
import { reise } from './reise.ts';
import { saas } from './saas.ts';
import { skjonnhet } from './skjonnhet.ts';
import { smykker } from './smykker.ts';
import { sport } from './sport.ts';
import { utdanning } from './utdanning.ts';
import { vvsgrossist } from './vvsgrossist.ts';
import type { Pack } from './prompt.ts';
/** Raised with every change to a prompt: answers to different wordings are not comparable. */
export const PACK_VERSION = '1';

/** Every pack by its vertical. */
export const PACKS: Readonly<Record<Vertical, Pack>> = {
  elektronikk, mote, hjem, sport, skjonnhet, mat, barn, bygg, dyr, bil, apotek, boker, smykker, blomster, saas, byra,
  reise, eiendom, finans, helse, utdanning, jus, elgrossist, byggproff, vvsgrossist, industri, itbedrift, arbeidsklar,
  generisk,
};

/** The questions of a vertical, in one language. */
export const questionsOf = (vertical: Vertical, lang: Language): { id: string; text: string }[] =>
  PACKS[vertical].prompts.map((prompt) => ({ id: prompt.id, text: prompt[lang] }));
