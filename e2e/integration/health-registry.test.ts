import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_REGISTERS } from '../../server/registers/registers.ts';
import { REGISTRY_CASES } from './health-cases/registry.ts';
import { healthy, numbered } from './health-cases/registry-store.ts';
import { runCases } from './health-cases/run.ts';
import { startHealthRig } from './health-rig.ts';
import type { HealthRig } from './health-rig.ts';

runCases(REGISTRY_CASES);

describe('requests to registers', () => {
  let rig: HealthRig;
  beforeAll(async () => void (rig = await startHealthRig()));
  afterAll(() => rig[Symbol.asyncDispose]());

  const outside = () => ({
    names: rig.network.dns.queries.length, publisher: rig.registers.peppol.requests.length, directory: rig.registers.peppol.directory.requests.length,
  });

  test('without b2b ask no name server, publisher or directory about e-invoicing', async () => {
    const before = outside();
    const { findings } = await rig.scan(healthy);
    expect(findings.has('ehf-capability')).toBe(false);
    expect(outside()).toEqual(before);
    expect(rig.registers.register.requests.length).toBeGreaterThan(0);
    await rig.scan(healthy, { b2b: true });
    expect(outside().names).toBeGreaterThan(before.names);
    expect(outside().publisher).toBeGreaterThan(before.publisher);
  });

  test('ask the register once for one number', async () => {
    const before = rig.registers.register.requests.length;
    await rig.scan(healthy);
    expect(rig.registers.register.requests.slice(before)).toEqual(['/enhetsregisteret/api/enheter/923609016']);
  });
});

describe('the company in the summary', () => {
  let rig: HealthRig;
  beforeAll(async () => void (rig = await startHealthRig()));
  afterAll(() => rig[Symbol.asyncDispose]());

  test('is the registered one', async () => {
    const company = { orgnr: '974760673', name: 'FJELLFOSS SPORT AS', status: 'bankrupt' };
    expect((await rig.scan(numbered('974760673'))).summary.company).toEqual(company);
  });

  test('is null where no register is configured', async () => {
    const { summary, findings } = await rig.scan(healthy, {}, { registers: NO_REGISTERS });
    expect(summary.company).toBeNull();
    expect(findings.get('orgnr-registered')).toMatchObject({ status: 'not-measured', reason: 'not-configured' });
    expect(findings.get('orgnr-visible')).toMatchObject({ status: 'pass' });
  });
});
