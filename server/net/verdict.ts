import type { GuardCode } from '../../contract/vocabulary.ts';
import type { DnsFault, PinnedAddress } from './resolve.ts';

/** A URL that passed the guard, with the only addresses it may be reached at. */
export interface Target {
  url: URL;
  /** The port to connect to at `addresses`; differs from the URL's when an operator mapped it. */
  port: number;
  addresses: readonly PinnedAddress[];
  /** True when the operator's `EGRESS_MAP` decided, not the resolver. */
  mapped: boolean;
}

/** The guard's answer to one hop. `detail` says in words what is wrong, `dns` why the name in `url` is `unresolved`. */
export type AddressVerdict =
  | { ok: true; target: Target }
  | { ok: false; code: GuardCode; detail: string; url?: URL; dns?: DnsFault };

/** Judges every address a caller or a third party names, before a socket is opened to it. */
export interface AddressGuard {
  judge(url: URL, signal: AbortSignal): Promise<AddressVerdict>;
}

/** The same, for what somebody typed. */
export interface InputGuard extends AddressGuard {
  /** What a person typed: trimmed, a bare hostname read as https. */
  judgeInput(input: string, signal: AbortSignal): Promise<AddressVerdict>;
}
