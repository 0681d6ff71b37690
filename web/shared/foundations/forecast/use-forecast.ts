import { useTranslation } from 'react-i18next';
import type { Spent } from '#domain/foundations/forecast/time-spent.ts';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { isObstacleKind } from '#domain/foundations/obstacles.ts';
import { dayKey, shortDate } from '#domain/site/formats.ts';
import { milestones, stageNames } from '#domain/site/stage-names.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import type { Foundation } from '../model.ts';
import { periodIn } from './period-in.ts';

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
export function useForecast(forecast: Forecast, now: string): ForecastWords {
  const { t } = useTranslation(['sharedFoundationsForecast']);
  const { locale } = useLocale();
  const { nextStep, completion, stages, moved } = forecast;
  const when = (period: Forecast['completion']) =>
    periodIn(period, { locale, now, range: (ends) => t('sharedFoundationsForecast:range', ends) });
  const nameOf = (by: Spent) => (isObstacleKind(by) ? obstacleNames[by] : stageNames[by])[locale];
  const daysOf = (days: number) =>
    t(`sharedFoundationsForecast:${days < 0 ? 'sooner' : 'later'}`, { count: Math.abs(days) });
  const { ends } = nextStep;
  const step = milestones[ends][locale];
  // What may happen today at the earliest is told by its end: nobody expects it today.
  const byEnd = dayKey(nextStep.from) <= dayKey(now) && dayKey(nextStep.to) > dayKey(now);
  const nextWhen = byEnd
    ? t('sharedFoundationsForecast:by', { day: shortDate(nextStep.to, locale, now) })
    : when(nextStep);
  return {
    completion: when(completion),
    next:
      ends === 'register-record-pending'
        ? undefined
        : t('sharedFoundationsForecast:next', { step, when: nextWhen }),
    moved: moved.map(({ by, days }) => ({ by, name: nameOf(by), days: daysOf(days) })),
    // Most depends on the last stage, the register court.
    basis: basisOf(stages.at(-1)),
  };

  function basisOf(stage: Forecast['stages'][number] | undefined): string {
    const basis = stage?.basis;
    if (basis?.source === 'own') {
      const { cases, court } = basis;
      return court
        ? t('sharedFoundationsForecast:ownAt', { cases, court })
        : t('sharedFoundationsForecast:own', { cases });
    }
    if (basis?.source !== 'published') return '';
    const { court, fromDays, toDays, publisher, year } = basis;
    if (ends === 'register-record-pending' && stage) {
      // From here on the range counts from the statement, not from the appointment as what was published.
      const left = Math.round((stage.fromDays + stage.toDays) / 2);
      return court
        ? t('sharedFoundationsForecast:filedAt', { court, days: fromDays, publisher, year, left })
        : t('sharedFoundationsForecast:filed', { fromDays, toDays, publisher, year, left });
    }
    return court
      ? t('sharedFoundationsForecast:publishedAt', { court, days: fromDays, publisher, year })
      : t('sharedFoundationsForecast:published', { fromDays, toDays, publisher, year });
  }
}
