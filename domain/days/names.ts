import type { Names } from '../site/names.ts';
import type { PublicHoliday } from './public-holidays.ts';

export const holidayNames: Names<PublicHoliday> = {
  'new-year': { de: 'Neujahr', en: 'New Year’s Day' },
  'good-friday': { de: 'Karfreitag', en: 'Good Friday' },
  'easter-monday': { de: 'Ostermontag', en: 'Easter Monday' },
  'labour-day': { de: 'Tag der Arbeit', en: 'Labour Day' },
  'ascension-day': { de: 'Christi Himmelfahrt', en: 'Ascension Day' },
  'whit-monday': { de: 'Pfingstmontag', en: 'Whit Monday' },
  'german-unity-day': { de: 'Tag der Deutschen Einheit', en: 'German Unity Day' },
  'christmas-day': { de: '1. Weihnachtstag', en: 'Christmas Day' },
  'boxing-day': { de: '2. Weihnachtstag', en: 'Boxing Day' },
};
