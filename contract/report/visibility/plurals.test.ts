import { describe, expect, test } from 'vitest';
import { createFormat } from '../format.ts';
import { COMPARISON_EN } from './comparison-en.ts';
import { COMPARISON_NB } from './comparison-nb.ts';
import { CRAWLERS_EN } from './crawlers-en.ts';
import { CRAWLERS_NB } from './crawlers-nb.ts';
import { REPORT_EN } from './report-en.ts';
import { REPORT_NB } from './report-nb.ts';
import type { ReportTexts } from './report-nb.ts';
import { WHAT_TO_DO_EN } from './what-to-do-en.ts';
import { WHAT_TO_DO_NB } from './what-to-do-nb.ts';

/** All texts with a count, rendered for `count` out of `of`. */
const counted = (texts: ReportTexts, count: number, of: number): string[] => [
  texts.stepNote(count, of),
  `${texts.answersIn(count, of)}${texts.toCome(count, count)}.`,
  texts.done(count, of),
  texts.doneUnmeasured(count, of, ''),
  texts.metrics.all(of),
  texts.metrics.unclear(count),
  texts.metrics.unclear(count, 'services'),
  texts.metrics.discovery.left(count, of),
  texts.metrics.discovery.left(0, of),
  texts.metrics.citation.all(of),
  texts.metrics.citation.ungrounded(count),
  texts.metrics.citation.unresolved(count),
  texts.metrics.citation.found(count),
  texts.metrics.coverage.of(of),
  texts.metrics.coverage.measured(count, of),
  texts.metrics.voice.of(of),
  texts.matrix.rowRunning('', count, of),
  texts.unseen.counts(count),
  texts.repeats.differs('5%', count, of),
  texts.repeats.running(count).trim(),
  texts.share.line(count, 2, of),
  texts.domains.line(of),
];

describe('counts of one', () => {
  test('in English', () => {
    expect(counted(REPORT_EN, 1, 1)).toEqual([
      '1 of 1 answer', '1 of 1 answer is in, 1 to come, 1 will not be measured.', 'Mentioned in 1 of 1 answer',
      ' 1 of 1 answer was not measured.', 'The figures hold for the one question.',
      'In 1 answer it is unclear whether the name is meant. Left out.', 'In 1 service it is unclear whether the name is meant. Left out.',
      '1 of 1 answer is not measured and does not count.', 'The one answer is measured.', 'The one answer was given after a search.',
      '1 answer came without a search and is left out.', 'In 1 answer we do not know whether your site is a source, so it is left out.',
      'In 1 answer your site was found in the search, but not used.', 'of 1 service', 'The one service is measured.', 'of 1 mention',
      '1 of 1 answer in', 'It counts neither as mentioned nor as not mentioned.',
      'The same question, asked again, gave another answer in 5% (1 of 1 pair of answers): one had the name, the other did not.',
      'Asking again: 1 answer is in.', '1 mention of two stores in 1 answer. One answer may name several.',
      'Answers that link to the domain, of 1 answer given after a search.',
    ]);
    expect(REPORT_EN.metrics.coverage.measured(1, 6)).toBe('1 of 6 services is measured.');
    expect(REPORT_EN.metrics.stopped([1], createFormat('en'))).toBe('The figures hold for question 1.');
    expect(COMPARISON_EN.pairs(1)).toBe('1 pair of a question and a service is in both');
    expect(CRAWLERS_EN.line({ all: 32, allowed: 1, blocked: 1, unknown: 1, cannotAssess: 1 })).toBe(
      '1 of 32 may fetch the home page, 1 is shut out, 1 is not measured, 1 cannot be assessed.',
    );
    expect(CRAWLERS_EN.folded(1, '1 for search')).toBe('1 may fetch the home page: 1 for search');
    expect(WHAT_TO_DO_EN.own.title(1)).toBe('One of your own pages is used as a source');
    expect(WHAT_TO_DO_EN.own.message(1)).toBe('Keep it up to date. The answers link to it.');
  });

  test('in bokmål', () => {
    expect(counted(REPORT_NB, 1, 1)).toEqual([
      '1 av 1 svar', '1 av 1 svar er inne, 1 gjenstår, 1 får vi ikke målt.', 'Nevnt i 1 av 1 svar', ' 1 av 1 svar fikk vi ikke målt.',
      'Tallene gjelder det ene spørsmålet.', 'I 1 svar er det uklart om navnet er ment. Holdt utenfor.',
      'I 1 tjeneste er det uklart om navnet er ment. Holdt utenfor.', '1 av 1 svar er ikke målt og teller ikke med.',
      'Det ene svaret er målt.', 'Det ene svaret ble gitt etter et søk.', '1 svar ble gitt uten søk og er holdt utenfor.',
      'I 1 svar vet vi ikke om siden din er kilde, så det er holdt utenfor.', 'I 1 svar ble siden din funnet i søket, men ikke brukt.',
      'av 1 tjeneste', 'Den ene tjenesten er målt.', 'av 1 omtale', '1 av 1 svar inne',
      'Det teller verken som nevnt eller som ikke nevnt.',
      'Samme spørsmål, stilt på nytt, ga et annet svar i 5% av tilfellene (1 av 1 par av svar): Den ene gangen var navnet med, den andre ikke.',
      'Spør på nytt: 1 svar er inne.', '1 omtale av to butikker i 1 svar. Ett svar kan nevne flere.',
      'Svar som lenker til domenet, av 1 svar gitt etter et søk.',
    ]);
    expect(COMPARISON_NB.pairs(1)).toBe('1 par av spørsmål og tjeneste er med begge gangene');
    expect(CRAWLERS_NB.line({ all: 32, allowed: 1, blocked: 1, unknown: 0, cannotAssess: 0 })).toBe('1 av 32 får hente forsiden, 1 er stengt ute.');
    expect(WHAT_TO_DO_NB.own.title(1)).toBe('En av dine egne sider er brukt som kilde');
    expect(WHAT_TO_DO_NB.own.message(1)).toBe('Hold den oppdatert. Svarene lenker til den.');
  });
});

test('counts of several, in English', () => {
  expect(counted(REPORT_EN, 2, 48)).toEqual([
    '2 of 48 answers', '2 of 48 answers are in, 2 to come, 2 will not be measured.', 'Mentioned in 2 of 48 answers',
    ' 2 of 48 answers were not measured.', 'The figures hold for all 48 questions.',
    'In 2 answers it is unclear whether the name is meant. Left out.', 'In 2 services it is unclear whether the name is meant. Left out.',
    '2 of 48 answers are not measured and do not count.', 'All 48 answers are measured.', 'All 48 answers were given after a search.',
    '2 answers came without a search and are left out.', 'In 2 answers we do not know whether your site is a source, so they are left out.',
    'In 2 answers your site was found in the search, but not used.', 'of 48 services', '2 of 48 services are measured.', 'of 48 mentions',
    '2 of 48 answers in', 'These 2 count neither as mentioned nor as not mentioned.',
    'The same question, asked again, gave another answer in 5% (2 of 48 pairs of answers): one had the name, the other did not.',
    'Asking again: 2 answers are in.', '2 mentions of two stores in 48 answers. One answer may name several.',
    'Answers that link to the domain, of 48 answers given after a search.',
  ]);
  expect(CRAWLERS_EN.line({ all: 32, allowed: 27, blocked: 4, unknown: 0, cannotAssess: 0 })).toBe('27 of 32 may fetch the home page, 4 are shut out.');
});
