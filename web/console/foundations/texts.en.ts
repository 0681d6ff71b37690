import type { Same } from '../../kit/texts/same.ts';
import type { de } from './texts.de.ts';

export const en: Same<typeof de> = {
  foundations: {
    title: 'Formations',
    count_one: '{{count}} formation',
    count_other: '{{count}} formations',
    status: 'Status',
    everyStatus: 'Any status',
    waitingOn: 'Waiting for',
    everyParty: 'Anyone',
    search: 'Company, city or person',
    reset: 'Clear selection',
    empty: 'There is no formation yet.',
    emptyHint: 'As soon as a member starts a formation, it is listed here.',
    nothing: 'No formation matches.',
    nothingHint: 'Try a part of the name, or clear the selection.',
  },
};
