import { ERASED } from '../../erased.ts';
import { registerCourtOf } from '../../towns/register-courts.ts';
import { type Unfinished, unfinished } from '../statuses.ts';
import { type Course, timeSpent } from './time-spent.ts';
import { notaryToEntry, publishedCourtOf, usualDaysIn } from './waiting-times.ts';

const DAY_MS = 86_400_000;

/** Fewer finished cases are not representative, and might be recognised. */
export const LEAST_CASES = 20;
/** Shares of cases that count as fast and slow; the rest are outliers. */
const FASTEST = 0.2;
const SLOWEST = 0.8;

/** The source of a stage's days. */
export type Basis =
  /** Our own finished cases, of one register court or of all. */
  | { source: 'own'; cases: number; court: string | null }
  /** Published days from the appointment to the entry, of one court or several. */
  | {
      source: 'published';
      publisher: string;
      year: number;
      court: string | null;
      fromDays: number;
      toDays: number;
    }
  /** An estimate, since nothing is published. */
  | { source: 'estimated' };

/** Usual duration of a stage in calendar days. */
export interface UsualStage {
  stage: Unfinished;
  fromDays: number;
  toDays: number;
  basis: Basis;
}

export interface FinishedCase extends Omit<Course, 'obstacles'> {
  completedAt: string;
  city: string | null;
  /** The name that the notary wrote. */
  registerCourt: string | null;
}

interface Range {
  fromDays: number;
  toDays: number;
}
type Counted = Range & { cases: number };

/** Aggregates of finished cases, without any single case. */
export interface OwnTimes {
  /** Number of finished cases. */
  cases: number;
  stages: Readonly<Record<Unfinished, Range>> | null;
  /** Time from the application to the entry, by the name of the court. */
  courts: ReadonlyMap<string, Counted>;
  /** The court that entered companies of a city. */
  courtOfCity: ReadonlyMap<string, string>;
}

const cityKey = (city: string) => city.trim().toLowerCase();

/** Normalises the name of a court: `AG Köln` and `Registergericht Köln` become `Amtsgericht Köln`. */
export function courtName(written: string): string | undefined {
  if (written === ERASED) return undefined;
  const name = written
    .replace(/\([^()]*\)/g, ' ')
    .replace(/^[\s\-–,:]*(?:(?:amtsgericht|registergericht|handelsregister|ag)[\s\-–,:]+)+/i, '')
    .trim();
  return name === '' ? undefined : `Amtsgericht ${name}`;
}

type Timed = Omit<FinishedCase, 'city' | 'registerCourt'>;

/** Time of a finished case by stage in milliseconds, over all visits and including obstacles. */
export const stageTimes = (finished: Timed) =>
  timeSpent({ ...finished, obstacles: [] }, finished.completedAt);

/** Time that finished cases spent in each stage. */
export function ownTimesOf(cases: readonly FinishedCase[]): OwnTimes {
  const courtOfCity = learnedCourts(cases);
  const days = new Map<Unfinished, number[]>(unfinished.map((stage) => [stage, []]));
  const atCourt = new Map<string, number[]>();
  for (const finished of cases) {
    const spent = stageTimes(finished);
    for (const stage of unfinished) days.get(stage)?.push((spent.get(stage) ?? 0) / DAY_MS);
    const court = courtFor(finished, courtOfCity);
    if (court === undefined) continue;
    const waits = atCourt.get(court) ?? [];
    waits.push((spent.get('register-record-pending') ?? 0) / DAY_MS);
    atCourt.set(court, waits);
  }
  const counted = [...atCourt].filter(([, waits]) => waits.length >= LEAST_CASES);
  return {
    cases: cases.length,
    stages:
      cases.length < LEAST_CASES
        ? null
        : (Object.fromEntries([...days].map(([stage, all]) => [stage, usualOf(all)])) as Record<
            Unfinished,
            Range
          >),
    courts: new Map(
      counted.map(([court, waits]) => [court, { ...usualOf(waits), cases: waits.length }]),
    ),
    courtOfCity,
  };
}

/** The court that entered most companies of a city, according to notaries. */
function learnedCourts(cases: readonly FinishedCase[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { city, registerCourt } of cases) {
    const court = registerCourt === null ? undefined : courtName(registerCourt);
    if (court === undefined || city === null || city === ERASED) continue;
    const inCity = counts.get(cityKey(city)) ?? new Map<string, number>();
    counts.set(cityKey(city), inCity.set(court, (inCity.get(court) ?? 0) + 1));
  }
  return new Map(
    [...counts].flatMap(([city, courts]) => {
      const [first] = [...courts].toSorted(([, one], [, other]) => other - one);
      return first ? [[city, first[0]] as const] : [];
    }),
  );
}

interface Seated {
  city: string | null;
  registerCourt?: string | null | undefined;
}

/** The register court of a company; undefined while it is unknown. */
function courtFor(
  { city, registerCourt }: Seated,
  courtOfCity: ReadonlyMap<string, string>,
): string | undefined {
  const named = registerCourt ? courtName(registerCourt) : undefined;
  if (named !== undefined || city === null) return named;
  return courtOfCity.get(cityKey(city)) ?? courtName(registerCourtOf(city)?.name ?? '');
}

/** Interpolates linearly between the two nearest of the sorted values. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place % 1);
}

const tenths = (days: number) => Math.round(days * 10) / 10;

function usualOf(days: readonly number[]): Range {
  const sorted = days.toSorted((one, other) => one - other);
  return {
    fromDays: tenths(quantile(sorted, FASTEST)),
    toDays: tenths(quantile(sorted, SLOWEST)),
  };
}

/** All stages in order, by our own cases where there are enough, or else by published figures. */
export function usualStages(own: OwnTimes, seat: Seated): UsualStage[] {
  const { stages, cases } = own;
  if (stages === null) return publishedStages(seat.city);
  const court = courtFor(seat, own.courtOfCity);
  const counted = court === undefined ? undefined : own.courts.get(court);
  return unfinished.map((stage) => {
    if (stage === 'register-record-pending' && court !== undefined && counted) {
      const { fromDays, toDays } = counted;
      return { stage, fromDays, toDays, basis: { source: 'own', cases: counted.cases, court } };
    }
    return { stage, ...stages[stage], basis: { source: 'own', cases, court: null } };
  });
}

/** Stages after the appointment, which together have the mean of the published figure. */
const published: readonly Unfinished[] = [
  'foundation-certificate-pending',
  'bank-account-pending',
  'share-capital-payment-pending',
  'register-record-pending',
];

function publishedStages(city: string | null): UsualStage[] {
  const { fromDays, toDays, source: publisher, year } = notaryToEntry;
  const at = city === null ? undefined : publishedCourtOf(city);
  const basis: Basis = at
    ? {
        source: 'published',
        publisher: at.source,
        year: at.year,
        court: at.court,
        fromDays: at.days,
        toDays: at.days,
      }
    : { source: 'published', publisher, year, court: null, fromDays, toDays };
  const slower = at ? at.days - (fromDays + toDays) / 2 : 0;
  return unfinished.map((stage) => {
    const { from, to } = usualDaysIn(stage);
    const shift = stage === 'register-record-pending' ? slower : 0;
    return {
      stage,
      fromDays: tenths(Math.max(0, from + shift)),
      toDays: tenths(to + shift),
      basis: published.includes(stage) ? basis : { source: 'estimated' },
    };
  });
}
