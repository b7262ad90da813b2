import type { ChallengeParts } from './challenge-parts.ts';

/** However it is written. */
export const YOU_ARE = 'you(?:[\'’]re| are)';

/** A whole title or first sentence of a page that tests its visitor, in the languages stores are met in. */
const CHECKING = [
  '(?:please (?:wait|stand by)\\W{1,3}(?:while )?)?(?:we are |we[\'’]re )?(?:checking|verifying) '
    + '(?:your browser|the site connection security|if (?:the site|your) connection is secure)'
    + '(?: (?:before|for) .{1,80})?',
  `verifying (?:that )?${YOU_ARE} (?:(?:a )?human|not a (?:ro)?bot)`,
  `making sure ${YOU_ARE} not a (?:ro)?bot`,
  `(?:please )?(?:confirm|verify|prove) (?:that )?${YOU_ARE} (?:not a (?:ro)?bot|(?:a )?human)`
    + '(?: (?:by|to|before (?:accessing|continuing|proceeding)).{0,80})?',
  '.{0,40}\\bplease wait for verification',
  '(?:vent(?: litt)?,? (?:mens )?)?(?:vi )?(?:sjekker|kontrollerer|verifiserer) nettleseren din(?: før .{1,80})?',
  'bekreft at du (?:ikke er en robot|er et menneske)',
  '(?:vi )?(?:kontrollerar din webbläsare|kontrollerer din browser)',
  '(?:bekräfta|bekræft),? att? du (?:inte är en robot|är en människa|ikke er en robot|er et menneske)',
  'ihr browser wird überprüft|überprüfung ihres browsers',
  'bestätigen sie, dass sie (?:kein roboter|ein mensch) sind',
  'vérification de votre navigateur|confirmez que vous (?:n[\'’]êtes pas un robot|êtes (?:un )?humain)',
  'comprobando (?:su|tu) navegador|(?:verifi|confirm)\\w{1,3} que no (?:es|eres) un robot',
  'uw browser wordt gecontroleerd|bevestig dat u geen robot bent',
  'проверка (?:вашего )?браузера|подтвердите, что вы не робот',
].map((sentence) => new RegExp(`^(?:${sentence})$`, 'i'));

/** Words that ask for a person. */
const ASKING = new RegExp([
  'not (?:a )?(?:ro)?bot\\b', '\\bare you (?:a )?human\\b', '\\b(?:are|you[\'’]re|as) (?:a )?human\\b',
  '\\b(?:human|bot|robot) (?:verification|check)\\b',
  '\\bsecurity (?:check|verification)\\b', '\\bunusual (?:traffic|activity)\\b',
  '\\bautomated (?:queries|requests|access)\\b', '\\bverification to continue\\b',
  '\\b(?:solve|complete) (?:this|the) (?:captcha|verification|challenge|security check)\\b',
  '\\b(?:ikke er en|inte är en|kein|n[\'’]êtes pas un|no (?:es|eres) un|geen) robot',
  '\\ber et menneske\\b', '\\bsikkerhets(?:sjekk|kontroll)\\b', '\\bsicherheits(?:über)?prüfung\\b',
  '\\bvérification de sécurité', '\\bverificação de segurança', '\\bnie ste robot\\b', '\\bno eres una máquina',
  'не робот', 'nie jesteś robotem', 'non sei un robot',
].join('|'), 'i');

const PREAMBLE = /^(?:loading|please wait|one moment|just a moment|[\w-]+(?:\.[\w-]+)+)\W*$/i;

/** What lets the visitor on by itself: an article about challenges does none of it. */
const ACTING = new RegExp([
  '\\blocation\\s*(?:=(?!=)|\\.\\s*(?:href\\s*=(?!=)|(?:reload|replace|assign)\\b))', '\\.submit\\(\\)',
  '\\bXMLHttpRequest\\b', '\\bfetch\\(', '\\bcrypto\\.subtle\\b',
].join('|'));
const ACTING_SCRIPT = /^script (?:\.?\/)?(?!\/|https?:|cdn-cgi\/)\S*(?:challenge|captcha|verif|anti-?bot|anti-?ddos)/im;
const ACTING_INPUT = /^<input\b[^>]*\bname="[^"]*(?:challenge|captcha|solution)/im;
const LONGEST_MARKER = 80;

/** The words with which a page says that it is testing its visitor, or null; it must also be doing so. */
export function saysItChecks({ title, opening, code, loads, tags }: ChallengeParts): string | null {
  const said = [title, ...firstOf(opening)].map((words) => words.replace(/[\s.!?…]+$/, ''))
    .find((words) => CHECKING.some((one) => one.test(words)));
  const acts = ACTING.test(code) || ACTING_SCRIPT.test(loads) || ACTING_INPUT.test(tags);
  return said !== undefined && acts ? said.slice(0, LONGEST_MARKER) : null;
}

/** Whether a page asks for a person in its title or first of all; the captchas' own small print does not. */
export function asksForPerson({ title, opening }: ChallengeParts): boolean {
  return [title, ...firstOf(opening)].some((words) => ASKING.test(words));
}

/** The first sentence; the second too where the first is but a name or a word of waiting. */
function firstOf(opening: string): string[] {
  const [first = '', second = ''] = opening.split(/(?<=[.!?…])\s+|\n/, 2);
  return PREAMBLE.test(first) ? [first, second] : [first];
}
