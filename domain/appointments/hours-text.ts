import type { WeeklyHours } from './weekly-hours.ts';

type Period = Omit<WeeklyHours, 'weekday'>;

const time = '(\\d{1,2})(?:[:.](\\d{2}))?';
const pattern = new RegExp(`^${time}\\s*[-–]\\s*${time}$`);

/** `8-12, 13:30–17` as people type the hours of a day; nothing is a day off, undefined no hours. */
export function periodsIn(text: string): Period[] | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  const periods = trimmed.split(/[,;]/).map((part) => {
    const [, from, fromMinute = '0', to, toMinute = '0'] = pattern.exec(part.trim()) ?? [];
    if (from === undefined || to === undefined) return undefined;
    return { startsMinute: minutes(from, fromMinute), endsMinute: minutes(to, toMinute) };
  });
  return periods.every((period) => period !== undefined) ? periods : undefined;
}

const minutes = (hour: string, minute: string) =>
  Number(minute) > 59 ? Number.NaN : Number(hour) * 60 + Number(minute);

/** `8:00` */
export const clockText = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

/** `8:00–12:00, 13:30–17:00` */
export const periodsText = (periods: readonly Period[]): string =>
  periods
    .map(({ startsMinute, endsMinute }) => `${clockText(startsMinute)}–${clockText(endsMinute)}`)
    .join(', ');

/** Days of a week with the same hours, as people say them: Monday to Friday, `9:00–17:00`. */
export function groupedHours(
  hours: readonly WeeklyHours[],
): { from: number; to: number; text: string }[] {
  const groups: { from: number; to: number; text: string }[] = [];
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const text = periodsText(hours.filter((one) => one.weekday === weekday));
    const last = groups.at(-1);
    if (text === '') continue;
    if (last?.to === weekday - 1 && last.text === text) last.to = weekday;
    else groups.push({ from: weekday, to: weekday, text });
  }
  return groups;
}
