import type { Same } from '../../kit/texts/same.ts';
import type { roots as german } from './texts.de.ts';

export const roots: Same<typeof german> = {
  title: 'Checksums',
  description:
    'One checksum a day over all events of all company formations, so that nothing can be changed later without being noticed.',
  lead: 'Everything that happens in a company formation is recorded with its time and tied to the event before it. Every day we publish a number here that stands for all of these chains and includes the number of the day before. Whoever changed something later or left it out, ourselves included, would be found out. It gives nothing away about any single formation.',
  check: {
    title: 'How to check your formation',
    steps: [
      'On the page of your formation, under “History”, download the whole history.',
      'Download the verifier: a short file that runs without us and without the internet. You need Node.js 20 or newer.',
      'Run in the same folder: node verify-history.mjs verlauf-….json',
      'Compare the numbers it names with those on this page or in the feed.',
    ],
    script: 'Download the verifier (verify-history.mjs)',
  },
  list: {
    title: 'The last 90 days',
    none: 'The first checksum will be made tonight.',
    feed: 'Checksums as an RSS feed',
  },
};

export const handle = { texts: { roots } };
