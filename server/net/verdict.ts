import type { GuardCode } from '../../contract/vocabulary.ts';
import type { DnsFault, PinnedAddress } from './resolve.ts';

/** A URL that passed the guard, with the only IP addresses to connect to. */
export interface Target {
  url: URL;
  /** The port to connect to at `addresses`; differs from the URL's when an operator mapped it. */
  port: number;
  addresses: readonly PinnedAddress[];
  /** True when the addresses come from the operator's `EGRESS_MAP` instead of DNS. */
  mapped: boolean;
}

/** The guard's verdict on one hop: `detail` explains it, `dns` says why the name in `url` is `unresolved`. */
export type AddressVerdict =
  | { ok: true; target: Target }
  | { ok: false; code: GuardCode; detail: string; url?: URL; dns?: DnsFault };

/** Checks every address that a caller or a third party names, before a socket is opened to it. */
export interface AddressGuard {
  judge(url: URL, signal: AbortSignal): Promise<AddressVerdict>;
}

/** The same, for user input. */
export interface InputGuard extends AddressGuard {
  /** User input: trimmed, a bare hostname read as https. */
  judgeInput(input: string, signal: AbortSignal): Promise<AddressVerdict>;
}
