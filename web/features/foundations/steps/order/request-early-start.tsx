import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { shownStatusOf } from '#domain/foundations/shown-status.ts';
import { earlyStartText } from '#domain/orders/terms/early-start.ts';
import { longDay } from '#domain/site/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { station } from '../../commands/station.tsx';
import { useFoundationPage } from '../../page-context.tsx';

/** For whoever ordered without: in the station while it waits, else beside the order. */
export const requestEarlyStart = station({
  command: 'request-early-start',
  places: ['order-waiting', 'order'],
  ask: 'begin-early',
  rules: { payload: ({ textVersion }) => ({ textVersion }) },
  useWords(place) {
    const { t } = useTranslation(['foundations']);
    const { locale } = useLocale();
    const { foundation, now } = useFoundationPage();
    const { beginsAfter } = foundation;
    const isWaiting = shownStatusOf(foundation, now, foundation) === 'order-waiting';
    if (beginsAfter === null || beginsAfter < now) return undefined;
    if (place === 'order' && isWaiting) return undefined;
    const text = t('foundations:order.beginEarly.text', { day: longDay(beginsAfter, locale) });
    const quiet = { variant: 'text', sx: { ml: -1.5, mt: 1, display: 'flex' } } as const;
    const button = place === 'order' ? { button: quiet } : {};
    return { ...t('foundations:order.beginEarly'), text, ...button };
  },
  Fields() {
    const { locale } = useLocale();
    return (
      <>
        <input type="hidden" name="textVersion" value={earlyStartText.version} />
        <Box
          component="blockquote"
          sx={{ m: 0, mb: 1, pl: 2, borderLeft: 4, borderColor: 'brand.accent' }}
        >
          {earlyStartText.text[locale]}
        </Box>
      </>
    );
  },
});
