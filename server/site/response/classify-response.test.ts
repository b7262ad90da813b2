import { describe, expect, it } from 'vitest';
import { createPage } from '../../page/page.ts';
import { classifyResponse } from './classify-response.ts';

interface Given {
  status?: number;
  url?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Pads the visible text to this many characters. */
  visibleChars?: number;
}

const classify = ({ status = 200, url = 'https://shop.test/', headers = {}, body = '', visibleChars = 0 }: Given) => {
  const at = new URL(url);
  const missing = Math.max(0, visibleChars - createPage(body, at).text.text.trim().length - 1);
  const filler = missing > 0 ? `<p>${'ord '.repeat(missing / 4)}${'x'.repeat(missing % 4 + 1)}</p>` : '';
  return classifyResponse({ status, url: at, headers: Object.entries(headers), page: createPage(filler + body, at) });
};

describe('classifyResponse', () => {
  it.each<[string, Given, string]>([
    ['Cloudflare by header, at 200', { headers: { 'cf-mitigated': 'challenge' } }, 'Cloudflare'],
    ['Cloudflare by a padded header', { headers: { 'CF-Mitigated': '  challenge ' } }, 'Cloudflare'],
    ['AWS WAF', { status: 202, headers: { 'x-amzn-waf-action': 'challenge' } }, 'AWS WAF'],
    ['AWS WAF captcha', { status: 405, headers: { 'x-amzn-waf-action': 'captcha' } }, 'AWS WAF'],
    ['Vercel', { status: 429, headers: { 'x-vercel-mitigated': 'challenge' } }, 'Vercel'],
    ['DataDome by URL', { url: 'https://geo.captcha-delivery.com/captcha/' }, 'DataDome'],
  ])('recognises a wall by header or URL at any status: %s', (_, given, vendor) => {
    expect(classify(given)).toMatchObject({ kind: 'wall', vendor });
  });

  it('takes the words of a vendor in the answer to a faulty request for the answer to it', () => {
    const body = '<title>Attention Required! | Cloudflare</title>';
    expect(classify({ status: 400, body })).toEqual({ kind: 'store' });
    expect(classify({ status: 403, body })).toMatchObject({ kind: 'wall', vendor: 'Cloudflare' });
  });

  it('tells a waiting room from a challenge', () => {
    expect(classify({ url: 'https://shop.queue-it.net/?c=shop' })).toMatchObject({
      kind: 'waiting-room', vendor: 'Queue-it',
    });
    expect(classify({ url: 'https://notqueue-it.net/' })).toEqual({ kind: 'store' });
  });

  it.each([
    ['Cloudflare', '<script>window._cf_chl_opt={}</script>'], ['Cloudflare', '<title>Just a moment...</title>'],
    ['Cloudflare', '<title>Attention Required! | Cloudflare</title>'], [
      'DataDome', '<script src="https://ct.captcha-delivery.com/c.js">',
    ],
    [
      'DataDome', "<script>var dd={'rt':'c'}</script>",
    ], ['HUMAN', '<div id="px-captcha">'], ['HUMAN', 'Press &amp; Hold to confirm'],
    ['Imperva', '<iframe src="/_Incapsula_Resource?SWUDNSAI=31">'], ['Imperva', 'Incapsula incident ID: 1-2'],
    ['Imperva', '<iframe src="//content.incapsula.com/jsTest.html" id="gaIframe"></iframe>'],
    ['Akamai', 'Reference&#32;&#35;18&#46;2d3c1002&#46;1700000000&#46;1a2b3c'], ['Akamai', '<div id="sec-if-cpt-container">'], [
      'Kasada', '<script>window.KPSDK={}</script>',
    ],
    ['Sucuri', 'Sucuri Website Firewall - Access Denied'], ['Vercel', '<title>Vercel Security Checkpoint</title>'],
    ['Anubis', '<script id="anubis_challenge">'], ['Azure', 'The request is blocked.'],
  ])('recognises a wall in a short body, but not beside 2,501 characters of text: %s', (vendor, body) => {
    expect(classify({ body })).toMatchObject({ kind: 'wall', vendor });
    expect(classify({ body, visibleChars: 2_501 })).toEqual({ kind: 'store' });
  });

  it('does not classify a store as a wall for its vendors\' widgets, unless it has almost no text', () => {
    const widgets = '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script><script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>'
      + '<div class="g-recaptcha"></div><script src="https://www.google.com/recaptcha/api.js"></script>';
    expect(classify({
      body: widgets, visibleChars: 4_000, headers: { 'cf-ray': '8', 'set-cookie': 'datadome=x', server: 'cloudflare' },
    })).toEqual({ kind: 'store' });
    expect(classify({ body: widgets, visibleChars: 400 })).toEqual({ kind: 'store' });
    expect(classify({
      body: '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js">', visibleChars: 10,
    })).toEqual({ kind: 'store' });
    expect(classify({ body: widgets, visibleChars: 10 })).toMatchObject({ kind: 'wall' });
  });

  it.each([
    ['reCAPTCHA', '<script src="https://www.google.com/recaptcha/api.js?render=x"></script>'],
    ['Turnstile', '<script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>'],
    ['Imperva', '<script src="/_Incapsula_Resource?SWJIYLWA=719"></script>'],
  ])('does not classify a shell that loads %s as a wall', (_vendor, widget) => {
    const shell = '<div id="root"></div><script src="/assets/app.js" type="module"></script>';
    expect(classify({ body: shell + widget, visibleChars: 0 })).toEqual({ kind: 'store' });
    expect(classify({ body: widget, visibleChars: 0 })).toMatchObject({ kind: 'wall' });
  });

  it('counts markers that ordinary pages also have only at a refusing status', () => {
    expect(classify({ body: '<script src="/a/ips.js">' })).toEqual({ kind: 'store' });
    expect(classify({ status: 429, headers: { 'x-kpsdk-ct': 'a' } })).toMatchObject({ kind: 'wall', vendor: 'Kasada' });
    expect(classify({ body: 'Generated by cloudfront (CloudFront)', status: 403 })).toMatchObject({
      kind: 'wall', vendor: 'CloudFront',
    });
    expect(classify({ body: 'Generated by cloudfront (CloudFront)', status: 502 })).toEqual({ kind: 'store' });
  });

  it('names the likely vendor of a refusal, or none', () => {
    expect(classify({ status: 403, headers: { 'cf-ray': '8a' } })).toEqual({
      kind: 'refusal', status: 403, vendor: 'Cloudflare', marker: 'cf-ray',
    });
    expect(classify({ status: 429, headers: { server: 'AkamaiGHost' } })).toMatchObject({
      kind: 'refusal', vendor: 'Akamai',
    });
    // A captcha on the page does not show who refused the request.
    expect(classify({ status: 403, body: '<div class="h-captcha">', visibleChars: 5_000 })).toMatchObject({
      kind: 'refusal', vendor: null,
    });
    expect(classify({ status: 401 })).toEqual({ kind: 'refusal', status: 401, vendor: null, marker: 'status 401' });
    expect(classify({ status: 503 })).toMatchObject({ kind: 'refusal', vendor: null });
    expect(classify({ status: 503, headers: { 'retry-after': '60' } })).toMatchObject({ kind: 'refusal', vendor: null });
    expect(classify({ status: 404 })).toEqual({ kind: 'store' });
    expect(classify({ status: 500, headers: { 'cf-ray': '8a' } })).toEqual({ kind: 'store' });
  });

  it('classifies a redirect by its target', () => {
    const sentTo = (location: string) => classify({ status: 302, headers: { location } });
    expect(sentTo('https://shop.queue-it.net/?c=shop')).toMatchObject({ kind: 'waiting-room', vendor: 'Queue-it' });
    expect(sentTo('https://validate.perfdrive.com/a/?ssa=1')).toMatchObject({ kind: 'wall', vendor: 'Radware' });
    expect(sentTo('/errors/validateCaptcha?amzn=1')).toMatchObject({ kind: 'wall', vendor: 'Amazon' });
    expect(sentTo('/nb/')).toEqual({ kind: 'store' });
    // A Location header counts only on a redirect.
    expect(classify({ headers: { location: 'https://shop.queue-it.net/' } })).toEqual({ kind: 'store' });
  });

  it('classifies the statuses 418, 430, 451 and 999', () => {
    expect(classify({ status: 999 })).toMatchObject({ kind: 'wall', vendor: null });
    expect(classify({ status: 418 })).toMatchObject({ kind: 'wall', vendor: null });
    expect(classify({ status: 430, headers: { 'powered-by': 'Shopify' } })).toMatchObject({
      kind: 'wall', vendor: 'Shopify',
    });
    expect(classify({ status: 451, headers: { 'cf-ray': '8' } })).toMatchObject({ kind: 'refusal', vendor: null });
  });

  it('does not classify a wall as a store for its metadata, article or heading', () => {
    const wall = '<meta property="og:title" content="Shop"><article><h1>Human verification</h1>'
      + '<p>Please confirm that you are not a robot.</p></article>';
    expect(classify({ status: 403, body: wall })).toMatchObject({ kind: 'wall', vendor: null });
    expect(classify({ body: `${wall}<form><div class="h-captcha"></div></form>` })).toMatchObject({ kind: 'wall' });
  });

  it('terminates on 3 MB of unclosed tags', () => {
    for (const beginning of ['<script ', '<iframe ', '<title>']) {
      expect(classify({
        body: beginning.repeat(3_000_000 / beginning.length), visibleChars: 0,
      })).toEqual({ kind: 'store' });
    }
  });
});

