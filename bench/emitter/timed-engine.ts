import { readLabels, readSavedPage } from './corpus.ts';
import { ENGINES } from './engines.ts';

// One engine in a process of its own: reads the product page of each number it is sent, and answers in how many ms.
const [name, folder] = process.argv.slice(2);
const engine = ENGINES[name!]!();
const saved = readLabels(folder!)
  .filter(({ kind }) => kind === 'product')
  .map((page) => ({ url: page.url, html: readSavedPage(folder!, page) }));
process.on('message', async (at: number) => {
  const { html, url } = saved[at]!;
  const started = performance.now();
  try {
    await engine(html, url);
  } catch {
    // A page that it cannot read takes time too; the quality figures count it.
  }
  process.send!(performance.now() - started);
});
