import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_REGISTERS } from '../../server/registers/registers.ts';
import type { Registers } from '../../server/registers/registers.ts';
import { REGISTRY_CASES } from './health-cases/registry.ts';
import { broken, healthy, numbered } from './health-cases/registry-store.ts';
import { runCases } from './health-cases/run.ts';
import { startHealthRig } from './health-rig.ts';
import type { HealthRig } from './health-rig.ts';

runCases(REGISTRY_CASES);

describe('what leaves the process', () => {
  let rig: HealthRig;
  beforeAll(async () => void (rig = await startHealthRig()));
  afterAll(() => rig[Symbol.asyncDispose]());

  const outside = () => ({
    names: rig.network.dns.asked.length, publisher: rig.registers.peppol.asked.length, directory: rig.registers.peppol.directory.asked.length,
  });

  test('without b2b nobody is asked about e-invoicing: no name, no publisher, no directory', async () => {
    const before = outside();
    const { findings } = await rig.scan(healthy);
    expect(findings.has('ehf-capability')).toBe(false);
    expect(outside()).toEqual(before);
    expect(rig.registers.register.asked.length).toBeGreaterThan(0);
    await rig.scan(healthy, { b2b: true });
    expect(outside().names).toBeGreaterThan(before.names);
    expect(outside().publisher).toBeGreaterThan(before.publisher);
  });

  test('without b2b the clients of Peppol are not even called', async () => {
    const calls: string[] = [];
    const registers: Registers = {
      ...NO_REGISTERS,
      peppol: { receiving: async (participant) => (calls.push(participant), { kind: 'not-listed', by: 'locator' }) },
    };
    await rig.scan(healthy, {}, { registers });
    expect(calls).toEqual([]);
    const { events } = await rig.scan(healthy, { b2b: true }, { registers });
    expect(calls).toEqual(['0192:923609016']);
    expect(events.filter((event) => event.type === 'finding' && event.id === 'ehf-capability')).toHaveLength(1);
  });

  test('one number is one question to the register', async () => {
    const before = rig.registers.register.asked.length;
    await rig.scan(healthy);
    expect(rig.registers.register.asked.slice(before)).toEqual(['/enhetsregisteret/api/enheter/923609016']);
  });
});

describe('the company in the summary', () => {
  let rig: HealthRig;
  beforeAll(async () => void (rig = await startHealthRig()));
  afterAll(() => rig[Symbol.asyncDispose]());

  test.each([
    ['923609016', { orgnr: '923609016', name: 'NORDLYS ULL AS', status: 'active' }],
    ['974760673', { orgnr: '974760673', name: 'FJELLFOSS SPORT AS', status: 'bankrupt' }],
    ['810034882', { orgnr: '810034882', name: 'GAMLE GARN AS', status: 'deleted' }],
    ['889640782', null], ['970160485', null], ['923609017', null],
  ])('%s', async (number, company) => {
    const store = number === '923609016' ? healthy : numbered(number);
    expect((await rig.scan(store)).summary.company).toEqual(company);
  });

  test('none while the register is down, or none is asked', async () => {
    await using _broken = (await broken({ status: 500 }).prepare?.(rig.network, rig.registers)) ?? null;
    expect((await rig.scan(healthy)).summary.company).toBeNull();
    const { summary, findings } = await rig.scan(healthy, {}, { registers: NO_REGISTERS });
    expect(summary.company).toBeNull();
    expect(findings.get('orgnr-registered')).toMatchObject({ status: 'not-measured', reason: 'not-configured' });
    expect(findings.get('orgnr-visible')).toMatchObject({ status: 'pass' });
  });
});
