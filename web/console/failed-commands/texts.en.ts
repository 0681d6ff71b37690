import type { Same } from '../../kit/texts/same.ts';
import type { de } from './texts.de.ts';

export const en: Same<typeof de> = {
  failed: {
    menu: 'Failed',
    title: 'Failed commands',
    intro:
      'These commands could not be carried out, and trying again does not help. Tell the technical team and give them the file number. An entry goes once a later command of the same formation succeeds.',
    formation: 'Formation',
    command: 'Command and error',
    by: 'From',
    since: 'For',
    empty: 'No command has failed.',
    emptyHint: 'What cannot be carried out is listed here.',
  },
};
