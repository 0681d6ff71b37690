import type { Locale } from '../../site/paths.ts';
import { registerCourtOf } from '../../towns/register-courts.ts';
import type { Unfinished } from '../statuses.ts';
import { type DayRange, isOfLawFirm, type LawFirmStage, lawFirmDays } from './turnaround.ts';

interface CourtWait {
  court: Record<Locale, string>;
  /** Set where the court is not named after its city. */
  registerCourt?: string;
  /** Average days of new companies from the notary appointment to the published entry. */
  days: number;
  year: number;
  source: string;
}

const WIWO = 'WirtschaftsWoche';

/** Published durations of single register courts, the shortest first; none is our own. */
export const courtWaits: readonly CourtWait[] = [
  { court: { de: 'Stuttgart', en: 'Stuttgart' }, days: 24, year: 2021, source: WIWO },
  { court: { de: 'München', en: 'Munich' }, days: 26, year: 2021, source: WIWO },
  { court: { de: 'Hamburg', en: 'Hamburg' }, days: 28, year: 2021, source: WIWO },
  { court: { de: 'Mannheim', en: 'Mannheim' }, days: 32, year: 2021, source: WIWO },
  { court: { de: 'Augsburg', en: 'Augsburg' }, days: 32, year: 2019, source: 'Innovation Origins' },
  {
    court: { de: 'Berlin', en: 'Berlin' },
    registerCourt: 'Charlottenburg',
    days: 39,
    year: 2021,
    source: WIWO,
  },
  { court: { de: 'Köln', en: 'Cologne' }, days: 39, year: 2021, source: WIWO },
  { court: { de: 'Bremen', en: 'Bremen' }, days: 59, year: 2019, source: 'Innovation Origins' },
];

function waitIn(city: string): CourtWait | undefined {
  const responsible = registerCourtOf(city)?.name;
  return courtWaits.find((wait) => nameOf(wait) === responsible);
}

const nameOf = ({ court, registerCourt = court.de }: CourtWait) => `Amtsgericht ${registerCourt}`;

/** Published days of the register court of a city; undefined where there is no figure. */
export const publishedWaitOf = (city: string): number | undefined => waitIn(city)?.days;

/** The published duration of the register court of a city, with its name: `Amtsgericht Köln`. */
export function publishedCourtOf(city: string) {
  const wait = waitIn(city);
  if (!wait) return undefined;
  const { days, year, source } = wait;
  return { court: nameOf(wait), days, year, source };
}

const latest = courtWaits.filter(({ source }) => source === WIWO).map(({ days }) => days);
const cities: Record<number, Record<Locale, string>> = { 6: { de: 'sechs', en: 'six' } };

/**
 * Days from the notary appointment to the published entry at register courts of large cities. It is the only
 * figure for speed that the product states; single cases took 8 days to 5 months.
 */
export const notaryToEntry = {
  fromDays: Math.min(...latest),
  toDays: Math.max(...latest),
  year: 2021,
  source: WIWO,
  /** The number of cities in words. */
  cities: cities[latest.length] ?? { de: `${latest.length}`, en: `${latest.length}` },
};

/**
 * The usual way from the first draft to the published entry, whoever helps: some days for the draft, days to
 * three weeks until the notary is free, then the published duration.
 */
export const wholeWay: Record<Locale, string> = {
  de: 'sechs bis acht Wochen',
  en: 'six to eight weeks',
};

/**
 * Usual duration of each stage. The stages from the notary appointment to the entry together have the mean of the
 * published figure above.
 */
const usualDays: Record<Exclude<Unfinished, LawFirmStage>, DayRange> = {
  'start-pending': { from: 0, to: 2 },
  'consultation-appointment-select-pending': { from: 2, to: 7 },
  'consultation-pending': { from: 0, to: 1 },
  'notary-appointment-pending': { from: 7, to: 21 },
  'notary-appointment-confirmation-pending': { from: 0, to: 2 },
  'foundation-certificate-pending': { from: 1, to: 5 },
  'bank-account-pending': { from: 1, to: 14 },
  'share-capital-payment-pending': { from: 1, to: 5 },
  'register-record-pending': { from: notaryToEntry.fromDays - 14, to: notaryToEntry.toDays - 13 },
};

const DAYS_PER_WORKING_DAY = 7 / 5;

/** Calendar days of fast and slow usual cases. */
export function usualDaysIn(stage: Unfinished): DayRange {
  if (!isOfLawFirm(stage)) return usualDays[stage];
  const { from, to } = lawFirmDays[stage];
  return { from: from * DAYS_PER_WORKING_DAY, to: to * DAYS_PER_WORKING_DAY };
}
