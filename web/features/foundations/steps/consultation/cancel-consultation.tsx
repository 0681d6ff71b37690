import { useTranslation } from 'react-i18next';
import { spokenDate } from '#domain/site/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { station } from '../../commands/station.tsx';
import { useFoundationPage } from '../../page-context.tsx';

export const cancelConsultation = station({
  command: 'cancel-consultation',
  places: ['consultation-pending'],
  ask: 'cancel-talk',
  useWords() {
    const { t } = useTranslation(['foundations']);
    const { locale } = useLocale();
    const { foundation, now } = useFoundationPage();
    const talk = foundation.consultation;
    const date = talk && !talk.declined ? spokenDate(talk.startsAt, locale, now) : '';
    const text = t('foundations:consultation.cancel.text', { date });
    return { ...t('foundations:consultation.cancel'), text };
  },
});
