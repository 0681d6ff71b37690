import type { Same } from '../../kit/texts/same.ts';
import type { sharedReplies as german } from './texts.de.ts';

export const sharedReplies: Same<typeof german> = {
  label: 'Insert a prepared text',
  choose: 'Choose …',
  left: 'Replace what is still in square brackets.',
};

export const handle = { texts: { sharedReplies } };
