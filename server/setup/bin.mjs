#!/usr/bin/env node
// @ts-check
// Plain JavaScript: whatever Node runs this, set-up finds or tells of the right one.
process.argv.splice(2, 0, 'cli');
await import('./run.mjs');
