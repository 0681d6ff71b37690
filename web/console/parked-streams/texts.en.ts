import type { Same } from '../../kit/texts/same.ts';
import type { de } from './texts.de.ts';

export const en: Same<typeof de> = {
  parked: {
    menu: 'Parked',
    title: 'Parked events',
    intro:
      'These events could not be applied to the views. The formation itself has lost nothing; what is shown of it stands still until the event has been processed again.',
    revision: 'Event {{revision}}',
    stream: 'Formation',
    error: 'Error',
    attempts: 'Attempts',
    since: 'For',
    redrive: 'Process again',
    redriveAll: 'Process all again',
    allRedriven: 'All are being processed again',
    waiting:
      'A newer version of the software may know it; it is tried again automatically at every start.',
    doneBefore: 'Someone has already done that.',
    redriven: 'Being processed again',
    empty: 'Nothing is parked.',
    emptyHint: 'All events have reached the views.',
  },
};
