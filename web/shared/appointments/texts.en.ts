import type { Same } from '../../kit/texts/same.ts';
import type { appointments as german } from './texts.de.ts';

export const appointments: Same<typeof german> = {
  write: 'Write an email',
  unavailable: {
    title: 'The available times cannot be loaded right now',
    text: 'The fault is ours. Please reload the page in a few minutes.',
  },
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
