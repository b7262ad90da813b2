import { describe, expect, expectTypeOf, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { bracesOf, fill, FORMAT_NAMES } from './template.ts';
import type { Placeholders } from './template.ts';
import { EN } from './texts-en.ts';
import { NB } from './texts-nb.ts';
import type { StrayPlaceholders } from './texts.ts';

type Leaf = readonly [path: string, text: string];

/** All strings under a node, with their paths. */
const leaves = (node: unknown, path: string): Leaf[] =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node ?? {}).flatMap(([key, child]) => leaves(child, `${path}.${key}`));

const languages = [['bokmål', NB], ['English', EN]] as const;
const leavesOf = (texts: typeof NB | typeof EN) =>
  leaves(texts, '').filter(([path]) => !/\.(?:locale|pillar|severity|authority\.(?:document|section|ours))$/.test(path));

/** Whether a text is a heading or label: a title, the first item of a tuple, a term, a phase, a short reason. */
const isHeading = (path: string) =>
  /^\.checks\..*\.(title|0)$/.test(path) || /^\.(terms|phases)\./.test(path) || /^\.unmeasured\..*\.short$/.test(path);

/** The texts that break a rule, as `path: text`. */
const breaking = (found: readonly Leaf[], rule: (text: string) => boolean) =>
  found.filter(([, text]) => !rule(text)).map(([path, text]) => `${path}: ${text}`);

const names = (template: string) => new Set(bracesOf(template).map((inside) => inside.split(/[:|]/)[0]!));

describe('types', () => {
  test('find the placeholder names of a template', () => {
    expectTypeOf<Placeholders<'{a} og {b:list}, {c|en|to}.'>>().toEqualTypeOf<'a' | 'b' | 'c'>();
    expectTypeOf<Placeholders<'ingen'>>().toEqualTypeOf<never>();
  });

  test('find placeholders that their status has no param for', () => {
    expectTypeOf<StrayPlaceholders<typeof NB.checks>>().toEqualTypeOf<never>();
    expectTypeOf<StrayPlaceholders<typeof EN.checks>>().toEqualTypeOf<never>();
    type Wrong = Omit<typeof EN.checks, 'cls'> & { cls: { pass: 'It is {ms}.' } };
    expectTypeOf<StrayPlaceholders<Wrong>>().toEqualTypeOf<'ms'>();
  });
});

