/** Patterns for words that speak against a shop: Norwegian, then English. */
export const AGAINST: readonly string[] = [
  'l(?:a|agt|egge[rs]?|egges) (?:\\p{L}+ ){0,2}ned', 'ned(?:lagt|legges|leggelse)', 'konkurs\\p{L}*', 'unngå\\p{L}*',
  'avvikle[rt]?s?', 'styr(?:e)? unna', 'hold(?:e)? (?:deg |seg )?unna', 'advar\\p{L}*', 'svindel\\p{L}*',
  'svindl\\p{L}*', 'fraråde?[rst]*',
  'ikke (?:å )?anbefal\\p{L}*', 'anbefale[rs]? ikke', 'finnes ikke (?:lenger|mer)', 'ikke lenger i drift',
  'clos(?:ed|ing) down', 'shut(?:ting)? down', 'out of business', 'bankrupt\\p{L}*', 'insolven\\p{L}*', 'avoid\\p{L}*',
  'stay away', 'steer clear', 'scam\\p{L}*', '(?:not|don.t|wouldn.t) recommend', 'defunct',
  'no longer (?:exists?|operat\\p{L}*|in business)', 'ceased (?:operations?|trading)',
];