const seen = (body: string, more: Omit<Given, 'body' | 'visibleChars'> = {}) => classify({ ...more, body });
const page = (title: string, body: string, head = '') =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const explained = '<p>You see this because somebody wants to be sure that it is a person who reads.</p>'.repeat(12);

describe('a page of bot protection', () => {
  it.each<[vendor: string | null, body: string, status?: number]>([
    ['Cloudflare', page('Et øyeblikk …', `<i id="challenge-error-text"></i>${explained}`
      + '<script>window._cf_chl_opt = {}</script>')],
    ['Cloudflare', page('shop.test', `<h1>shop.test</h1>${explained}<i id="challenge-success-text"></i>`
      + 'Ray ID: <code>8f1c2d3e4f5a6b7c</code>')],
    ['Cloudflare', '<script src="/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1"></script>'],
    ['Cloudflare', page('shop.test', '<form action="/?__cf_chl_f_tk=a"></form>')],
    ['Cloudflare', page('Just a moment...', '<p>Checking your browser.</p>'
      + '<a href="https://cloudflare.com">Cloudflare</a>')],
    ['Cloudflare', page('Attention Required! | Cloudflare', `<div id="cf-error-details">${explained}</div>`)],
    ['DataDome', page('shop.test', '<script>var dd={"cid":"a"}</script>'
      + '<iframe src="https://geo.captcha-delivery.com/captcha/"></iframe>')],
    ['HUMAN', page('Access to this page has been denied.', `<div class="px-captcha-container"></div>${explained}`)],
    ['HUMAN', page('Access to this page has been denied', '<script>window._pxUuid="a"</script>')],
    ['HUMAN', page('Wait', '<div id="px-captcha-wrapper"></div><script src="/abc/init.js"></script>')],
    ['HUMAN', '{"appId":"PXa","blockScript":"/a/captcha/captcha.js?a=c"}', 403],
    ['Imperva', page('Pardon Our Interruption', `${explained}Your browser made us think you were a bot.`)],
    ['Imperva', '<script>window.onProtectionInitialized=f</script><div id="interstitial-inprogress"></div>'],
    ['Imperva', '<meta http-equiv="refresh" content="10; url=/distil_r_captcha.html?requestId=1">'],
    ['Akamai', '<meta http-equiv="refresh" content="5; URL=\'/?q=a&amp;bm-verify=AAQ\'" />'],
    ['Akamai', '<script>triggerInterstitialChallenge();</script>'],
    ['Akamai', '<script src="/_sec/cp_challenge/sec-cpt-4-4.js"></script>'],
    ['Akamai', page('Access Denied', 'Reference #30.4d6d3e17.1700000000.3f0a1b2'), 403],
    ['Kasada', '<script src="/149e9513-01fa/2d206a39/ips.js?a=1"></script>'],
    ['AWS WAF', '<script>window.gokuProps = {"key":"a"};</script><div id="challenge-container"></div>', 202],
    ['CloudFront', '<h1>403 ERROR</h1><h2>The request could not be satisfied.</h2>Request blocked.'],
    ['F5', '<script>window.bobcmn = "11";</script><noscript>Your support ID is: 1.</noscript>'],
    ['Sucuri', "<title>You are being redirected...</title><script>var sucuri_cloudproxy_js='';</script>", 307],
    ['Anubis', page('Vi ser etter roboter', `<link rel=stylesheet `
      + `href=/.within.website/x/xess/xess.min.css>${explained}`)],
    ['Azure', page('Azure WAF', '<h1>Azure WAF JS Challenge</h1>'), 403],
    ['DDoS-Guard', page('DDoS-Guard', '<script src="/.well-known/ddos-guard/js-challenge/index.js"></script>'), 403],
    ['Fastly', page('Please enable JavaScript', '', '<link href="/_fs-ch-1T1w/assets/styles.css" rel="stylesheet">')],
    ['Radware', "<script>window.location.href='https://validate.perfdrive.com/a?ssa=1'</script>"],
    ['Radware', page('Radware Bot Manager Captcha', '')],
    ['Reblaze', '<script>;;window.rbzns={"bereshit":"1"};winsocks();</script>', 247],
    ['SiteGround', '<meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F">', 202],
    ['Hostinger', page('Checking your browser', '<script src="/hcdn-cgi/jschallenge"></script>'), 403],
    ['Imunify360', page('One moment, please...', '<p>Please wait while your request is being verified...</p>')],
    ['LiteSpeed', page('Bot Verification', '<form id="lsrecaptcha-form" action="/.lsrecap/recaptcha?"></form>'), 403],
    ['BitNinja', page('Visitor anti-robot validation', ''), 403],
    ['CrowdSec', page('CrowdSec Captcha', '')],
    ['BunkerWeb', page('Bot Detection', '<form action="/challenge"></form>')],
    ['Bunny', '<script src="/.bunny-shield/assets/shield-challenge.js"></script>', 403],
    ['SafeLine', '<link rel="icon" href="/.safeline/static/favicon.png"><div id="slg-box"></div>', 468],
    ['testcookie', '<script>document.cookie="__test="+toHex(slowAES.decrypt(c,2,a,b));location.href="/?i=1"</script>'],
    ['Qrator', '<script src="/__qrator/qauth_utm_v2.js"></script>', 401],
    ['ArvanCloud', '<script>document.cookie="__arcsjs=1"</script>'],
    ['Alibaba', '<script>location.replace("//shop.test//_____tmd_____/punish?x5secdata=a")</script>'],
    ['Amazon', '<form action="/errors/validateCaptcha"><input type="text" name="field-keywords"></form>'],
    ['Google', '<base href="https://www.google.com/recaptcha/challengepage/">'],
    ['Yandex', page('Are you not a robot?', '<p>Are you not a robot?</p><div class="smart-captcha"></div>')],
    ['hCaptcha', page('Security check', '<div class="h-captcha"></div>', '<link rel="stylesheet" href="/a.css">')],
    ['Friendly Captcha', page('Sikkerhetssjekk', '<div class="frc-captcha"></div>'), 403],
    [null, page('Checking your browser ...', '<script>document.cookie="c=1";location.reload()</script>'), 503],
    [null, page('shop.test', '<h1>shop.test</h1><p>Bekreft at du ikke er en robot.</p>'
      + '<script src="/captcha.js"></script>')],
  ])('%s: %s', (vendor, body, status = 200) => {
    const verdict = { kind: 'wall', vendor };
    expect(seen(body, { status })).toMatchObject(verdict);
    // With other quotes and white space, too.
    const respelled = body.replaceAll(/="([^"\s=>']+)"(?=[\s>])/g, ' = \'$1\'').replaceAll('><', '>\n<');
    expect(seen(respelled, { status })).toMatchObject(verdict);
    // A long page with the same marks belongs to the store.
    if (!body.includes(explained)) return;
    expect(classify({ body, visibleChars: 2_501 })).toEqual({ kind: 'store' });
  });

  it('is recognised without a challenge', () => {
    const cases: readonly [string, number, string][] = [
      ['Cloudflare', 429, page('Access denied | shop.test used Cloudflare to restrict access', explained)],
      ['Cloudflare', 403, 'error code: 1020'],
      ['F5', 403, page('Request Rejected', 'The requested URL was rejected. Your support ID is: 7')],
      ['Wordfence', 503, `<p>Your access to this site has been limited</p>${explained}Generated by Wordfence at noon`],
      ['ModSecurity', 406, 'Not Acceptable! This error was generated by Mod_Security.'],
      ['Imunify360', 403, '{"message":"Access denied by Imunify360 bot-protection."}'],
      ['CrowdSec', 403, page('CrowdSec Ban', '')],
    ];
    for (const [vendor, status, body] of cases) {
      expect(seen(body, { status })).toMatchObject({ kind: 'wall', vendor });
    }
    expect(seen(cases[2]![2])).toMatchObject({ kind: 'wall', vendor: 'F5' });
    expect(seen('403 Forbidden', { status: 403 })).toMatchObject({ kind: 'refusal', vendor: null });
    expect(classify({ status: 430 })).toMatchObject({ kind: 'refusal' });
  });

  it('is recognised by its URL or its Queue-it tag', () => {
    expect(classify({ url: 'https://validate.perfdrive.com/a/' })).toMatchObject({ kind: 'wall', vendor: 'Radware' });
    expect(classify({ url: 'https://shop.test/.well-known/sgcaptcha/?r=%2F' })).toMatchObject({ vendor: 'SiteGround' });
    expect(classify({ url: 'https://shop.test/throttle/queue' })).toMatchObject({ kind: 'waiting-room' });
    expect(seen('<meta id="queue-it_log">')).toMatchObject({ kind: 'waiting-room', vendor: 'Queue-it' });
    expect(seen('<meta http-equiv="refresh" content="0; url=https://shop.queue-it.net/?c=shop">')).toMatchObject({
      kind: 'waiting-room', vendor: 'Queue-it',
    });
  });
});

