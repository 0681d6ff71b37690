import { useTranslation } from 'react-i18next';
import { dayKey } from '#domain/site/formats.ts';
import { station } from '../../commands/station.tsx';
import { useFoundationPage } from '../../page-context.tsx';

/** Once the law firm has been silent for five working days. */
export const stepBack = station({
  command: 'step-back',
  places: ['mandate'],
  ask: 'step-back',
  destructive: true,
  useWords() {
    const { t } = useTranslation(['foundations']);
    const { foundation, now } = useFoundationPage();
    const { stepBackFrom } = foundation.mandate;
    if (stepBackFrom === undefined || dayKey(now) < stepBackFrom) return undefined;
    const words = t('foundations:order.stepBack');
    return { ...words, button: { variant: 'text', sx: { ml: -1.5, mt: 1 } } };
  },
});
