import type { Fields } from '../../kit/forms/rules.ts';

/** The schema would report a missing time as a malformed one. */
export const timeChosen = ({ startsAt }: Fields): Record<string, string> =>
  startsAt ? {} : { startsAt: 'REQUIRED' };
