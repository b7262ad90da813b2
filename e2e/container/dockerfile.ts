/** One instruction of a Dockerfile, with continuation lines joined. */
export interface Instruction {
  word: string;
  /** The arguments as written, without flags. */
  rest: string;
  flags: Record<string, string>;
}

/** The steps that build an image; a stage based on another one starts with that stage's image and steps. */
export interface Stage {
  name: string | undefined;
  base: string;
  steps: readonly Instruction[];
}

/** Parses the part of the format that our Dockerfile uses: no comments inside an instruction, no heredocs. */
export function readDockerfile(text: string): Stage[] {
  const joined = text.replace(/^\s*#.*\n/gm, '').replace(/\\\n/g, ' ');
  const args = new Map<string, string>();
  const stages: { name: string | undefined; base: string; steps: Instruction[] }[] = [];
  for (const line of joined.split('\n').filter((each) => each.trim() !== '')) {
    const [, word = '', tail = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (word === 'ARG' && stages.length === 0) {
      const [name = '', value = ''] = tail.split('=');
      args.set(name, value);
    } else if (word === 'FROM') {
      const [, base = '', name] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(tail) ?? [];
      const image = base.replace(/\$\{(\w+)\}/g, (_, arg: string) => args.get(arg) ?? '');
      const earlier = stages.find((stage) => stage.name === image);
      stages.push({ name, base: earlier?.base ?? image, steps: [...earlier?.steps ?? []] });
    } else {
      const stage = stages.at(-1);
      if (!stage) throw new Error(`${word} comes before the first FROM`);
      stage.steps.push({ word, ...withoutFlags(tail) });
    }
  }
  return stages;
}

/** The last instruction with that keyword. */
export const lastOf = (stage: Stage, word: string): Instruction | undefined =>
  stage.steps.findLast((step) => step.word === word);

/** `A=b C=d` as a record; our values need no quotes. */
export const pairsOf = (rest: string): Record<string, string> =>
  Object.fromEntries(rest.trim().split(/\s+/).map((pair) => pair.split('=') as [string, string]));

/** The files of the build context that a `.dockerignore` keeps; the last pattern that matches a path decides. */
export function contextOf(files: readonly string[], ignore: string): string[] {
  const rules = ignore.split('\n').map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ keeps: line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }));
  return files.filter((file) => rules.findLast(({ pattern }) => pattern.test(file))?.keeps ?? true);
}

function withoutFlags(tail: string): Pick<Instruction, 'rest' | 'flags'> {
  const flags: Record<string, string> = {};
  const rest = tail.replace(/^(?:--([\w-]+)=(\S+)\s+)+/, (all) => {
    for (const [, name = '', value = ''] of all.matchAll(/--([\w-]+)=(\S+)/g)) flags[name] = value;
    return '';
  });
  return { rest: rest.trim(), flags };
}

/** A pattern matches a path and everything below it; `**` crosses folders, `*` does not. */
function patternOf(pattern: string): RegExp {
  const source = pattern.replace(/[.+^${}()|[\]]/g, '\\$&')
    .replaceAll('**/', '\u0001').replaceAll('*', '[^/]*').replaceAll('\u0001', '(?:.*/)?');
  return new RegExp(`^${source}(?:/|$)`);
}
