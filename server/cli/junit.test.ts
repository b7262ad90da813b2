import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { junitXml } from './junit.ts';
import { finding, HOSTILE, scanOf } from './scan-rig.ts';

/** The rules of the Ant schema (JUnit.xsd of Windy Road) per element: required attributes, and children in order. */
const RULES: Record<string, { attributes: Record<string, RegExp>; optional?: Record<string, RegExp>; children: RegExp }> = {
  testsuites: { attributes: {}, children: /^(testsuite )*$/ },
  testsuite: {
    attributes: {
      package: /^\S+( \S+)*$/, id: /^\d+$/, name: /^\S+( \S+)*$/, timestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
      hostname: /^\S+( \S+)*$/,
      tests: /^\d+$/, failures: /^\d+$/, errors: /^\d+$/, time: /^\d+(\.\d+)?$/,
    },
    optional: { skipped: /^\d+$/ },
    children: /^properties (testcase )*system-out system-err $/,
  },
  properties: { attributes: {}, children: /^(property )*$/ },
  property: { attributes: { name: /^\S+( \S+)*$/, value: /^[^]*$/ }, children: /^$/ },
  testcase: {
    attributes: { name: /^\S+( \S+)*$/, classname: /^\S+( \S+)*$/, time: /^\d+(\.\d+)?$/ },
    children: /^((skipped|error|failure) )?$/,
  },
  failure: { attributes: { type: /^[^]*$/ }, optional: { message: /^[^]*$/ }, children: /^$/ },
  skipped: { attributes: {}, optional: { message: /^[^]*$/ }, children: /^$/ },
  'system-out': { attributes: {}, children: /^$/ },
  'system-err': { attributes: {}, children: /^$/ },
};

interface Element { name: string; attributes: Record<string, string>; children: Element[]; text: string }

/** Reads well-formed XML, and throws at anything the schema does not allow. */
function readJUnit(xml: string): Element {
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes: { ...attributes } as Record<string, string>, children: [], text: '' };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    open.at(-1)!.text += text;
  });
  parser.on('closetag', () => {
    const { name, attributes, children, text } = open.pop()!;
    const rule = RULES[name];
    if (!rule) throw new Error(`<${name}> is not in the schema`);
    for (const [attribute, form] of Object.entries(rule.attributes)) {
      if (!form.test(attributes[attribute] ?? '\u0000 ')) throw new Error(`<${name} ${attribute}="${attributes[attribute]}">`);
    }
    for (const attribute of Object.keys(attributes)) {
      if (!(attribute in rule.attributes) && !(attribute in (rule.optional ?? {}))) throw new Error(`<${name}> may not have ${attribute}`);
    }
    const inside = children.map((child) => `${child.name} `).join('');
    if (!rule.children.test(inside)) throw new Error(`<${name}> holds ${inside}`);
    if (text.trim() !== '' && name !== 'failure' && name !== 'system-out') throw new Error(`<${name}> holds text`);
  });
  parser.write(xml).close();
  return top.children[0]!;
}

describe('JUnit', () => {
  const counted = finding('page-title', { status: 'fail', title: HOSTILE, message: HOSTILE, fix: HOSTILE, evidence: [{ label: HOSTILE, value: HOSTILE }] });
  const findings = [
    finding('hsts', { status: 'warn' }), finding('https'),
    finding('ipv6', { status: 'not-measured', reason: 'timeout' }),
    finding('canonical-host', { status: 'not-applicable' }), counted, finding('index-home', { status: 'fail' }),
  ];
  const suites = readJUnit(junitXml(scanOf(findings, { phases: { access: { state: 'finished', durationMs: 1_234 } } }), [counted])).children;

  test('has a suite for each phase with findings, with its counts and time', () => {
    expect(suites.map(({ attributes: { id, name, tests, failures, skipped, time } }) => [id, name, tests, failures, skipped, time])).toEqual([
      ['0', 'access', '4', '0', '2', '1.234'], ['1', 'seo', '2', '1', '0', '0.000'],
    ]);
  });

  test('fails counted findings, skips those not measured or not applicable, and passes the rest', () => {
    const cases = suites.flatMap(({ children }) => children.filter(({ name }) => name === 'testcase'));
    expect(cases.map(({ attributes, children }) => [attributes['name'], children[0]?.name])).toEqual([
      ['hsts', undefined], ['https', undefined], ['ipv6', 'skipped'], ['canonical-host', 'skipped'],
      ['page-title', 'failure'], ['index-home', undefined],
    ]);
    expect(cases[2]!.children[0]!.attributes['message']).toBe('Title of ipv6: too late');
  });

  test('escapes untrusted text and drops characters that XML does not allow', () => {
    const [failure] = suites[1]!.children.find(({ attributes }) => attributes['name'] === 'page-title')!.children;
    expect(failure!.attributes).toEqual({ type: 'major', message: '<b a="1">&\' ]]> [31m\ufffd æ' });
    expect(failure!.text).toContain('How to fix it: <b a="1">&\' ]]> [31m\ufffd æ\n');
  });

  test('is valid for a scan without findings', () => {
    expect(readJUnit(junitXml(scanOf([]), [])).children).toEqual([]);
  });

  test('is checked by rules that reject invalid documents', () => {
    const right = junitXml(scanOf([finding('https')]), []);
    expect(() => readJUnit(right)).not.toThrow();
    for (const wrong of [
      right.replace(' package="storefront-analysis"', ''), right.replace('<system-err></system-err>', ''),
      right.replace(/timestamp="[^"]*/, '$&Z'), right.replace('time="0"', ''), right.replace('<testcase', '<testcase extra="1"'),
    ]) expect(() => readJUnit(wrong)).toThrow();
  });
});
