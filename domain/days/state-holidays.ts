import type { FederalState } from '../towns/towns.ts';
import { publicHolidayOn } from './public-holidays.ts';
import { addDaysTo } from './working-days.ts';

interface StateHoliday {
  isOn: (day: string) => boolean;
  /** Also where it is one in a part of the state only. */
  states: readonly FederalState[];
  /** Those of them in which it is one in a part only. */
  inPart?: readonly FederalState[];
}

const on = (date: string) => (day: string) => day.slice(5) === date;

/** From Epiphany to All Saints' Day, by the states' own laws on holidays. */
const holidays: readonly StateHoliday[] = [
  { isOn: on('01-06'), states: ['BW', 'BY', 'ST'] },
  { isOn: on('03-08'), states: ['BE', 'MV'] },
  {
    isOn: isCorpusChristi,
    states: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL', 'SN', 'TH'],
    inPart: ['SN', 'TH'],
  },
  { isOn: on('08-08'), states: ['BY'], inPart: ['BY'] },
  { isOn: on('08-15'), states: ['BY', 'SL'], inPart: ['BY'] },
  { isOn: on('09-20'), states: ['TH'] },
  { isOn: on('10-31'), states: ['BB', 'HB', 'HH', 'MV', 'NI', 'SH', 'SN', 'ST', 'TH'] },
  { isOn: on('11-01'), states: ['BW', 'BY', 'NW', 'RP', 'SL'] },
  { isOn: isRepentanceDay, states: ['SN'] },
];

/**
 * Whether a day such as `2026-06-04` is a public holiday of a state or a part of it; without a state,
 * of any.
 */
export const isStateHoliday = (day: string, state?: FederalState): boolean =>
  holidays.some(({ isOn, states }) => isOn(day) && (!state || states.includes(state)));

/** Whether a day is a public holiday everywhere in a state: a term that ends on it ends on the next working day. */
export const isHolidayAllOver = (day: string, state: FederalState): boolean =>
  holidays.some(
    ({ isOn, states, inPart }) => isOn(day) && states.includes(state) && !inPart?.includes(state),
  );

/** Ten days after Whit Monday. */
function isCorpusChristi(day: string): boolean {
  return publicHolidayOn(addDaysTo(day, -10)) === 'whit-monday';
}

/** The Wednesday before 23 November. */
function isRepentanceDay(day: string): boolean {
  return day.slice(5) >= '11-16' && day.slice(5) <= '11-22' && new Date(day).getUTCDay() === 3;
}
