import type { Same } from '../../kit/texts/same.ts';
import type { appointments as german } from './texts.de.ts';

export const appointments: Same<typeof german> = {
  slots: {
    label: 'Available times',
    zone: 'Central European Time',
    free_one: '{{count}} free time',
    free_other: '{{count}} free times',
    parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
    with: 'with {{name}}',
    chosenHere: 'chosen',
    chosen: 'Chosen: {{date}}',
    gone: 'The time you chose has been taken meanwhile.',
    choose: 'Please choose a time first.',
  },
};

export const handle = { texts: { appointments } };
