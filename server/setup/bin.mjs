#!/usr/bin/env node
// @ts-check
// Plain JavaScript: it runs on any Node, and set-up then finds the right one or says which is needed.
process.argv.splice(2, 0, 'cli');
await import('./run.mjs');
