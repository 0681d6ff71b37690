import type { TFunction } from 'i18next';
import { daysBetween, longDate } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { numberText } from '../../../../kit/list/range-pager.tsx';

export interface Waiting {
  /** How much is mine. */
  count: number;
  /** How much is nobody's. */
  unowned: number;
  /** Of it, what should have been done before today. */
  late: number;
  /** The day on which the first of it was due. */
  since: string | null;
}

interface Saying {
  now: string;
  t: TFunction<['staffTasks']>;
  locale: Locale;
}

/** `Neun Dinge warten auf dich, eines davon seit gestern.` */
export function waitingWords(
  { count, unowned, late, since }: Waiting,
  { now, t, locale }: Saying,
): string {
  const numbers: readonly string[] = t('staffTasks:tasks.numbers');
  const spelled = (number: number) => numbers[number] ?? numberText(number, locale);
  if (count === 0) {
    if (unowned === 0) return t('staffTasks:tasks.waiting.nothing');
    if (unowned === 1) return t('staffTasks:tasks.waiting.oneUnowned');
    const number = capitalised(spelled(unowned));
    return t('staffTasks:tasks.waiting.severalUnowned', { number });
  }
  const from =
    late === 1 && since !== null
      ? daysBetween(since, now) === 1
        ? t('staffTasks:tasks.waiting.yesterday')
        : longDate(since, locale)
      : undefined;
  if (count === 1) {
    return from === undefined
      ? t('staffTasks:tasks.waiting.one')
      : t('staffTasks:tasks.waiting.oneSince', { since: from });
  }
  const several = capitalised(spelled(count));
  if (from !== undefined) {
    return t('staffTasks:tasks.waiting.severalOneSince', { number: several, since: from });
  }
  return late > 1
    ? t('staffTasks:tasks.waiting.severalLate', { number: several, late: spelled(late) })
    : t('staffTasks:tasks.waiting.several', { number: several });
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