describe('a small page classified by its wording', () => {
  const again = '<script>document.cookie="c=1";location.reload()</script>';
  it.each<[body: string, status?: number, kind?: string]>([
    [page('Blacklisted', '<h1>Der Anti-Crawler-Schutz ist für deine IP aktiviert</h1>'
      + `<p>Du wirst automatisch nach 3 Sekunden zur Seite weitergeleitet.</p>${again}`), 403],
    [page('Blacklisted', '<h1>La protection anti-crawler vérifie votre navigateur</h1>'
      + `<p>Vous serez automatiquement redirigé.</p>${again}`)],
    [page('DDoS protection', '<h1>DDoS protection is activated for your IP</h1><p>Or you will be automatically '
      + `redirected to the requested page.</p>${again}`)],
    [page('Один момент…', '<p>Проверяем, человек ли вы.</p><p>Сначала shop.test необходимо проверить безопасность '
      + 'вашего подключения.</p><script src="/antibot/api.js"></script>'), 403],
    [page('Einen Moment, bitte', '<p>Ihr Browser wird geprüft. Das geschieht nur einmal.</p>'
      + '<script src="/check.js"></script>')],
    [page('shop.test', '<h1>Ben je een robot?</h1><p>Je gaat iets te snel. Bevestig dat je geen robot bent.</p>'
      + '<form method="post"><button>Verder</button></form>')],
    [page('Bot Verification', '<p>To keep this website secure, please wait while we verify you\'re not a robot!</p>'
      + '<script src="https://www.google.com/recaptcha/api.js"></script>')],
    [page('Security Check', '<h1>Verifying your connection</h1><script>navigator.webdriver&&x;crypto.subtle.digest(a)'
      + '</script>'), 503],
    [page('Are you human?', '<h1>Are you human?</h1><form><img src="/c.png">Type the digits shown above'
      + '<input name="answer"></form>')],
    ['<form method=POST>Merci de prouver que vous n\'êtes pas un robot. 2 + 3 : <input name=challenge></form>'],
    [page('Bot Protection Gateway', '<h1>Checkpoint</h1><p>Please complete the CAPTCHA below to verify that you are '
      + 'not a robot.</p><form><div class="cf-turnstile"></div></form>')],
    [page('Sicherheitsüberprüfung', '<div class="cf-turnstile"></div>')],
    [page('Verification Required', '<h1>Security Check</h1><altcha-widget challengeurl="/c"></altcha-widget>')],
    [page('', '<script src="https://a.captcha-sdk.awswaf.com/x.js"></script>'), 202],
    [page('Oops..', '<p>Please complete the security check.</p><form></form><p>Powered by CrowdSec</p>')],
    [page('Virtual Waiting Room', '<p>You will be redirected when it is your turn.</p><p>Visitors ahead of you: 9</p>'
      + '<script>setInterval(poll, 1000)</script>'), 200, 'waiting-room'],
    [page('Venterom', '<h1>Du står i kø</h1><p>Siden oppdateres når det er din tur.</p>'), 200, 'waiting-room'],
    [page('Blocked', 'Your IP address: 192.0.2.1 was blocked because of suspicious activity.')],
    [page('Shop', '<h1>Automatic system</h1><p>Your access to our website has been blocked automatically.</p>')],
    [page('Ups!', '<p>Algo en tu navegador nos hizo pensar que eres un bot.</p>'), 405],
    [page('Too many', '<p>Too many requests from your IP.</p>'), 429, 'refusal'],
  ])('%s', (body, status = 200, kind = 'wall') => {
    expect(seen(body, { status })).toMatchObject({ kind });
  });

  it('is the store\'s with a price, an input field, a menu or an internal link', () => {
    const wall = page('Human check', '<p>Please prove you are human.</p><script src="/a.js"></script>');
    expect(seen(wall)).toMatchObject({ kind: 'wall', vendor: null });
    const others = ['<p>kr 199,-</p>', '<p>£ 9</p>', '<input type="email">', '<nav></nav>', '<a href="/sko">Sko</a>'];
    for (const own of others) {
      expect(seen(wall.replace('</body>', own))).toEqual({ kind: 'store' });
    }
  });

  it('is a refusal without a vendor if the origin server signs it', () => {
    const nginx = page('403', '<center>403 Forbidden</center><hr><center>nginx/1.24.0</center>');
    expect(seen(nginx, { status: 403, headers: { 'cf-ray': '8' } })).toMatchObject({ kind: 'refusal', vendor: null });
    expect(seen('403 Forbidden', { status: 403, headers: { 'cf-ray': '8' } })).toMatchObject({ vendor: 'Cloudflare' });
  });
});

