import type { Same } from '../../../../kit/texts/same.ts';
import type { staffConflicts as german } from './texts.de.ts';

export const staffConflicts: Same<typeof german> = {
  conflicts: {
    title: 'Conflicts of interest',
    what: 'Compares the people and companies of this formation with those of all others, including those that have ended. Each search is on record.',
    search: 'Search',
    searching: 'Searching …',
    nobody: 'No names have been stated yet that could be compared.',
    none: 'No matches in other formations.',
    found_one: '{{count}} match in other formations.',
    found_other: '{{count}} matches in other formations.',
    more: 'There are further matches; the closest are shown.',
    searched:
      'All other formations, including those that have ended, were searched for: {{names}}. Participants, their birth names and representatives and the companies being formed are compared, in other spellings too. Where nobody has been stated yet, the name of the account counts.',
    pair: '{{own}}, there: {{name}}',
    unnamed: 'Formation without a name',
    as: {
      participant: 'takes part',
      'birth-name': 'birth name of somebody who takes part',
      representative: 'represents a company that takes part',
      founded: 'is being formed there',
      founder: 'began it',
    },
    roles: { shareholder: 'with a share', 'managing-director': 'managing director' },
    how: {
      same: 'same name',
      spelling: 'spelt otherwise',
      sound: 'sounds the same',
      typo: 'almost the same',
      part: 'part of the name',
    },
    birthDate: { same: 'same birth date', other: 'other birth date' },
    left: 'left on {{date}}',
    mandate: {
      none: 'no mandate',
      pending: 'mandate not accepted yet',
      accepted: 'mandate accepted',
      declined: 'mandate declined',
      withdrawn: 'mandate withdrawn from',
    },
    since: '{{state}}, since {{date}}',
  },
};

export const handle = { texts: { staffConflicts } };
