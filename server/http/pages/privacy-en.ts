import { RETENTION_HOURS } from '../../../contract/vocabulary.ts';
import type { PrivacyTexts } from './privacy-nb.ts';

/** The privacy page in English. */
export const PRIVACY_EN: PrivacyTexts = {
  title: 'Privacy',
  description:
    'What the service keeps, where and for how long: next to nothing, in memory for minutes, and the results ' +
      'only in your browser.',
  lead: 'No account, no tracking, no third-party scripts. This is what there is, where it lies, and for how ' +
    'long.',
  browser: {
    heading: 'In your browser',
    results: 'The results of scans, 200 at most, until you delete them under [Past](/past). They are not sent to us.',
    shareKey: 'The key that deletes a report you have shared, for as long as the report is up.',
    others: [
      'What you have ticked as done in a health scan, until you delete the last scan of the store.',
      'Which scan is running, until you close the tab, so that it can be taken up again after a reload.',
      'The last answer about product data, with what you filled in by hand, until you close the tab.',
      'Two cookies, only once you choose something: `ui` for the language and `theme` for the appearance. ' +
        'They last a year and do not say who you are.',
    ],
  },
  service: {
    heading: 'With the service',
    items: (retentionMinutes) => [
      'Your IP address, in memory only, to count against the limits. For IPv6 only the network, the first 64 ' +
        'bits. It counts for an hour at most, and is erased when others need the room, or when the service ' +
        'restarts.',
      `The log of a scan you started on the page, in memory: while it runs, and ${retentionMinutes} minutes ` +
        `after, so that you can reload the page.`,
      `An AI visibility scan for ${RETENTION_HOURS} hours, in a database: the store’s domain, the ` +
        `industry, the language and the answers of the AI services. It does not say who asked for it, and has ` +
        `neither the brand nor the competitors you typed.`,
      'The service’s own log has error messages, operating figures, and the host name of each store that was ' +
        "scanned. Of an AI visibility scan it has the industry and language too. It never has the IP address of " +
        'whoever asked for the scan.',
    ],
    instances: 'The service runs as several instances, which share this in one database: what is in memory ' +
      'lies there too, for as long.',
    proxy: 'The operator of the service may have a proxy in front with a log of its own. This page cannot say ' +
      'what that holds.',
  },
  shared: {
    heading: 'Reports you share',
    text: 'Nothing is shared unless you ask for it. If you share a report, it gets an address that cannot be ' +
      'guessed, and everyone who has the address can read the report.',
    items: (days) => [
      `We make the report from our own log of the scan and store it in a database for ${days} days. Then ` +
        'it is deleted.',
      'It has the store’s address, the findings with their evidence, the grades and when the scan was made. An ' +
        'AI visibility scan also has the brand and the competitors you typed, the figures and the sources, but ' +
        'not the text of the answers.',
      'It does not say who shared it. Of the key that deletes it, we store only a hash.',
      'Search engines are asked to leave it out, and a link in it does not give its address away.',
    ],
  },
  others: {
    heading: 'With others',
    items: [
      'The store sees our requests, from our address, not yours. See [our crawler](/bot).',
      'The AI services get fixed questions. They learn neither brand nor domain, nor who asks.',
      'The product data tool may send the text of the product page to one language model, when the page lacks ' +
        'something and a model is set up.',
      'The health scan looks up the store’s organisation number in public registers, and may look up its ' +
        'address in Google’s public measurements of speed.',
    ],
  },
  deletion: {
    heading: 'Deleting',
    text: 'What lies in the browser you delete yourself. What lies with us expires by itself.',
    shared: 'A report you have shared you delete where you shared it, in the same browser.',
  },
  operator: {
    heading: 'Who operates the service',
    name: (name) => `The service is operated by ${name}.`,
    contact: 'Questions about the service go to ',
    unknown: 'The operator of the service has given neither a name nor an address here.',
  },
};
