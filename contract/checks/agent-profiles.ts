import { describeCheckWith } from './check.ts';
import type { Members, Names, Variant } from './params.ts';

/** Checks of profiles for shopping agents: part of the robots phase, ungraded. */
export const AGENT_PROFILES = {
  /** Ungraded: having a profile is the store's own choice. */
  'ucp-profile': describeCheckWith<{
    pass:
      | Variant<'current' | 'older', { version: string; services: number; capabilities: number; handlers: number }>
      | Variant<'empty', { version: string; member: string }>;
    warn: Variant<'redirect' | 'unread-keys' | 'slash' | 'name' | 'type' | 'cache', Members>;
    info: Variant<'newer' | 'unlisted' | 'schema' | 'cache', Members>;
    fail: Variant<'secret' | 'not-json' | 'version' | 'form' | 'endpoint' | 'schema' | 'name', Members>;
  }>()({
    severity: 'info',
    authority: { document: 'ucp', section: '/.well-known/ucp' },
    title: 'Profile for shopping agents (UCP)',
    rule:
      'Never graded: a profile at /.well-known/ucp is valid by the version it declares. Warns: it is redirected, sent ' +
      'with the wrong type or not to be kept, or has addresses, names or keys that agents may stumble over. Fails: it ' +
      'gives away a secret, is not JSON, lacks what its version asks for, or names addresses without https.',
    notApplicable: 'The store has no profile at /.well-known/ucp, and needs none.',
    unmeasured: {
      unreachable: 'The address answered with neither a profile nor that there is none, so this is not measured.',
      truncated: 'What stands at the address is larger than any profile, so this is not measured.',
    },
    pass: {
      current:
        'The profile is valid by {version}: {services} {services|service|services}, {capabilities} ' +
        '{capabilities|capability|capabilities} and {handlers} {handlers|way|ways} to pay.',
      older:
        'The profile is valid by {version}, which newer versions have replaced: {services} ' +
        '{services|service|services}, {capabilities} {capabilities|capability|capabilities} and {handlers} ' +
        '{handlers|way|ways} to pay.',
      empty: 'The profile is valid by {version}, but {member} is empty.',
    },
    warn: {
      redirect: [
        'The profile is redirected', 'Agents need not follow a redirect, and newer versions forbid them to.',
        'Serve it at /.well-known/ucp itself.',
      ],
      'unread-keys': [
        'The keys stand where nobody reads them', 'By this version agents look in “keys” alone, not in {member}.',
        'Move the public keys to “keys”.',
      ],
      slash: [
        'An address ends with /',
        '{count} {count|address|addresses}, first {member}. Agents add the path, and get two slashes.',
      ],
      name: ['A name is not written as a domain backwards', '{count} {count|name|names}, first {member}.'],
      type: [
        'The profile is not sent as JSON', 'The field Content-Type says something else.',
        'Send it as application/json.',
      ],
      cache: [
        'The profile may not be kept long, or does not say so', 'Agents want to keep it for a minute at least.',
        'Send “Cache-Control: public, max-age=3600”.',
      ],
    },
    info: {
      newer: 'The profile declares a newer version than we know. We judged only what all versions share.',
      unlisted: 'The profile declares a version that we know nothing of. We judged only what all versions share.',
      schema: '{member} lies at another host than the name of the capability says, or not on https.',
      cache: 'The profile may not be kept long, or does not say so. Later versions ask that it may, for a minute at least.',
    },
    fail: {
      secret: [
        'The profile gives away a secret', 'Anybody can read {member}, which must never be public.',
        'Take it out at once, and replace the key.',
      ],
      'not-json': ['The profile is not JSON', 'What stands at {member} is sent as JSON, but cannot be parsed.'],
      version: ['The profile does not say its version', '{member} must be a date, such as 2026-04-08.'],
      form: [
        'The profile does not have the form of its version',
        '{count} {count|member is|members are} missing or in the wrong form, first {member}.',
      ],
      endpoint: [
        'An address is not a whole https address',
        '{count} {count|address|addresses}, first {member}. Agents do not call it.',
      ],
      schema: [
        'A schema lies at a host that is not its own',
        '{member} must be on https, at the host that the name of the capability begins with.',
      ],
      name: [
        'A name is not written as a domain backwards',
        '{count} {count|name|names}, first {member}. Agents match names to the letter.',
      ],
    },
    fix: 'Correct the profile by the version it declares, or answer 404.',
  }),
  /** `names`: the declared services. */
  'acp-profile': describeCheckWith<{
    pass: { version: string } & Names;
    warn: Variant<'order' | 'proposed' | 'type' | 'cache', Members>;
    info: Variant<'newer' | 'unlisted', Members>;
    fail: Variant<'privacy' | 'not-json' | 'version' | 'form' | 'endpoint' | 'value', Members>;
  }>()({
    severity: 'info',
    authority: { document: 'acp', section: '/.well-known/acp.json' },
    title: 'Document for shopping agents (ACP)',
    rule:
      'Never graded: a document at /.well-known/acp.json is valid. It often lies with the platform or the payment ' +
      'provider instead, so having none says nothing. Warns: its versions are out of order, it names a service that no ' +
      'version lists, or it is sent with the wrong type or not to be kept. Fails: it tells what is not for everybody, ' +
      'is not JSON, lacks a member or has one too many, or the address of the interface is without https.',
    notApplicable: 'The store has no /.well-known/acp.json. It often lies with the platform or the payment provider.',
    unmeasured: {
      unreachable: 'The address answered with neither a document nor that there is none, so this is not measured.',
      truncated: 'What stands at the address is larger than any such document, so this is not measured.',
    },
    pass: 'The document is valid by {version}, and names {names:list}.',
    warn: {
      order: ['The versions are out of order', '{member} must have the oldest first and the newest last.'],
      proposed: ['The document names a service that no version lists', 'No version has taken up “feeds” in {member}.'],
      type: [
        'The document is not sent as JSON', 'The field Content-Type says something else.',
        'Send it as application/json.',
      ],
      cache: [
        'The document may not be kept long, or does not say so', 'Agents want to keep it for an hour at least.',
        'Send “Cache-Control: public, max-age=3600”.',
      ],
    },
    info: {
      newer: 'The document declares a newer version than we know. We judged only what all versions share.',
      unlisted: 'The document declares a version that we know nothing of. We judged only what all versions share.',
    },
    fail: {
      privacy: [
        'The document tells what is not for everybody',
        'Anybody can read {member}. Merchants, payment, buyers, tokens and keys have no place there.',
        'Take it out, and replace what was a key or a token.',
      ],
      'not-json': ['The document is not JSON', 'What stands at {member} is sent as JSON, but cannot be parsed.'],
      version: ['The document does not say its version', '{member} must be a date, such as 2026-04-17.'],
      form: [
        'The document does not have the right form',
        '{count} {count|member is|members are} missing, unknown or in the wrong form, first {member}.',
      ],
      endpoint: ['The address is not a whole https address', '{member} should be a whole https address; the specification asks for an address.'],
      value: [
        'A word is not on the list or not in its form',
        '{count} {count|word|words}, first {member}. Currencies are written in lower case, such as nok.',
      ],
    },
    fix: 'Correct the document by the version it declares, or answer 404.',
  }),
};
