import { addDaysTo } from '../days/working-days.ts';
import { firstYearEndFrom, monthsAfter, yearEndIn } from './days.ts';
import { begunOn, type DutyFacts, type DutyName, dutyNames, rules } from './duties.ts';

const CALENDAR_YEAR_END = '12-31';
/** How far ahead yearly duties are shown. */
const AHEAD_MONTHS = 14;
/** Years after the entry for which duties come again; nobody is reminded for ever. */
export const DUTY_YEARS = 10;
/** Days after its end that a formation is one of those that ended before duties were followed. */
const BEFORE_DAYS = 7;

/** A duty of a company, with its day. */
export interface Occurrence {
  /** Unique in its company: the name, and of a yearly duty the year, `annual-accounts-2027`. */
  key: string;
  name: DutyName;
  /** The year in which the financial year ends. */
  year?: number;
  dueOn: string;
}

/**
 * The first day on which a duty of a company may be due to be followed: companies that were entered before duties
 * were begin with what lies ahead. Undefined for all others, whose duties may be overdue from the start.
 */
export const followedFrom = (completedOn: string, seenOn: string): string | undefined =>
  addDaysTo(completedOn, BEFORE_DAYS) < seenOn ? seenOn : undefined;

/** What is shown on a day: what is ahead, and what was due not too long ago, by day. */
export function occurrencesOn(
  today: string,
  facts: DutyFacts,
  from: string | undefined,
): Occurrence[] {
  const until = monthsAfter(today, AHEAD_MONTHS);
  return occurrencesOf(facts).filter(({ name, dueOn }) => {
    const isOver = monthsAfter(dueOn, rules[name].ends) < today;
    return dueOn <= until && !isOver && (from === undefined || dueOn >= from);
  });
}

/** Every duty that a company ever has, by day. */
export const occurrencesOf = (facts: DutyFacts): Occurrence[] =>
  dutyNames
    .filter((name) => {
      const { forms, applies } = rules[name];
      return forms.includes(facts.legalForm) && (applies?.(facts) ?? true);
    })
    .flatMap((name) => everyOf(name, facts))
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));

function everyOf(name: DutyName, facts: DutyFacts): Occurrence[] {
  const rule = rules[name];
  if ('day' in rule) return [{ key: name, name, dueOn: rule.day(facts) }];
  const yearEnd = rule.year === 'calendar' ? CALENDAR_YEAR_END : facts.fiscalYearEnd;
  const first = firstYearEndFrom(begunOn(facts), yearEnd);
  return Array.from({ length: DUTY_YEARS }, (_, index) => {
    const year = first + index;
    const end = yearEndIn(year, yearEnd);
    return { key: `${name}-${year}`, name, year, dueOn: rule.dayOfYear(end, facts) };
  });
}

/** Days of the reminders of a duty, the earliest first. */
export const remindersOf = ({ name, dueOn }: Pick<Occurrence, 'name' | 'dueOn'>): string[] =>
  rules[name].reminders.map((days) => addDaysTo(dueOn, -days)).toSorted();

/**
 * The number of the reminder that a duty has reached on a day, 1 for the first; undefined before it, after the due
 * day, and where it would have come before its company was followed.
 */
export function reminderOn(
  today: string,
  duty: Pick<Occurrence, 'name' | 'dueOn'>,
  seenOn: string,
): number | undefined {
  if (today > duty.dueOn) return undefined;
  const days = remindersOf(duty);
  const reached = days.findLastIndex((day) => day <= today);
  const day = days[reached];
  return day === undefined || day <= seenOn ? undefined : reached + 1;
}
