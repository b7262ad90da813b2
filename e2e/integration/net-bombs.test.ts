import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

import { PAGE_BYTES, SITEMAP_BYTES } from '../../server/net/fetch-limits.ts';
import type { BombReport } from '../world/bomb-reader.ts';
import { COMPILE_CACHE } from '../world/compile-cache.ts';
import { createCertificateAuthority } from '../world/certificate-authority.ts';
import { startFaultServer, type FaultName } from '../world/fault-server.ts';

const READER = join(import.meta.dirname, '../world/bomb-reader.ts');
const BOMBS: FaultName[] = ['gzip-bomb', 'brotli-bomb', 'zstd-bomb', 'nested-bomb'];
const run = promisify(execFile);

test.each([
  ['page', PAGE_BYTES],
  ['sitemap', SITEMAP_BYTES],
])('a decompression bomb read as a %s is truncated at its limit and takes less than 50 MB', async (how, cap) => {
  await using faults = await startFaultServer({ authority: createCertificateAuthority() });
  for (const bomb of BOMBS) {
    const { stdout } = await run(process.execPath, [READER, faults.urlOf('healthy'), how, faults.urlOf(bomb)], {
      env: { PATH: process.env.PATH, ...COMPILE_CACHE, EGRESS_MAP: faults.egressMap },
    });
    const { decoded, grownBy, longestLagMs } = JSON.parse(stdout) as BombReport;
    const cost = `${(grownBy / 1e6).toFixed(1)} MB more, event loop held up ${longestLagMs.toFixed(0)} ms at most`;
    console.log(`${bomb.padEnd(12)} as ${how}: ${cost}`);
    expect(decoded).toBe(cap);
    expect(grownBy).toBeLessThan(50e6);
  }
}, 60_000);
