import type { EngineId } from '../../contract/vocabulary.ts';

/** A store that exists only in the test world. */
export interface FictionalStore {
  name: string;
  url: string;
}

/** An engine's answer, independent of the engine's response format. */
export interface ScriptedAnswer {
  /** In order; the pages that a part cites come right after it. */
  parts: readonly { text: string; cites?: readonly string[] }[];
  /** Pages found by searching, and not cited. */
  found?: readonly string[];
  /** False if it answered from memory. */
  searched?: boolean;
}

/** Returns an engine's answer to a prompt. */
export type Script = (engine: EngineId, prompt: string) => ScriptedAnswer;

export const FICTIONAL_STORES: readonly FictionalStore[] = [
  { name: 'Nordlys', url: 'https://nordlys.demo.test/' },
  { name: 'Fjellheim', url: 'https://fjellheim.demo.test/' },
  { name: 'Kystlageret', url: 'https://kystlageret.demo.test/' },
  { name: 'Skogstua', url: 'https://skogstua.demo.test/' },
  { name: 'Vidda & Co', url: 'https://vidda.demo.test/' },
  { name: 'Havblikk', url: 'https://havblikk.demo.test/' },
];

const GUIDE = 'https://kjopsguiden.demo.test/beste-butikker';

/** Answers that name two or three of the stores: most cite what they name, one in eight is from memory. */
export function defaultScript(stores: readonly FictionalStore[] = FICTIONAL_STORES): Script {
  return (engine, prompt) => {
    const norwegian = /\b(hvilke[nt]?|hvor|hva|hvem|jeg|vi|norge|norske?)\b/i.test(prompt);
    const roll = hashOf(`${engine}|${prompt}`);
    const first = roll % stores.length;
    const named = Array.from({ length: 2 + (roll % 2) }, (_, step) => stores[(first + step * 2) % stores.length]!);
    const searched = roll % 8 !== 0;
    const intro = norwegian ? 'Her er noen gode alternativer:\n' : 'Here are some good options:\n';
    return {
      searched,
      parts: [
        { text: intro },
        ...named.map(({ name, url }, index) => ({
          text: norwegian
            ? `${index + 1}. **${name}** – godt utvalg og rask levering.`
            : `${index + 1}. **${name}** – a wide range and fast delivery.`,
          cites: searched && (roll >> index) % 3 !== 0 ? [url] : [],
        })),
        { text: norwegian ? 'Sammenlign pris og frakt før du bestiller.' : 'Compare prices before you order.' },
      ],
      found: searched ? [GUIDE, stores[(first + 1) % stores.length]!.url] : [],
    };
  };
}

function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const letter of words) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}
