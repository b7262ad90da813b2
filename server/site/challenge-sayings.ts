import type { ChallengeParts } from './challenge-parts.ts';
import { YOU_ARE } from './challenge-wording.ts';

// Alone these say little: a form asks for a person too, and a shell looks at its browser. Two of different kinds, on a
// small page that has nothing else, are the words of one that stands in the store's place.

const ROBOT = '(?:ro)?bot\\b';

const ASKS_FOR_A_PERSON = oneOf([
  '\\b(?:confirm|prove|verify(?:ing)?|make sure|just checking|confirmation) (?:that |if )?'
    + `${YOU_ARE} (?:not )?(?:a )?(?:real )?(?:human|person|${ROBOT})(?! before you\\b)`,
  '\\b(?:please|must) (?:complete|solve|pass) (?:this|the)(?: \\S+){0,3} (?:captcha|challenge|security check)\\b',
  '\\brequired to complete (?:this|the) (?:captcha|challenge)\\b',
  '\\b(?:challenge|action) to confirm this \\w+ was made by a human\\b',
  '\\bbekr(?:eft|æft,?) at du (?:ikke er en robot|er et menneske)\\b(?! før du\\b)',
  '\\bbekräfta att du (?:inte är en robot|är en människa)\\b(?! innan du\\b)',
  '\\b(?:bestätigen|verifizieren) sie,? dass sie (?:kein roboter|ein mensch) sind\\b|^ich bin kein roboter\\b',
  '\\b(?:confirmer|prouver|vérifier) que vous (?:n[\'’]êtes pas un robot|êtes (?:un )?humain)',
  '\\b(?:comprobar|confirmar?|verificar?) que no eres (?:un robot|una máquina)',
  '\\bbevestig dat (?:je|u) geen robot bent\\b|\\bcomplete o desafio (?:abaixo )?para acessar\\b',
  'potvrdiť, že nie ste robot',
  '(?:подтвердите|убедиться|проверим), что вы (?:не робот|человек)|проверяем, человек ли вы',
]);

/** A headline too, so that it takes more than what a page is for. */
const ASKS_WHO = oneOf([
  '^are you (?:a )?(?:human|robot|human or a robot)\\W*$|^¿eres humano o un robot\\W*$',
  '^(?:er du|är du|bist du|sind sie|ben je|ben jij) (?:en|ein|een) (?:robot|roboter)\\W*$',
]);

const LOOKS_AT_THE_BROWSER = oneOf([
  '\\bprotection is checking your browser\\b|\\byour browser is being checked\\b',
  '\\bthis request is coming from a real browser\\b|\\b(?:ihr|dein) browser wird (?:ge|über)prüft\\b',
  '\\b\\w*(?:protection|firewall) is activated for your ip\\b|\\bschutz ist für deine ip aktiviert\\b',
  '\\bvérifie votre navigateur\\b|проверить безопасность вашего подключения',
]);
/** Many a page does so, to find whether it can run. */
const LOOKS_AT_A_BROWSER = oneOf([
  '^(?:.{0,20}[^\\w\\n])?(?:checking|verifying)(?: for)? (?:your|user) (?:web )?browser\\b'
    + '(?! (?:version|type|language|settings|support))',
  '\\b(?:comprobando|verificando) (?:su|tu) navegador\\b|проверка вашего браузера',
  '\\b(?:sjekker|kontrollerer) nettleseren din\\b|\\bkontrollera?r din (?:webbläsare|browser)\\b',
]);

const FINDS_A_ROBOT = oneOf([
  '\\bunusual activity from your (?:ip|network|computer)\\b|\\bbots use \\w+ too\\b',
  `\\bcan['’]t tell if ${YOU_ARE} a human or a ${ROBOT}|\\bmade us think (?:that )?${YOU_ARE} a ${ROBOT}`,
  '\\btoo many requests from your ip\\b|\\bsystem hat ungewöhnliche aktivitäten\\b|\\bals roboter identifiziert\\b',
  'pensar que eres un bot|detectado una actividad (?:poco habitual|inusual)|\\bje gaat iets te snel\\b',
  'доступ ограничен: проблема с ip|доступ временно заблокирован',
]);

const LETS_ON = oneOf([
  '\\bautomatically redirect|\\bredirect(?:ed)? (?:you )?to (?:your|the) requested\\b|\\bautomatic process\\b',
  '\\bautomatisch\\b.{0,60}\\bweitergeleitet\\b|\\bautomatiquement redirigé|\\bplease wait \\d+ seconds\\b',
  '\\btakes a moment and happens only once\\b|\\bonly take a few seconds\\b|\\bgeschieht nur einmal\\b',
  '\\bproof[ -]of[ -]work challenge\\b|может занять несколько секунд',
]);
/** In its headline; at a page's foot stand such words too. */
const IS_A_CHECK = oneOf([
  '\\b(?:ddos|bot|anti-?bot|flood|anti-?crawler)[ -](?:protection|challenge|blocker|schutz|firewall)\\b',
  '\\b(?:security|bot|human) (?:check|challenge|verification)\\b|\\bweb application firewall\\b',
  '^captcha$|антибот',
  '\\bsicherheits(?:über)?prüfung\\b|\\bsikkerhetssjekk\\b|\\bsäkerhetskontroll\\b|\\baktion erforderlich\\b',
  '\\bverificação de segurança|\\bvérification de sécurité',
]);
const TO_TYPE = /\b(?:type|enter) the (?:digits|letters|characters)\b/i;
const PUZZLE = /^<input\b[^>]*\bname="(?:captcha|challenge)"/m;