describe('an ordinary page', () => {
  const menu = '<nav><a href="/a">Klær</a><a href="/b">Sko</a></nav>';
  const login = '<input name="user"><input type="password" name="p"><button>Logg inn</button>';
  const pages: readonly [body: string, status?: number][] = [
    [page('Smart lock', '<h1>Smart lock</h1><p>Press &amp; Hold to confirm the code. € 199</p>')],
    [page('Order', '<h1>Takk!</h1><p>Reference #18234, Reference #18.50</p>')],
    [page('Help', '<h1>Help</h1><p>403: The request is blocked. Ask us.</p>')],
    [page('Trygg handel', '<p>Beskyttet av Sucuri Website Firewall.</p>')],
    [page('Just a moment...', `${menu}<h1>Just a moment...</h1><p>Paperback, £ 9</p>`)],
    [page('Just a moment...', '<p>We send you to the bank.</p><form action="https://pay.test/"></form>')],
    [page('Just a moment...', '<p>We send you to the bank.</p><script src="/pay.js"></script>')],
    [page('Just a moment...', '<h1>Just a moment...</h1><p>Paperback, £ 9</p>')],
    [page('Human Verification', '<h1>Human Verification</h1><p>£ 8</p><script>document.cookie="a=1"</script>')],
    [page('One moment, please...', '<p>You are on your way to the payment.</p>'
      + '<script>document.forms[0].submit()</script>')],
    [page('Robot or human?', `${menu}<h1>Robot or human?</h1><p>T-shirt, € 25</p>`)],
    [page('Client Challenge', '<h1>Client Challenge</h1><p>Six weeks of coaching, £ 299</p>')],
    [page('Azure WAF', '<h1>Azure WAF</h1><p>We set it up for you, from 9 900 kr.</p>')],
    [page('DDoS-Guard', '<h1>DDoS-Guard</h1><p>Licences, € 99 a month</p>')],
    [page('Access to this page has been denied', '<p>You may not see this order.</p>'), 403],
    [page('What is “Checking your browser”?', '<h1>What is “Checking your browser”?</h1>'
      + '<p>Cloudflare says so. Verify you are human.</p>')],
    [page('Incapsula incident ID', '<h1>Incapsula incident ID</h1><p>What it means, and whom to ask.</p>')],
    [page('Checkout', '<p>Verify you are human</p><script>document.cookie="a"</script><input type=hidden name=csrf>')],
    [page('Security check', '<p>Home alarms</p><textarea class="g-recaptcha-response" hidden></textarea>')],
    [page('FAQ', '<h1>FAQ</h1><p>Why must I show that I am not a robot? Because of spam.</p>')],
    [page('Retur', '<h1>Retur</h1><p>Please wait while your request is being verified.</p>')],
    [page('Logg inn', `<form>${login}<div class="g-recaptcha"></div></form>`)],
    [page('Sign in', `<form>${login}<div class="cf-turnstile"></div></form>`), 401],
    [page('Nyhetsbrev', '<form><input type="email"><div class="h-captcha"></div>'
      + '<p>Bekreft at du ikke er en robot</p></form>')],
    [page('Unsubscribe', '<h1>Unsubscribe</h1><p>Confirm that you are not a robot.</p>'
      + '<form><div class="cf-turnstile"></div></form>')],
    [page('Assistant', '<h1>Assistant</h1><p>Apply now.</p><form action="/apply"><div id="px-captcha"></div></form>')],
    [page('Markets', '<div id="px-captcha"></div><a href="/article/1">Shares rise</a>')],
    [page('Grand Challenge', '<div id="challenge-running">The challenge is running now.</div>')],
    [page('Butikk', '<div id="app"></div><script type="module" src="/assets/index.js"></script>')],
    [page('Blogg', '<div id="root"></div><script>window.__STATE__={body:"window._cf_chl_opt={}"}</script>'
      + '<script src="/app.js"></script>')],
    [page('502', '502 ERROR. CloudFront could not connect to the origin. Generated by cloudfront (CloudFront)'), 502],
    [page('403 Forbidden', '<center><h1>403 Forbidden</h1></center><hr><center>nginx</center>'), 403],
    [page('503', '<h1>Error 503 Backend fetch failed</h1><p>Varnish cache server</p>'), 503],
    [page('404', '<h1>Siden finnes ikke</h1>'), 404],
    // The same words, used about something else.
    [page('Help', '<h1>What does "Checking your browser" mean?</h1><p>You will be automatically redirected.</p>')],
    [page('Shop', '<p>Checking your browser…</p><noscript>Enable JavaScript.</noscript><script src="/a.js"></script>')],
    [page('Verifying your access', '<p>Verifying your access</p><script src="/app.js"></script>')],
    [page('Signing in', '<p>You will be automatically redirected.</p><script>crypto.subtle.digest(a)</script>')],
    [page('Are you a robot?', '<h1>Are you a robot?</h1><p>Toys, bot protection.</p><script src="/a.js"></script>')],
    [page('Are you human?', '<h1>Are you human?</h1><p>Clothes for people.</p><footer>DDoS protection by X</footer>')],
    [page('Unsubscribe', '<h1>Unsubscribe</h1><p>Please confirm that you are not a robot.</p>'
      + '<p>Security check by Google</p><form><div class="g-recaptcha"></div></form>')],
    [page('Queue', '<p>See your position in line. We text you when it is your turn.</p><a href="/join">Join</a>')],
    [page('App', '<p>Know exactly where you are in the queue. We call when it is your turn.</p>')],
    [page('Merk', '<p>Du står i kø for varen på grunn av stor pågang.</p><a href="/ordre">Ordre</a>')],
    [page('Help', '<h1>Why?</h1><p>If your IP address has been blocked, write to us.</p><a href="/help">Help</a>')],
    [page('Account', '<p>Your access has been blocked due to unpaid invoices.</p>')],
    [page('18+', '<p>Verify that you are an adult. You will be automatically redirected.</p><form></form>')],
    [page('Nyhetsbrev', '<p>Bekreft at du ikke er en robot.</p><a href="/">Tilbake</a>'), 400],
    [page('Security check', '<p>Bekreft at du ikke er en robot før du sender.</p><script src="/a.js"></script>')],
    [page('404', '<h1>Checking your browser... no. You will be automatically redirected.</h1>'), 404],
    ['User-agent: *\nDisallow: /cdn-cgi/challenge-platform/\n'], ['{"url":"https://shop.test/captcha"}'],
  ];
  const vendors = [
    '', '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>',
    '<script>a.src="/cdn-cgi/challenge-platform/h/b/scripts/jsd/1/main.js"</script>',
    '<script>window.ddjskey="A"</script><script src="https://js.datadome.co/tags.js"></script>',
    '<link rel="preconnect" href="https://geo.captcha-delivery.com"><script>var dd={event:"view"}</script>',
    '<meta http-equiv="Content-Security-Policy" content="frame-src geo.captcha-delivery.com hcaptcha.com/1/api.js">',
    '<script>window._pxAppId="PXa"</script><script src="/a/init.js"></script><style>#px-captcha{width:1px}</style>',
    '<script src="/akam/13/5f1d"></script><script>var o="/_sec/cp_challenge/ak-challenge-4-4.htm"</script>',
    '<script src="/149e9513-01fa/2d206a39/p.js"></script><script>window.KPSDK.configure([{}]);h="x-kpsdk-ct"</script>',
    '<script src="https://a.token.awswaf.com/a/challenge.js"></script><script>AwsWafIntegration.getToken()</script>',
    '<script src="/_Incapsula_Resource?SWJIYLWA=719&ns=2"></script>', '<script src="/TSPD/0807?type=17"></script>',
    '<script>window.rbzns={"seed":"x"};</script>',
    '<script>ssConf("cu","validate.perfdrive.com")</script>'
      + '<script src="https://cdn.perfdrive.com/aperture/aperture.js"></script>',
    '<script src="https://static.queue-it.net/script/queueclient.min.js"></script>',
    '<script src="https://www.google.com/recaptcha/api.js?render=k"></script>',
    '<script src="https://js.hcaptcha.com/1/api.js"></script>',
    '<script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>',
    '<script type="application/json">{"body":"window.gokuProps = 1; window.bobcmn=1; sucuri_cloudproxy_js"}</script>',
    '<pre>&lt;script&gt;window._cf_chl_opt={}&lt;/script&gt; &lt;div id="px-captcha"&gt; window.KPSDK={}</pre>',
  ];

  it.each(pages)('is not a wall, whichever vendor\'s code it contains: %s', (body, status = 200) => {
    for (const vendor of vendors) {
      for (const place of ['</head>', '</body>']) {
        const { kind } = seen(body.replace(place, () => vendor + place), { status });
        expect([vendor, kind]).toEqual([vendor, [401, 403, 503].includes(status) ? 'refusal' : 'store']);
      }
    }
  });
});

