import { parseSync, Visitor } from 'vite';

/** How many columns a line may have. */
export const COLUMNS = 120;

/** The lines on which code or a comment runs past the last column; texts and the punctuation that closes them may. */
export function overlongLines(file: string, source: string): number[] {
  const texts = textsIn(file, source);
  let start = 0;
  return source.split('\n').flatMap((line, at) => {
    const [past, end] = [start + COLUMNS, start + line.length];
    start = end + 1;
    const beyond = texts.reduce((from, text) => (text.start <= from ? Math.max(from, text.end) : from), past);
    return beyond < end ? [at + 1] : [];
  });
}

/** The strings, templates and regular expressions, in order, each with the punctuation after it. */
function textsIn(file: string, source: string): { start: number; end: number }[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const texts: { start: number; end: number }[] = [];
  const add = ({ start, end }: { start: number; end: number }): void => {
    texts.push({ start, end: end + /^[ +,;)\]}]*/.exec(source.slice(end, end + COLUMNS))![0].length });
  };
  new Visitor({
    Literal: (literal) => {
      if (typeof literal.value === 'string' || 'regex' in literal) add(literal);
    },
    TemplateLiteral: add,
  }).visit(program);
  return texts.sort((a, b) => a.start - b.start);
}
