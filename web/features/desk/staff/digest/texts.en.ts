import type { Same } from '../../../../kit/texts/same.ts';
import type { staffDigest as german } from './texts.de.ts';

const staffDigest: Same<typeof german> = {
  title: 'The day’s digest by email',
  what: 'On working days you get an email from 7 a.m. (German time): what is overdue, what is due today and how many notifications are new, without names or texts. None comes when nothing is waiting or somebody is standing in for you.',
  wanted: 'Get the day’s digest',
  on: 'The digest starts on the next working day',
  off: 'The digest has been ended',
};

export const handle = { texts: { staffDigest } };
