import { describe, expect, test } from 'vitest';
import type { GeoInfo } from '../../contract/service-info.ts';
import { createFormat } from '../../contract/report/format.ts';
import { VISIBILITY_EN } from './en.ts';
import { VISIBILITY_NB } from './nb.ts';

const engines = ['ChatGPT', 'Gemini', 'Perplexity', 'Claude', 'Grok', 'Mistral'];
const ready = (...names: string[]): GeoInfo['engines'] => engines.map((name) => ({ name, ready: names.includes(name) }));
const INFO: GeoInfo = {
  engines: ready(...engines), limit: 2, windowSeconds: 3600, dailyCap: 40, maxUsd: 3, maxSeconds: 240,
};

const nb = (info?: GeoInfo): Record<string, string> => Object.fromEntries(VISIBILITY_NB.before.facts(info, createFormat('no')));
const en = (info?: GeoInfo): Record<string, string> => Object.fromEntries(VISIBILITY_EN.before.facts(info, createFormat('en')));
const cost = (info?: GeoInfo): string => VISIBILITY_NB.form.cost(info, createFormat('no'));

describe('the facts shown before a measurement', () => {
  test('include the figures of the service', () => {
    expect(cost(INFO)).toBe('8 spørsmål til 6 KI-tjenester. Den som drifter tjenesten, betaler høyst 3 dollar. Høyst 2 nye i timen.');
    expect(nb(INFO)).toMatchObject({
      'Hvor ofte': 'Høyst 2 nye i timen. Alle til sammen kan starte 40 i døgnet.',
      Varighet: 'Som regel et par minutter, aldri mer enn 4 minutter. Du kan stoppe underveis.',
    });
    const other = { ...INFO, limit: 1, windowSeconds: 60, dailyCap: undefined, maxUsd: 0.5, maxSeconds: 90 };
    expect(nb(other)['Hvor ofte']).toBe('Høyst 1 ny i minuttet.');
    expect(nb(other)['Kostnad']).toContain('høyst 0,5 dollar');
    expect(en(other)['How often']).toBe('At most 1 new a minute.');
    expect(en(other)['Stored']).toContain('last 72 hours');
  });

  test('name the services that are not set up, and promise no answers if none is', () => {
    const some = { ...INFO, engines: ready('Gemini', 'Grok') };
    expect(cost(some)).toMatch(/^8 spørsmål til 2 KI-tjenester\./);
    expect(nb(some)['KI-tjenester']).toBe(
      'Vi spør Gemini og Grok. ChatGPT, Perplexity, Claude og Mistral er ikke satt opp her, og blir ikke målt.',
    );
    const none = { ...INFO, engines: ready() };
    expect(cost(none)).toBe('Ingen KI-tjeneste er satt opp her. Vi måler bare hvilke roboter butikken slipper inn.');
    expect(nb(none)['Kostnad']).toMatch(/^Ingenting\./);
    expect(Object.keys(nb(none))).toEqual(['KI-tjenester', 'Kostnad', 'Varighet']);
  });

  test('give the estimated cost and duration of asking more than once', () => {
    const thrice = { ...INFO, maxUsd: 6, repeats: 3, typical: { calls: 144, usd: 5.52, seconds: 240 } };
    expect(cost(thrice)).toMatch(/^8 spørsmål til 6 KI-tjenester\. Hvert stilles 3 ganger\. Den som/);
    expect(nb(thrice)['Gjentak']).toBe('Hvert spørsmål stilles 3 ganger: rundt 144 svar, 5,52 dollar og 4 minutter.');
    expect(en(thrice)['Repeats']).toBe('Each question is asked 3 times: about 144 answers, 5.52 dollars and 4 minutes.');
    expect(Object.keys(nb({ ...thrice, repeats: 1 }))).not.toContain('Gjentak');
  });

  test('allow only stored measurements if the daily cap is 0', () => {
    expect(nb({ ...INFO, dailyCap: 0 })['Hvor ofte']).toBe('Her kan bare lagrede målinger åpnes.');
  });

  test('give no cost or limits while those of the service are unknown', () => {
    for (const said of [cost(), ...Object.values(nb()), ...Object.values(en())]) expect(said).not.toMatch(/\d/);
  });
});
