import { useTranslation } from 'react-i18next';
import { dayKey, spokenDay } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';

/** Says by which day something is due, or that the day has passed. */
export function useDueDay(now: string) {
  const { t } = useTranslation(['sharedFoundations']);
  const { locale } = useLocale();
  const today = dayKey(now);
  return (dueOn: string) => {
    if (dueOn === today) return t('sharedFoundations:due.today');
    const day = spokenDay(dueOn, locale, now);
    return dueOn > today
      ? t('sharedFoundations:due.by', { day })
      : t('sharedFoundations:due.passed', { day });
  };
}
