import { dateOf, instantAt } from '#domain/days/berlin-days.ts';
import { addDaysTo } from '#domain/days/working-days.ts';
import type { Role } from '#domain/foundations/command.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { isDayOff } from './days.ts';
import type { Step } from './foundations.ts';

/** An instant in Berlin on a working day so many working days ago, or ahead if negative. */
export function workday(now: Date, days: number, hour: number, minute = 0): Date {
  const step = days < 0 ? 1 : -1;
  let day = dateOf(now.toISOString());
  // Day 0 on a day off is the last working day.
  while (isDayOff(day)) day = addDaysTo(day, -1);
  for (let left = Math.abs(days); left > 0; left -= isDayOff(day) ? 0 : 1) {
    day = addDaysTo(day, step);
  }
  return new Date(instantAt(day, hour * 60 + minute));
}

/** Usual number of working days between a step and the previous one; 0 where none is given. */
const usualDays: Partial<Record<CommandName, number>> = {
  'complete-consultation': 3,
  'request-document-changes': 1,
  'approve-documents': 2,
  'release-notary': 1,
  'propose-notary-appointment': 1,
  'propose-notary-dates': 1,
  'confirm-notary-appointment': 1,
  'reject-notary-appointment': 1,
  'receive-foundation-certificate': 6,
  'open-bank-account': 1,
  'receive-bank-confirmation': 4,
  'receive-register-extract': 7,
  'report-obstacle': 2,
  'cancel-foundation': 2,
};
const DRAFTING_DAYS = 2;

/** Working days since each step, if the last one was `idleDays` ago. */
export function daysBefore(steps: readonly Step[], idleDays: number): number[] {
  let day = idleDays;
  const backwards = steps.toReversed().map(([name], index, all) => {
    const ago = day;
    const isFirstDocument = name === 'add-document' && all[index + 1]?.[0] !== name;
    day += isFirstDocument ? DRAFTING_DAYS : (usualDays[name] ?? 0);
    return ago;
  });
  return backwards.toReversed();
}

/** Founders act in the evening, everybody else in office hours. */
export function timeOf(role: Role, index: number): [hour: number, minute: number] {
  const hours: Record<Role, number> = {
    founder: 18,
    'co-founder': 19,
    staff: 9,
    lawyer: 13,
    notary: 15,
    timer: 12,
  };
  return [hours[role] + (index % 3), (index * 17 + 4) % 60];
}
