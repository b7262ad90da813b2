import { REFUSING } from './challenge-marks.ts';
import type { BodyMark } from './challenge-marks.ts';

/** Statuses of pages that turn away; a page of help with the same words answers 200. */
const BLOCKING = [400, 401, 403, 405, 406, 416, 418, 429, 430, 503];

/** Signs in a body, the surest of each vendor first. */
export const BODY_MARKS: readonly BodyMark[] = [
  {
    vendor: 'Cloudflare', marker: '_cf_chl_opt', sure: true,
    code: /\b_cf_chl_opt\s*=/, tags: /\bid="challenge-(?:error-text|success-text|explainer-text|form)\b/,
  },
  { vendor: 'Cloudflare', marker: '_cf_chl_opt', code: /\b_cf_chl_opt\s*=/, alone: true },
  {
    vendor: 'Cloudflare', marker: 'challenge-platform',
    loads: /\/cdn-cgi\/challenge-platform\/(?:h\/\w+\/)?orchestrate\//,
  },
  { vendor: 'Cloudflare', marker: '__cf_chl', loads: /^form \S*[?&]__cf_chl_/m },
  {
    vendor: 'Cloudflare', marker: 'cf-browser-verification',
    tags: /\bcf-(?:browser-verification|challenge-running)\b/,
  },
  {
    vendor: 'Cloudflare', marker: 'Ray ID', sure: true,
    tags: /\bid="challenge-success-text\b/, text: /\bRay ID:?\s*[0-9a-f]{8}/,
  },
  {
    vendor: 'Cloudflare', marker: 'Ray ID',
    text: /\bto protect against malicious bots\b[^]{0,600}\bRay ID: ?[0-9a-f]{8}/i,
  },
  {
    vendor: 'Cloudflare', marker: 'Just a moment…', bare: true,
    title: /^Just a moment\s*(?:\.\.\.|…)$/i, text: /^(?:Just a moment\W*)?$/i,
  },
  {
    vendor: 'Cloudflare', marker: 'Just a moment…', alone: true, inert: true,
    title: /^Just a moment\s*(?:\.\.\.|…)$/i,
    text: /\b(?:Cloudflare|Ray ID|checking your browser|verify(?:ing)? you are human|security of your connection)\b/i,
  },
  {
    vendor: 'Cloudflare', marker: 'Attention Required!', sure: true,
    title: /^Attention Required!\s*\|\s*Cloudflare$/i, tags: /\bid="cf-error-details\b/,
  },
  { vendor: 'Cloudflare', marker: 'Attention Required!', title: /^Attention Required!\s*\|\s*Cloudflare$/i },
  {
    vendor: 'Cloudflare', marker: 'used Cloudflare to restrict access', sure: true, blocks: true,
    title: /\bused Cloudflare to restrict access$/i,
  },
  { vendor: 'Cloudflare', marker: 'error code', text: /^error code: 10(?:0[5-9]|1[0235]|20)$/i, blocks: true },
  { vendor: 'Cloudflare', marker: 'Waiting Room', title: /^Waiting Room powered by Cloudflare$/i, waits: true },
  { vendor: 'Queue-it', marker: 'queue-it_log', tags: /\bid="queue-it_log\b/, sure: true, waits: true },
  {
    vendor: 'Shopify', marker: 'Your connection needs to be verified',
    text: /^Your connection needs to be verified before you can proceed\b/i,
  },
  {
    vendor: 'DataDome', marker: 'captcha-delivery.com',
    loads: /^(?:script|iframe) https?:\/\/(?:ct|geo)\.captcha-delivery\.com\//m,
  },
  { vendor: 'DataDome', marker: 'captcha-delivery.com', text: /^\{"url":"https:\/\/geo\.captcha-delivery\.com\// },
  { vendor: 'DataDome', marker: 'var dd={', code: /\bvar\s+dd\s*=\s*\{\s*["'](?:rt|cid|hsh)["']\s*:/ },
  { vendor: 'DataDome', marker: 'Please enable JS', text: /^Please enable JS and disable any ad blocker$/i },
  {
    vendor: 'HUMAN', marker: 'px-captcha', sure: true,
    title: /^Access to this page has been denied\b/i, tags: /["' ]px-captcha\b/,
  },
  {
    vendor: 'HUMAN', marker: '_pxUuid', sure: true,
    title: /^Access to this page has been denied\b/i, code: /\b_px(?:Uuid|JsClientSrc)\b/,
  },
  {
    vendor: 'HUMAN', marker: 'Access to this page has been denied',
    title: /^Access to this page has been denied\.?$/i, bare: true, unseen: true,
  },
  {
    vendor: 'HUMAN', marker: 'px-captcha',
    tags: /\b(?:id|class)="px-captcha(?:-wrapper|-container)?"/, inert: true,
  },
  { vendor: 'HUMAN', marker: 'px-captcha', code: /\b_pxAppId\b[^]{0,600}\/captcha\/captcha\.js\?/ },
  { vendor: 'HUMAN', marker: 'px-captcha', loads: /^script \S*\bcaptcha\.(?:px-cdn|px-cloud|perimeterx)\.net\//m },
  { vendor: 'HUMAN', marker: '_pxCaptcha', code: /\b_pxCaptcha\b/, alone: true },
  {
    vendor: 'HUMAN', marker: 'Press & Hold',
    text: /\bPress (?:&|and) Hold to confirm(?: you are\b|\W*$)/i, inert: true,
  },
  { vendor: 'HUMAN', marker: 'blockScript', text: /^\{[^]{0,600}"blockScript":"[^"]{0,300}\/captcha\.js/ },
  { vendor: 'Imperva', marker: '_Incapsula_Resource', loads: /^iframe \S*\/_Incapsula_Resource\b/m },
  {
    vendor: 'Imperva', marker: '_Incapsula_Resource', bare: true, unseen: true,
    loads: /^script \S*\/_Incapsula_Resource\b/m, code: /^\s*$/,
  },
  { vendor: 'Imperva', marker: 'Incapsula incident ID', text: /^.{0,60}\bIncapsula incident ID: ?\d/i },
  {
    vendor: 'Imperva', marker: 'Pardon Our Interruption', sure: true,
    title: /^Pardon Our Interruption/i, text: /\bmade us think (?:that )?you (?:were|are|might be) a bot\b/i,
  },
  {
    vendor: 'Imperva', marker: 'interstitial-inprogress',
    tags: /\bid="interstitial-inprogress\b/, code: /\bonProtectionInitialized\b/,
  },
  { vendor: 'Imperva', marker: 'distil_r_captcha', loads: /^refresh \S*\/distil_r_(?:captcha|blocked)\b/m },
  { vendor: 'Akamai', marker: 'Reference #18', source: /\bReference(?:&#32;|\s)&#35;\d+(?:&#46;|\.)/ },
  { vendor: 'Akamai', marker: 'Reference #18', text: /\bReference #\d+\.[0-9a-f]{4,}\.\d{9,}\.[0-9a-f]+/ },
  { vendor: 'Akamai', marker: 'Reference #18', title: /^Access Denied$/i, text: /\bReference #\d+\.[0-9a-z]/i },
  {
    vendor: 'Akamai', marker: 'errors.edgesuite.net',
    text: /\berrors\.edge(?:suite|key)\.net\/\d/, statuses: BLOCKING,
  },
  { vendor: 'Akamai', marker: 'sec-if-cpt-container', tags: /\bsec-if-cpt-container\b/ },
  { vendor: 'Akamai', marker: 'cp_challenge', loads: /^(?:script|iframe) \S*\/_sec\/cp_challenge\//m, alone: true },
  { vendor: 'Akamai', marker: 'bm-verify', loads: /^refresh \S*[?&]bm-verify=/m },
  { vendor: 'Akamai', marker: 'triggerInterstitialChallenge', code: /\btriggerInterstitialChallenge\b/ },
  { vendor: 'Kasada', marker: 'KPSDK', code: /\bwindow\.KPSDK\s*=\s*\{\s*\}/ },
  { vendor: 'Kasada', marker: '/ips.js', loads: /^script \S*\/(?:149e9513-\S*\/ips\.js\b|ips\.js\?\S*x-kpsdk-)/m },
  { vendor: 'Kasada', marker: '/ips.js', loads: /^script \S*\/ips\.js\b/m, statuses: REFUSING },
  { vendor: 'AWS WAF', marker: 'gokuProps', code: /\bwindow\.gokuProps\s*=/ },
  { vendor: 'AWS WAF', marker: 'AwsWafIntegration', code: /\bAwsWafIntegration\.(?:saveReferrer|checkForceRefresh)\b/ },
  { vendor: 'AWS WAF', marker: 'awswaf.com', loads: /^script \S*\.awswaf\.com\//m, statuses: [202, 405], unseen: true },
  {
    vendor: 'AWS WAF', marker: 'challenge-container',
    tags: /\bid="challenge-container\b/, loads: /\.token\.awswaf\.com\//,
  },
  {
    vendor: 'CloudFront', marker: 'Generated by cloudfront', statuses: [400, 401, 403, 429],
    text: /\bGenerated by cloudfront\b/i,
  },
  {
    vendor: 'CloudFront', marker: 'Request blocked.',
    text: /^403 ERROR The request could not be satisfied\. Request blocked\./i,
  },
  { vendor: 'Vercel', marker: 'Vercel Security Checkpoint', title: /^Vercel Security Checkpoint$/i },
  {
    vendor: 'Vercel', marker: 'security/static/challenge',
    code: /\/\.well-known\/vercel\/security\/static\/challenge\b/,
  },
  { vendor: 'F5', marker: 'bobcmn', code: /\bwindow\.bobcmn\s*=/ },
  {
    vendor: 'F5', marker: 'TSPD', loads: /^(?:script|style) \S*\/TSPD\//m,
    text: /\b(?:JavaScript to view the page content|automated spam submission)\b[^]{0,200}\bYour support ID is: ?\d/i,
  },
  {
    vendor: 'F5', marker: 'The requested URL was rejected', blocks: true,
    text: /^The requested URL was rejected\. Please consult with your administrator\..{0,60}\bsupport ID is\b/i,
  },
  {
    vendor: 'F5', marker: 'Request Rejected', blocks: true,
    title: /^Request Rejected$/i, text: /\bsupport ID(?: is)?:? ?[0-9a-f]/i,
  },
  { vendor: 'Sucuri', marker: 'sucuri_cloudproxy_js', code: /\bsucuri_cloudproxy_js\b/ },
  {
    vendor: 'Sucuri', marker: 'Sucuri Website Firewall', sure: true,
    title: /^Sucuri WebSite Firewall - Access Denied$/i, text: /\bBlock (?:ID|details)\b/i,
  },
  {
    vendor: 'Sucuri', marker: 'Sucuri Website Firewall',
    text: /^.{0,60}\b(?:Sucuri Website Firewall - Access Denied|Access Denied - (?:Sucuri|GoDaddy) Website Firewall)$/i,
  },
  {
    vendor: 'Sucuri', marker: 'Sucuri Website Firewall',
    text: /\bAccess Denied - (?:Sucuri|GoDaddy) Website Firewall\b.{0,600}\bBlock (?:ID|details)\b/i,
  },
  { vendor: 'Anubis', marker: 'anubis_challenge', tags: /\bid="anubis_challenge\b/ },
  { vendor: 'Anubis', marker: '/.within.website/x/', loads: /\/\.within\.website\/x\/(?:xess|cmd)\//, sure: true },
  { vendor: 'Azure', marker: 'The request is blocked.', text: /^The request is blocked\.(?:\s|$)/ },
  { vendor: 'Azure', marker: 'Azure WAF', title: /^Azure WAF(?: JS Challenge)?$/i, text: /\bJS Challenge\b/i },
  { vendor: 'Azure', marker: 'Azure WAF', title: /^Azure WAF(?: JS Challenge)?$/i, statuses: REFUSING },
  {
    vendor: 'DDoS-Guard', marker: 'ddos-guard',
    loads: /\/\.well-known\/ddos-guard\/(?:js-challenge|ddg-captcha-page|h-captcha)\//,
  },
  {
    vendor: 'DDoS-Guard', marker: 'DDoS-Guard',
    title: /^DDoS-Guard$/i, text: /\bchecking your browser\b|\bcomplete the manual check\b/i,
  },
  { vendor: 'Fastly', marker: '/_fs-ch-', loads: /\/_fs-ch-\w+\// },
  {
    vendor: 'Fastly', marker: 'Client Challenge', title: /^Client Challenge$/i,
    text: /^(?:Client Challenge )?(?:JavaScript is (?:disabled|required)|A required part of this site)\b/i,
  },
  { vendor: 'Fastly', marker: 'Client Challenge', title: /^Client Challenge$/i, bare: true, unseen: true },
  { vendor: 'Radware', marker: 'perfdrive.com', code: /\blocation\b[^;\n]{0,30}https?:\/\/validate\.perfdrive\.com\// },
  {
    vendor: 'Radware', marker: 'Bot Manager',
    title: /^(?:Radware (?:Bot Manager )?(?:Captcha|Block|Page)(?: Page)?|ShieldSquare (?:Captcha|Block))$/i,
  },
  {
    vendor: 'Radware', marker: 'made us think that you are a bot',
    text: /\byour activity and behaviou?r on this site made us think that you are a bot\b/i,
  },
  {
    vendor: 'Radware', marker: 'Unauthorized Activity',
    text: /^Unauthorized Activity Has Been Detected\b/i, blocks: true,
  },
  {
    vendor: 'Reblaze', marker: 'rbzns',
    code: /\brbzns\s*=\s*\{[^}]{0,600}(?:\bbereshit\b|\};?\s*winsocks\()/, unseen: true,
  },
  { vendor: 'SiteGround', marker: 'sgcaptcha', loads: /^refresh \S*\/\.well-known\/(?:sg)?captcha\//m },
  { vendor: 'SiteGround', marker: 'sgcaptcha', code: /\bsgchallenge\s*=/ },
  { vendor: 'Hostinger', marker: 'jschallenge', loads: /^script \S*\/hcdn-cgi\/jschallenge\b/m },
  { vendor: 'Imunify360', marker: 'wsidchk', tags: /\bid="wsidchk-form\b/ },
  {
    vendor: 'Imunify360', marker: 'request is being verified', title: /^One moment, please/i,
    text: /\bPlease wait while your request is being verified\b/i,
  },
  {
    vendor: 'Imunify360', marker: 'Imunify360',
    text: /^(?:\{\s*"message":\s*")?Access denied by Imunify360\b/i, blocks: true,
  },
  { vendor: 'Imunify360', marker: 'Imunify360', text: /\bnot a robot\b[^]{0,200}\bPowered by Imunify360\b/i },
  { vendor: 'LiteSpeed', marker: 'lsrecaptcha', tags: /\bid="lsrecaptcha-form\b/ },
  { vendor: 'BitNinja', marker: 'BitNinja', title: /^Visitor anti-robot validation$/i },
  { vendor: 'BitNinja', marker: 'BitNinja', text: /^Security check by BitNinja\b/i },
  {
    vendor: 'BitNinja', marker: 'BitNinja',
    text: /\bYour browser will redirect\b[^]{0,200}\bSecurity check by BitNinja\b/i,
  },
  {
    vendor: 'Wordfence', marker: 'Generated by Wordfence', sure: true, blocks: true,
    text: /\baccess to this (?:site|service) has been limited\b[^]{0,1500}\bGenerated by Wordfence\b/i,
  },
  {
    vendor: 'Wordfence', marker: 'limited by the site owner', statuses: BLOCKING, blocks: true,
    title: /^Your access to this site has been limited by the site owner$/i,
  },
  { vendor: 'MalCare', marker: 'MalCare', text: /\bFirewall powered by MalCare\b/i, statuses: BLOCKING, blocks: true },
  { vendor: 'NinjaFirewall', marker: 'NinjaFirewall', title: /^NinjaFirewall\b/i, statuses: BLOCKING, blocks: true },
  {
    vendor: 'WP Cerber', marker: 'not allowed to proceed', statuses: BLOCKING, blocks: true,
    text: /^We['’]re sorry, you are not allowed to proceed\b/i,
  },
  {
    vendor: 'Shield', marker: 'Shield Security',
    text: /\bblocked by Shield Security\b/i, statuses: BLOCKING, blocks: true,
  },
  {
    vendor: 'ModSecurity', marker: 'Mod_Security',
    text: /\bgenerated by Mod_?Security\b/i, statuses: BLOCKING, blocks: true,
  },
  { vendor: 'CrowdSec', marker: 'CrowdSec', title: /^CrowdSec Captcha$/i },
  {
    vendor: 'CrowdSec', marker: 'CrowdSec',
    text: /\bcomplete the security check\b[^]{0,200}\bpowered by CrowdSec\b/i,
  },
  { vendor: 'CrowdSec', marker: 'CrowdSec', title: /^CrowdSec (?:Ban|Access Forbidden)$/i, blocks: true },
  { vendor: 'BunkerWeb', marker: 'Bot Detection', title: /^Bot Detection$/i, text: /\bBunkerWeb\b/ },
  { vendor: 'BunkerWeb', marker: 'Bot Detection', title: /^Bot Detection$/i, loads: /^form \/challenge$/m },
  { vendor: 'Bunny', marker: '/.bunny-shield/', loads: /\/\.bunny-shield\// },
  { vendor: 'SafeLine', marker: '/.safeline/', loads: /\/\.safeline\//, tags: /\bid="slg-/ },
  { vendor: 'haproxy-protection', marker: '/.basedflare/', loads: /^script \S*\/\.basedflare\//m },
  { vendor: 'go-away', marker: 'go-away', loads: /\/\.well-known\/\S*\/go-away\// },
  {
    vendor: 'Lua Anti-DDoS', marker: 'Anti-DDoS Flood Protection',
    title: /\| Anti-DDoS Flood Protection and Firewall$/i,
  },
  {
    vendor: 'testcookie', marker: 'slowAES',
    code: /\bdocument\.cookie\s*=[^;\n]{0,80}\bslowAES\.decrypt\(/, inert: true,
  },
  { vendor: 'CDNFly', marker: '/_guard/', loads: /^script \S*\/_guard\/\w+\.js\b/m },
  { vendor: 'StackPath', marker: 'sbtsck', code: /\bsbbgscc\s*\(|\bsbtsck=/ },
  { vendor: 'StackPath', marker: 'StackPath', title: /^StackPath$/i, statuses: BLOCKING, blocks: true },
  { vendor: 'Qrator', marker: '/__qrator/', loads: /^script \S*\/__qrator\/qauth/m, unseen: true },
  { vendor: 'StormWall', marker: 'swp_token', code: /\bswp_token\b/, unseen: true },
  { vendor: 'Variti', marker: 'ipp_key', code: /\bdocument\.cookie\b[^\n]{0,80}\bipp_(?:key|uid)\b/ },
  { vendor: 'ArvanCloud', marker: '__arcsjs', code: /\b__arcsjs\b/ },
  {
    vendor: 'Knownsec', marker: '__jsl_clearance',
    code: /\b__jsl_clearance|\bdocument\.cookie\s*=\s*\('_'\)\s*\+\s*\('_'\)\s*\+\s*\('j'\)/, unseen: true,
  },
  { vendor: 'Alibaba', marker: 'punish', code: /\/_____tmd_____\/(?:punish|verify)\b/ },
  { vendor: 'Alibaba', marker: 'punish', loads: /\/_____tmd_____\/(?:punish|verify)\b/ },
  { vendor: 'Alibaba', marker: 'acw_sc__v2', code: /\bacw_sc__v2\b/, unseen: true },
  { vendor: 'Alibaba', marker: 'aliyun_waf', tags: /^<meta\b[^>]*\bname="aliyun_waf_[ab]{2}\b/m },
  {
    vendor: 'Alibaba', marker: 'your request has been blocked', statuses: BLOCKING, blocks: true,
    text: /\byour request has been blocked as it may cause potential threats\b/i,
  },
  { vendor: 'Ruishu', marker: '$_ts', code: /\$_ts\s*=\s*window\[["']\$_ts["']\]/, unseen: true },
  { vendor: 'Baidu', marker: '百度安全验证', title: /^百度安全验证$/ },
  {
    vendor: 'Tencent EdgeOne', marker: 'JS challenge', unseen: true,
    code: /\b__(?:TENCENT_CHAOS|EO_JSCHALLENGE)_VM\s*=/,
  },
  { vendor: 'Tencent EdgeOne', marker: 'EO_Bot_Ssid', code: /\bEO_Bot_Ssid\b/, unseen: true },
  { vendor: 'Yandex', marker: 'CheckboxCaptcha', tags: /\bclass="(?:[^"]* )?CheckboxCaptcha[" ]/ },
  { vendor: 'Amazon', marker: 'validateCaptcha', loads: /^form \S*\/errors\/validateCaptcha\b/m },
  { vendor: 'Google', marker: 'challengepage', tags: /^<base\b[^>]*\bgoogle\.com\/recaptcha\/challengepage\//m },
  {
    vendor: 'Google', marker: 'unusual traffic', tags: /\bid="(?:captcha-form|recaptcha)\b/,
    text: /\bOur systems have detected unusual traffic from your computer network\b/i,
  },
  {
    vendor: 'FortiWeb', marker: 'Web Page Blocked!',
    title: /^Web Page Blocked!?$/i, text: /\bAttack ID:? ?\d/i, blocks: true,
  },
  { vendor: 'Citrix', marker: 'AppFW Session ID', text: /\bAppFW Session ID\b/, blocks: true },
  {
    vendor: 'Armor', marker: 'website protection from Armor', blocks: true,
    text: /^This request has been blocked by website protection from Armor\b/i,
  },
];
