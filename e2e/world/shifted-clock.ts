import { replaceWallClock } from './wall-clock.ts';

/** Loaded into a service and each of its threads before it starts: its wall clock is ahead by a fixed time. */
const ahead = Number(process.env.WALL_CLOCK_AHEAD_MS);
const { now } = Date;

replaceWallClock(() => now() + ahead);
