import type { Lexicon } from './lexicon.ts';

export const en: Lexicon = {
  access: {
    check: [
      'verify*', 'verifying', 'confirm*', 'prove', 'check', 'checking', 'checked', 'checks', 'make sure', 'making sure',
      'ensure*', 'complete', 'completing', 'solve', 'pass', 'tell if', 'analyz*', 'analys*', 'validat*',
    ],
    person: [
      'human', 'a person', 'real person', 'robot', 'robots', 'bot', 'bots', 'captcha', 'the security check',
      'this security check', 'the challenge', 'this challenge', 'automated',
    ],
    browser: [
      'your browser', 'the browser', 'user browser', 'your connection', 'site connection', 'connection is secure',
      'a real browser',
    ],
    turnedAway: [
      'blocked', 'block', 'banned', 'denied', 'restricted', 'limited', 'refused', 'rejected', 'intercepted',
      'not allowed', 'not permitted', 'forbidden', 'do not serve', 'flagged', 'blacklisted',
    ],
    cause: [
      'your ip', 'ip address', 'suspicious*', 'automatic*', 'automated', 'malicious', 'attack*', 'firewall', 'security',
      'robots', 'bots', 'bot', 'crawler*', 'scraper*', 'scraping', 'threat*', 'vpn', 'proxy', 'incident id',
      'support id', 'event id', 'block id', 'attack id', 'incident number',
    ],
    finding: [
      'unusual traffic', 'unusual activity', 'suspicious activity', 'suspicious traffic', 'automated queries',
      'automated requests', 'automated traffic', 'automated access', 'you are a bot', "you're a bot", 'you were a bot',
      'you might be a bot', 'rated as suspicious', 'bots use',
    ],
    checkName: [
      'security check*', 'security verification', 'bot protection', 'bot challenge', 'bot check', 'bot verification',
      'bot detection', 'ddos protection', 'anti-bot', 'antibot', 'human check', 'human verification', 'captcha',
      'robot check', 'verification required', 'browser check', 'are you human', 'are you a human', 'are you a robot',
      'robot or human', 'human or robot', 'prove you are human',
    ],
    wait: ['please wait', 'just a moment', 'one moment', 'loading', 'hold on', 'one second'],
    otherPurpose: [
      'submit*', 'send', 'sending', 'subscrib*', 'newsletter', 'comment*', 'adult', 'your age', 'payment', 'your order',
      'sign up', 'log in', 'password', 'invoice*', 'account',
    ],
    inLine: [
      'you are in line', 'you are now in line', "you're in line", "you're now in line", 'you are in the queue',
      'you are in a queue', 'you are now in the queue', 'you are in a virtual', 'you are in the waiting room',
      'you are in a waiting room', "you're in the queue", 'waiting room', 'virtual waiting room', 'virtual queue',
      'your position in the queue', 'your place in line', 'your number in line', 'visitors ahead of you',
      'people ahead of you', 'your estimated wait', 'your turn',
    ],
    comingSoon: ['coming soon', 'opening soon', 'launching soon', 'under construction'],
    maintenance: ['maintenance', 'be back soon', 'be right back', 'be back shortly', 'be right back soon'],
  },
};
