import type { OUTCOMES_NB } from './outcomes-nb.ts';

const rest = 'The rest is not measured.';

/** Why something was not measured, and how a scan ended, in English. */
export const OUTCOMES_EN: typeof OUTCOMES_NB = {
  reasons: {
    unreachable: 'no contact',
    refused: 'refused',
    challenged: 'bot protection',
    closed: 'closed',
    'not-found': 'nothing to measure',
    'needs-script': 'needs scripts',
    truncated: 'too large',
    timeout: 'too late',
    budget: 'limit reached',
    'service-down': 'no clear answer',
    'not-configured': 'not set up',
    'no-browser': 'no browser',
    'browser-failed': 'browser stopped',
    'switched-off': 'switched off',
    ambiguous: 'unclear',
    'root-cause': 'same cause',
    failed: 'our fault',
  },
  because: {
    unreachable: 'we could not reach it',
    refused: 'the store refused our server',
    challenged: 'bot protection answered',
    closed: 'the store is closed',
    'not-found': 'we did not find what they look at',
    'needs-script': 'the pages are built by scripts',
    truncated: 'the answer was too large',
    timeout: 'the answer did not come in time',
    budget: 'we reached a limit of the scan',
    'service-down': 'the register gave no clear answer',
    'not-configured': 'the service is not set up for it',
    'no-browser': 'the service has no browser to measure with',
    'browser-failed': 'the browser did not finish',
    'switched-off': 'the measurement is switched off here',
    ambiguous: 'what we found points in several directions',
    'root-cause': 'the checks depend on other findings',
    failed: 'something went wrong on our side',
  },
  reasonSentences: (why) => `Not measured, because ${why}.`,
  letUs: {
    unreachable: 'Let our server through the firewall, and scan again.',
    refused: 'Let our crawler in, and scan again.',
    challenged: 'Let our crawler through the bot protection, and scan again.',
    closed: 'Scan again when the store is open.',
    'needs-script': 'Send the content in the HTML from the server. AI services read that too.',
    timeout: 'Scan again at a quiet time of the day.',
    budget: 'Scan again. Another sample of pages may leave room for the rest.',
    'service-down': 'Scan again later.',
    'not-configured': 'The operator of this service can set it up.',
    'no-browser': 'The operator of this service can install a browser.',
    'browser-failed': 'Scan again.',
    'root-cause': 'Fix the finding they depend on, and scan again.',
    failed: 'Scan again.',
  },
  outcomes: {
    unreachable: {
      sentence: (host) => [
        `We got no page from ${host}.`, 'Check the spelling. If the store works for you, it may shut out servers like ours.',
      ],
      steps: [
        { strong: 'Check the spelling', rest: ', and scan again.', with: 'field' },
        { strong: 'Open the store on a phone, without wifi.', rest: ' If it does not work there either, it is probably down.' },
        {
          strong: 'Does it work?',
          rest: ' Then the firewall may shut out servers. Ask whoever runs the store to let our crawler in.',
          with: 'bot-link',
        },
      ],
      phase: 'no page',
    },
    refused: {
      sentence: () => ['The store refused our server.', 'Customers may get in.'],
      steps: [
        {
          strong: 'Ask whoever runs the store to let our crawler in.',
          rest: ' The rule is often in the firewall or at the CDN. The crawler is called:',
          with: 'bot',
        },
        { strong: 'Scan again', rest: ' when it is let in. Then we read the store, not the refusal.' },
        {
          strong: 'Are we meant to be shut out?',
          rest: ' Then there is nothing you need to do. Google Search Console shows what Google may fetch.',
          with: 'bot-link',
        },
      ],
      phase: 'refused',
    },
    challenged: {
      sentence: () => [
        'Bot protection answered instead of the store.', 'It gets no grade, and we do not know what Google sees.',
      ],
      steps: [
        {
          strong: 'Ask whoever runs the store to let our crawler in.',
          rest: ' In Cloudflare it is under Security. The crawler is called:',
          with: 'bot',
        },
        { strong: 'Scan again', rest: ' when it is let in. Then we read the store, not the protection.' },
        {
          strong: 'Are we meant to be shut out?',
          rest: ' Then there is nothing you need to do. Google Search Console shows what Google may fetch.',
          with: 'bot-link',
        },
      ],
      phase: 'bot protection',
    },
    'waiting-room': {
      sentence: () => ['The store has a queue.', 'Scan again when it is gone.'],
      steps: [
        { strong: 'Wait until the queue is gone.', rest: ' It is often switched on during sales and launches.' },
        { strong: 'Scan again.', rest: ' Then we read the store, not the waiting room.' },
        {
          strong: 'Is the queue always on?',
          rest: ' Ask whoever runs the store to let our crawler in past the queue.',
          with: 'bot-link',
        },
      ],
      phase: 'queue',
    },
    closed: {
      sentence: () => ['The store is closed now.', 'Scan again when it opens.'],
      steps: [
        { strong: 'Open the store when it is ready.', rest: ' In Shopify: Online Store → Preferences → Password protection.' },
        { strong: 'Scan again.', rest: ' Then we read the store, not the page in front of it.' },
        { strong: 'Is it meant to be closed now?', rest: ' Then there is nothing you need to do. F only means that customers cannot get in.' },
      ],
      phase: 'closed',
    },
  },
  stopped: {
    internal: (index) => [`The scan stopped in phase ${index} of 8.`, rest],
    'shutting-down': () => ['The service is restarting.', 'What we got is here.'],
    cancelled: (index) => [`Cancelled in phase ${index} of 8.`, rest],
  },
};
