import type { Same } from '../../kit/texts/same.ts';
import type { sharedContent as german } from './texts.de.ts';

export const sharedContent: Same<typeof german> = {
  authors: {
    editorial: 'Editorial team',
    law: 'Law desk',
    tax: 'Tax desk',
    finance: 'Finance desk',
  },
  readingTime_one: '{{count}} minute read',
  readingTime_other: '{{count}} minute read',
  updated: 'Updated on {{date}}',
  contents: 'Contents',
  sources: 'Sources and statutes',
  related: 'Goes well with it',
};

export const handle = { texts: { sharedContent } };
