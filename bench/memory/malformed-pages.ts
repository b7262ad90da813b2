import type { RequestListener } from 'node:http';
import { seeded } from '../../e2e/world/seeded.ts';

const PIECES = [
  '<div class="price">', '</div>', '<p>kr 199,-</p>', '<!--', '-->', '<script type="application/ld+json">',
  '{"@type":"Product","name":"Kanne"', '</script>', '&#x',
  '<a href="', '">', '\0', '\ud800', 'ø', '<table><tr>', '<svg>',
  '1 234 567 '.repeat(20), '<h1>Kanne</h1>', '<template>', '</p></b></i>',
];
const LENGTHS = [5_000, 150_000, 900_000, 5_000];
const PAGES = 40;
const UTF_16_EVERY = 7;
const CUT_EVERY = 11;

/** Answers `/<number>` with one of several pages of random markup, some with a wrong charset, some cut off. */
export function malformedPages(): RequestListener {
  const random = seeded(7);
  const pages = Array.from({ length: PAGES }, (_, place) => {
    const parts = ['<!doctype html><h1>Kanne</h1>'];
    for (let length = 0; length < LENGTHS[place % LENGTHS.length]!;)
      length += parts[parts.push(random.pick(PIECES)) - 1]!.length;
    return parts.join('');
  });
  return ({ url = '/' }, response) => {
    const number = Number(url.slice(1));
    const page = pages[number % PAGES]!;
    response.setHeader('content-type', number % UTF_16_EVERY === 0 ? 'text/html; charset=utf-16' : 'text/html');
    if (number % CUT_EVERY !== 0) return void response.end(page);
    response.write(page.slice(0, page.length / 2), () => response.destroy());
  };
}
