import { addConsultant, hasConsultants } from '#modules/appointments/calendar/consultants.ts';
import { withDatabase } from './shared/with-database.ts';

/**
 * `npm run add-consultant -- "Dr. Lea Sommer" mon-fri 08:00-14:00`: adds a lawyer who can be booked in these
 * hours, Berlin time; with `coach` at the end, a coach of our own team.
 */
const USAGE = 'Usage: npm run add-consultant -- "<name>" mon-fri 08:00-14:00 [coach]';
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const [name = '', days = '', hours = '', as = 'lawyer', ...more] = process.argv.slice(2);

await withDatabase(async ({ db }) => {
  const weekdays = parseWeekdays(days);
  const [opens, closes] = parseHours(hours);
  const kind = as === 'coach' || as === 'lawyer' ? as : undefined;
  if (!kind || !name.trim() || more.length > 0 || weekdays.length === 0 || opens >= closes)
    return USAGE;
  if (await hasConsultants(db, { name: name.trim() })) return `${name} is a consultant already.`;
  await addConsultant(db, { name: name.trim(), kind, weekdays, opens, closes });
  console.log(`${name} can be booked ${days} ${hours}.`);
  return undefined;
});

/** Parses `mon-fri`, `tue` or `mon,wed-thu`; 1 is Monday. Empty for anything else. */
function parseWeekdays(given: string): number[] {
  const found = given.split(',').flatMap((range) => {
    const [first = '', last = first, ...rest] = range.toLowerCase().split('-');
    const [from, to] = [DAYS.indexOf(first) + 1, DAYS.indexOf(last) + 1];
    if (from === 0 || to < from || rest.length > 0) return [Number.NaN];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  return found.some(Number.isNaN) ? [] : [...new Set(found)];
}

/** In minutes since midnight. */
function parseHours(given: string): [opens: number, closes: number] {
  const times = /^([01]\d|2[0-4]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/.exec(given);
  const [opensHour, opensMinute, closesHour, closesMinute] = (times ?? []).slice(1).map(Number);
  const minutes = (hour = 0, minute = 0) => Math.min(hour * 60 + minute, 24 * 60);
  return [minutes(opensHour, opensMinute), minutes(closesHour, closesMinute)];
}