describe('the limits of each rule', () => {
  const HUMAN = '<h1>Verify you are human</h1>';
  const RELOAD = '<script>document.cookie="a=1";location.reload()</script>';
  const PROBE = '<script>if(navigator.webdriver)fetch("/x")</script>';
  const TURNSTILE = '<div class="cf-turnstile"></div>';
  const DATADOME = 'https://geo.captcha-delivery.com/captcha/';
  const CLOUDFLARE = { server: 'cloudflare', 'cf-ray': '1-OSL' };

  it.each<[string, Given, string, (string | null)?]>([
    ['a mark beside 2,500 characters', { body: '<script>window._cf_chl_opt={}</script>', visibleChars: 2_500 }, 'wall', 'Cloudflare'],
    ['a closed store below an error', { status: 399, body: '<h1>Coming soon</h1>' }, 'closed'],
    ['words of a closed store at 400', { status: 400, body: '<h1>Coming soon</h1>' }, 'store'],
    ['words of a test at 404, an ordinary error', { status: 404, body: HUMAN }, 'store'],
    ['words of a test at 500', { status: 500, body: HUMAN }, 'store'],
    ['words of a test at 503', { status: 503, body: HUMAN }, 'wall', null],
    ['words of a test at 599', { status: 599, body: HUMAN }, 'store'],
    ['words of a test at 600', { status: 600, body: HUMAN }, 'wall', null],
    ['words of a test beside 601 characters', { status: 403, body: HUMAN, visibleChars: 601 }, 'refusal', null],
    ['words of a test at 200, with nothing to act on', { body: HUMAN }, 'store'],
    ['words of a test at 200, with a form', { body: `${HUMAN}<form action="/verify"><button>Continue</button></form>` }, 'wall', null],
    ['a redirect to a wall', { status: 302, headers: { location: DATADOME } }, 'wall', 'DataDome'],
    ['a location without a redirect', { headers: { location: DATADOME } }, 'store'],
    ['another header of a redirect', { status: 302, headers: { 'x-location': DATADOME } }, 'store'],
    ['only a vendor’s widget', { body: TURNSTILE, visibleChars: 199 }, 'wall', 'Cloudflare'],
    ['a vendor’s widget beside 200 characters', { body: TURNSTILE, visibleChars: 200 }, 'store'],
    ['a vendor’s widget in a form', { body: `<form>${TURNSTILE}</form>` }, 'store'],
    ['a vendor’s widget in a form, below words of a test', { body: `${HUMAN}<form>${TURNSTILE}</form>` }, 'wall', 'Cloudflare'],
    ['only a vendor’s script', { body: '<script src="https://www.google.com/recaptcha/api.js"></script>' }, 'wall', 'reCAPTCHA'],
    ['a vendor’s script beside code', { body: '<script src="https://www.google.com/recaptcha/api.js"></script><script>x()</script>' }, 'store'],
    ['a vendor’s mark beside the store’s own script', { body: '<div id="px-captcha"></div><script src="/app.js"></script>', visibleChars: 601 }, 'store'],
    ['a reload with a cookie', { body: RELOAD, visibleChars: 199 }, 'wall', null],
    ['a reload with a cookie beside 200 characters', { body: RELOAD, visibleChars: 200 }, 'store'],
    ['a cookie and the same address', { body: '<script>document.cookie="a=1";location.href=location.href</script>' }, 'wall', null],
    ['a cookie and the same address in history', {
      body: '<script>document.cookie="a=1";window.location.replace(window.location)</script>',
    }, 'wall', null],
    ['a cookie and another address', { body: '<script>document.cookie="a=1";location.href="/en"</script>' }, 'store'],
    ['a mark in a refusal', { status: 403, body: '<div id="px-captcha"></div><script src="/app.js"></script>', visibleChars: 600 }, 'wall', 'HUMAN'],
    ['a mark in a refusal beside the store’s own script', {
      status: 403, body: '<div id="px-captcha"></div><script src="/app.js"></script>', visibleChars: 601,
    }, 'refusal', null],
    ['a closed store beside 600 characters', { body: '<body class="woocommerce-coming-soon">', visibleChars: 600 }, 'closed'],
    ['a closed store beside 601 characters', { body: '<body class="woocommerce-coming-soon">', visibleChars: 601 }, 'store'],
    ['only a cookie', { body: '<script>document.cookie="a=1"</script>' }, 'store'],
    ['a probe that sends what it found', { body: PROBE }, 'wall', null],
    ['a probe that sends nothing', { body: '<script>if(navigator.webdriver)x()</script>' }, 'store'],
    ['a probe beside the store’s own script', { body: `${PROBE}<script src="/app.js"></script>` }, 'store'],
    ['a probe beside a link into the store', { body: `${PROBE}<a href="/a">a</a>` }, 'store'],
    ['a refusal by a proxy', { status: 403, headers: CLOUDFLARE }, 'refusal', 'Cloudflare'],
    ['a refusal by the server behind it', { status: 403, headers: CLOUDFLARE, body: '<center>nginx</center>' }, 'refusal', null],
    ['a refusal whose server is named far down', {
      status: 403, headers: CLOUDFLARE, body: `<!--${'x'.repeat(10_000)}--><center>nginx</center>`,
    }, 'refusal', 'Cloudflare'],
    ['a refusal by law', { status: 451, headers: CLOUDFLARE }, 'refusal', null],
    ['a status that no web server sends', { status: 418 }, 'wall', null],
  ])('%s', (_, given, kind, vendor) => {
    expect(classify(given)).toMatchObject({ kind, ...(vendor !== undefined && { vendor }) });
  });

  it('shows a mark on one line', () => {
    expect(classify({ status: 403, body: '<title>Attention  Required!\n |  Cloudflare</title>' }))
      .toMatchObject({ marker: 'Attention Required! | Cloudflare' });
    expect(classify({ status: 999 })).toMatchObject({ marker: 'status 999' });
  });
});