describe.each(languages)('the texts in %s', (language, texts) => {
  test('cover every check and no other', () => {
    expect(Object.keys(texts.checks).toSorted()).toEqual(CATALOGUE.map((check) => check.id).toSorted());
  });

  const all = leavesOf(texts);

  test('end every message with a full stop or a question mark', () => {
    const messages = all.filter(([path]) => !isHeading(path));
    expect(breaking(messages, (text) => /[.?][”»]?$/.test(text) && !/\.\.$|^ |  /.test(text))).toEqual([]);
  });

  test('put no full stop after a heading or a label', () => {
    const headings = all.filter(([path]) => isHeading(path));
    expect(breaking(headings, (text) => !/[.!]$|^ | $|  /.test(text))).toEqual([]);
  });

  test('give a check a title that claims no result, since it is also used for not-measured findings', () => {
    const claim = language === 'bokmål'
      ? /^(?!.*\b(?:som|[Dd]et|[Hh]vor)\b).*\b(?:er|får|kan|svarer|vises|slipper)\b/
      : /^(?!.*\b(?:that|[Ww]hat|[Hh]ow)\b).*\b(?:is|are|may|can|answers|shows)\b/;
    const praise = /^(?:gyldig|ett|ulike|samme|tilpasset|registrert|kryptert|valid|one|different|same|fit|registered|encrypted)\b/i;
    const titles = all.filter(([path]) => /^\.checks\.[^.]+\.title$/.test(path));
    expect(breaking(titles, (text) => !claim.test(text) && !praise.test(text))).toEqual([]);
  });

  test('have no exclamation marks and no blame, and call nothing illegal', () => {
    const blame = /ulovlig|lovstridig|vennligst|illegal|unlawful|violat|please/i;
    expect(breaking(all, (text) => !text.replace('<!doctype', '').includes('!') && !blame.test(text))).toEqual([]);
  });

  test('follow the spelling and typography of the language', () => {
    const foreign = language === 'bokmål' ? /\bAI\b|[“”"]|\d%/ : /[æøåÆØÅ«»]|\d %/;
    expect(breaking(all, (text) => !foreign.test(text.replaceAll(/="[^"]*"/g, '')))).toEqual([]);
  });

  test('agree with a number, whether it is 0, 1 or 2', () => {
    // Words used only in singular or only in plural forms: where another text has them after the wrong number, it is a
    // mistake.
    const wordsIn = (text: string): string[] => text.match(/[\p{L}-]+/gu) ?? [];
    const choices = all.flatMap(([, text]) => bracesOf(text)).filter((inside) => inside.includes('|') && !inside.includes('#'));
    const counted = choices.flatMap((inside) => {
      const [, name, one, other] = /^(\w+)\|([^|]+)\|(.+)$/.exec(inside) ?? [];
      return name === undefined ? [] : [{ name, one: wordsIn(one!), other: wordsIn(other!) }];
    });
    const only = (of: 'one' | 'other', not: 'one' | 'other') => {
      const both = new Set(counted.flatMap((each) => each[not]));
      return counted.flatMap((each) => each[of]).filter((word) => !both.has(word)).join('|');
    };
    const names = ['count', 'total', ...counted.map(({ name }) => name)];
    const wrong = (n: number): RegExp => {
      const words = n === 1 ? only('other', 'one') : only('one', 'other');
      // Directly after the number, or with a name in between: "1 JSON-LD blocks".
      const behind = `(?<![\\p{L}\\d–/])${n} (?:(?:of|av) ${n} )?(?:\\p{Lu}{2}[\\p{L}-]*[ -])?(?:${words})(?![\\p{L}-])`;
      return new RegExp(n === 1 ? `${behind}|(?:[Nn]one of|[Aa]ll|[Ii]ngen av|[Aa]lle|[Aa]lle de) 1 ` : behind, 'u');
    };
    // The total of these checks is the length of a fixed list, so it is never 0 or 1.
    const others = all.filter(([path, text]) => names.some((name) => text.includes(`{${name}`))
      && !/^\.checks\.ai-(?:search-bots|user-fetchers|training-bots)\./.test(path));
    const found = [0, 1, 2].flatMap((n) => {
      const params = Object.fromEntries(names.map((name) => [name, n]));
      const filled = others.map(([path, text]) => [path, fill(text, params, { locale: texts.locale, terms: {} })] as const);
      return breaking(filled, (text) => !wrong(n).test(text));
    });
    expect(found).toEqual([]);
  });

  test('call the one who runs the service its operator, since host also means host name', () => {
    expect(breaking(all, (text) => !/\b(?:[Hh]ost of (?:this|the) service|[Ww]hoever (?:hosts|runs|operates) (?:this|the) service|operatør)/.test(text))).toEqual([]);
  });

  test('have only well-formed placeholders', () => {
    const fillable = (inside: string) =>
      /^\w+(:\w+|\|[^|{}]+\|[^|{}]+)?$/.test(inside) && FORMAT_NAMES.includes(/:(\w+)$/.exec(inside)?.[1] ?? 'list');
    expect(breaking(all, (text) =>
      bracesOf(text).every(fillable) && !/[{}|]/.test(text.replaceAll(/\{[^{}]*\}/g, '')))).toEqual([]);
  });

  test('have no placeholder in texts shown without params', () => {
    const bare = CATALOGUE.flatMap(({ id }) => {
      const { title, rule, fix = '', notApplicable = '' } = texts.checks[id] as unknown as Record<string, string>;
      return [title, rule, fix, notApplicable].filter((text) => text!.includes('{')).map(() => id);
    });
    expect(bare).toEqual([]);
  });
});

describe('both languages', () => {
  test('have the same keys', () => {
    expect(leavesOf(EN).map(([path]) => path).toSorted()).toEqual(leavesOf(NB).map(([path]) => path).toSorted());
  });

  test('have the same placeholders', () => {
    const english = new Map(leavesOf(EN));
    // A plural may need the number in one language only; placeholders outside of plurals must be the same in both.
    const written = (template: string) => [...names(template.replaceAll(/\{\w+\|[^}]*\}/g, ''))].toSorted().join();
    const differing = leavesOf(NB).filter(([path, text]) => written(english.get(path)!) !== written(text));
    expect(differing.map(([path]) => path)).toEqual([]);
  });
});