/** What a page says of its visitor's account too; of a wall where its script tells a robot by trial. */
const VERIFIES = /\bverifying your (?:access|connection)\b/i;
const PASSES = /\bdocument\.cookie\s*=[^]{0,1000}\blocation\s*(?:=|\.\s*(?:href\s*=|(?:reload|replace|assign)\s*\())/;

/** At the beginning of a sentence: a shop tells where one stands, and what happens if one does. */
const STANDS_IN_LINE = oneOf([
  `(?<=^|[.!?]\\s)${YOU_ARE} (?:now )?in (?:the |a |our )?(?:virtual )?(?:queue|line|waiting room)\\b`,
  '(?<=^|[.!?]\\s)du (?:står|er|är) i (?:en )?(?:virtuell )?k[øö](?:en|n)?(?![\\wæøåäö])',
  '(?<=^|[.!?]\\s)(?:sie (?:sind|befinden sich) in der warteschlange|je staat in de wachtrij)\\b',
  '(?<=^|[.!?]\\s)vous êtes dans la file\\b',
]);
const SO_MANY_BEFORE = oneOf([
  '\\b(?:visitors|people|users|customers|shoppers|number of users)(?: in line| in the queue)? ahead of you\\b',
  '\\b(?:your )?(?:position|place|number) in (?:the )?(?:queue|line)\\b',
  '\\bdu (?:er|har) (?:nummer|plass) \\d+ i køen\\b|\\bplats \\d+ i kön(?![\\wæøåäö])|\\bforan deg i køen\\b',
]);
const UNTIL_THE_TURN = oneOf([
  '\\bwhen it(?: is|[\'’]s) your turn\\b|\\b(?:når|när) det (?:er|blir|är) din tur\\b|\\ban der reihe\\b',
  '\\b(?:keep|leave) this (?:window|page|tab) open\\b|\\bdo not (?:refresh|close) this (?:page|window|tab)\\b',
  '\\bhigh (?:demand|volume of visitors)\\b|\\bheavy traffic\\b|\\bstor (?:pågang|trafikk)\\b',
]);

const TURNS_AWAY = oneOf([
  '\\byour ip(?: address)?:? ?[\\d.]* (?:has been|was|is) (?:temporarily |automatically )?'
    + '(?:blocked|banned|restricted)\\b|\\byour ip was the source of too many requests\\b',
  '\\baccess from your ip(?: address)? has been (?:temporarily )?(?:blocked|restricted|limited)\\b',
  '\\b(?:excessive|too many) requests from your ip\\b|\\byour request has been rated as suspicious\\b',
  '\\byour (?:request|access)\\b[^.]{0,80}\\b(?:has been|got) (?:blocked|intercepted)\\b'
    + '(?=[^]*\\b(?:suspicious|automatic|malicious|attack|firewall|crawl|dangerous|threaten))',
  '^suspicious activity (?:detected|from your network)\\b',
  '\\bo site é protegido por um serviço de segurança online\\b',
  '\\bdurch das sicherheitssystem der website blockiert\\b',
]);

/** A store's page names a price. */
const PRICE = /(?:[€£$]|\b(?:kr|nok|sek|dkk|eur|usd|gbp)\.?)\s?\d|\d\s?(?:€|£|kr\b|:-|,-)/i;
/** Words of others, not its own. */
const QUOTED = /[“«„"][^“”«»„"\n]{1,200}[”»“"]/g;
const LONGEST_MARKER = 80;

function oneOf(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'), 'im');
}

/** What a page says of itself. */
export interface Saying {
  does: 'tests' | 'waits' | 'blocks';
  words: string;
  /** Of a test it says no more than that a person is wanted, as a form with a captcha does. */
  onlyAsks: boolean;
}

/** What a small page says of itself, by two things at once, or by one where its status is of a refusal; or null. */
export function sayingOf({ title, opening, code, tags }: ChallengeParts, isRefusal: boolean): Saying | null {
  const said = `${title}\n${opening}`.replaceAll(QUOTED, '');
  if (PRICE.test(said)) return null;
  const wordsOf = (one: RegExp) => one.exec(said)?.[0];
  const [stands, before, turn] = [STANDS_IN_LINE, SO_MANY_BEFORE, UNTIL_THE_TURN].map(wordsOf);
  if (stands && (before || turn)) return saying('waits', stands);
  if (before && turn && code.trim() !== '') return saying('waits', before);
  const tries = /\bnavigator\.webdriver\b/.test(code) && /\bcrypto\.subtle\b/.test(code);
  const letsOn = LETS_ON.test(said) || PASSES.test(code);
  const asks = wordsOf(ASKS_FOR_A_PERSON);
  const looks = wordsOf(LOOKS_AT_THE_BROWSER) ?? (letsOn ? wordsOf(LOOKS_AT_A_BROWSER) : undefined)
    ?? (tries ? wordsOf(VERIFIES) : undefined);
  const finds = wordsOf(FINDS_A_ROBOT);
  const who = wordsOf(ASKS_WHO);
  const first = asks ?? looks ?? finds;
  const kinds = [asks, looks, finds].filter((words) => words !== undefined).length;
  const sets = PUZZLE.test(tags) || TO_TYPE.test(said);
  const isCheck = IS_A_CHECK.test(said.split('\n', 2).join('\n'));
  const beside = letsOn || tries || isCheck || who !== undefined;
  if (first !== undefined && (kinds > 1 || (isRefusal ? finds === undefined : beside || (asks && sets)))) {
    return saying('tests', first, asks !== undefined && kinds === 1 && !isCheck);
  }
  if (who !== undefined && sets) return saying('tests', who, true);
  const away = wordsOf(TURNS_AWAY) ?? (isRefusal ? finds : undefined);
  return away === undefined ? null : saying('blocks', away);
}

function saying(does: Saying['does'], words: string, onlyAsks = false): Saying {
  return { does, words: words.trim().slice(0, LONGEST_MARKER), onlyAsks };
}
