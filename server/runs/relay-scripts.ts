import { script } from '../state/script.ts';

/** The stream entry that names the run's instance. */
export const FIRST_ENTRY = '0-1';

const TAIL = `
local function tail(key)
  local entry = redis.call('XREVRANGE', key, '+', '-', 'COUNT', 1)[1]
  if not entry then return nil end
  return tonumber(string.match(entry[1], '^%d+')), entry[2][1]
end
`;

/**
 * Appends the events from number ARGV 4 on, if the stream ends right before it; replies its last number and whether it
 * is sealed. So a lost stream is rewritten, and a repeated call appends nothing twice.
 */
export const APPEND = script(`${TAIL}
local last, kind = tail(KEYS[1])
if kind == 'sealed' then return {last, 1} end
if not last then
  redis.call('XADD', KEYS[1], '${FIRST_ENTRY}', 'instance', ARGV[1])
  last = 0
end
if last == ARGV[4] - 1 then
  for place = 5, #ARGV, 2 do
    last = last + 1
    redis.call('XADD', KEYS[1], string.format('%d-0', last), ARGV[place], ARGV[place + 1])
  end
end
redis.call('PEXPIRE', KEYS[1], ARGV[3])
if #ARGV > 4 then redis.call('PUBLISH', ARGV[2], last) end
return {last, 0}`);

/** Marks the run as watched (KEYS 3); replies whether the stream and its instance exist. */
export const POLL = script(`
redis.call('SET', KEYS[3], '1', 'PX', ARGV[1])
return {redis.call('EXISTS', KEYS[1]), redis.call('EXISTS', KEYS[2])}`);

/** Ends the stream of a crashed instance, once, for all watchers. */
export const SEAL = script(`${TAIL}
local last, kind = tail(KEYS[1])
if not last or kind == 'end' or kind == 'sealed' or redis.call('EXISTS', KEYS[2]) == 1 then return 0 end
redis.call('XADD', KEYS[1], string.format('%d-0', last + 1), 'sealed', ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[1])
redis.call('PUBLISH', ARGV[2], last + 1)
return 1`);

/** Sends the cancellation to the run's instance; replies the number of receivers. */
export const CANCEL = script(`${TAIL}
local last, kind = tail(KEYS[1])
local first = redis.call('XRANGE', KEYS[1], '${FIRST_ENTRY}', '${FIRST_ENTRY}')[1]
if not first or kind == 'end' or kind == 'sealed' then return 0 end
return redis.call('PUBLISH', ARGV[1] .. first[2][2], ARGV[2])`);
