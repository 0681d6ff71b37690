import type { Spent } from '#domain/foundations/forecast/time-spent.ts';
import { dayKey, dayRange, shortDate } from '#domain/site/formats.ts';
import { obstacleTexts } from '#domain/site/obstacle-texts.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import type { Foundation } from '../model.ts';

export type Forecast = NonNullable<Foundation['forecast']>;

export interface ForecastWords {
  /** When the company will probably be registered. */
  completion: string;
  /** The next step and when; undefined where that is the registration itself. */
  next: string | undefined;
  moved: { by: Spent; name: string; days: string }[];
  /** What it goes by. */
  basis: string;
}

/** How pages tell what is to be expected of a foundation. */
export function useForecast(): (forecast: Forecast, now: string) => ForecastWords {
  const { t, locale } = useTexts('sharedFoundationsForecast');
  const words = t('sharedFoundationsForecast');
  const nameOf = (by: Spent) =>
    by in words.by
      ? words.by[by as keyof typeof words.by]
      : obstacleTexts[by as keyof typeof obstacleTexts][locale].name;
  const daysOf = (days: number) =>
    t(`sharedFoundationsForecast:${days < 0 ? 'sooner' : 'later'}`, { count: Math.abs(days) });
  return ({ nextStep, completion, stages, moved }, now) => {
    const when = ({ from, to }: { from: string; to: string }) =>
      dayKey(from) === dayKey(to)
        ? shortDate(from, locale, now)
        : t('sharedFoundationsForecast:range', dayRange(from, to, locale, now));
    const { ends } = nextStep;
    const step = words.ends[ends];
    return {
      completion: when(completion),
      next:
        ends === 'register-record-pending'
          ? undefined
          : t('sharedFoundationsForecast:next', { step, when: when(nextStep) }),
      moved: moved.map(({ by, days }) => ({ by, name: nameOf(by), days: daysOf(days) })),
      basis: basisOf(stages.at(-1)?.basis),
    };
  };

  /** Most depends on the last stage, the register court. */
  function basisOf(basis: Forecast['stages'][number]['basis'] | undefined): string {
    if (basis?.source === 'own') {
      const { cases, court } = basis;
      return court
        ? t('sharedFoundationsForecast:ownAt', { cases, court })
        : t('sharedFoundationsForecast:own', { cases });
    }
    if (basis?.source !== 'published') return '';
    const { court, fromDays, toDays, publisher, year } = basis;
    return court
      ? t('sharedFoundationsForecast:publishedAt', { court, days: fromDays, publisher, year })
      : t('sharedFoundationsForecast:published', { fromDays, toDays, publisher, year });
  }
}
