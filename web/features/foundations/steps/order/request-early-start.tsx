import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { shownStatusOf } from '#domain/foundations/shown-status.ts';
import { earlyStartText } from '#domain/orders/terms/early-start.ts';
import { longDay } from '#domain/site/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { useAsk } from '../../../../kit/ui/ask.tsx';
import type { CommandForm, CommandRules, Place } from '../../commands/command.ts';
import { Question } from '../../commands/question.tsx';
import { useFoundationPage } from '../../page-context.tsx';

const rules: CommandRules = { payload: ({ textVersion }) => ({ textVersion }) };

export const requestEarlyStart: CommandForm = {
  Form: RequestEarlyStart,
  places: ['order-waiting', 'order'],
  rules,
};

/** For whoever ordered without: in the station while it waits, else beside the order. */
function RequestEarlyStart({ place }: { place: Place }) {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { foundation, now } = useFoundationPage();
  const { beginsAfter } = foundation;
  const ask = useAsk('begin-early');
  const isWaiting = shownStatusOf(foundation, now, foundation) === 'order-waiting';
  if (beginsAfter === null || beginsAfter < now) return null;
  if (place === 'order' && isWaiting) return null;
  const words = t('foundations:order.beginEarly');
  return (
    <>
      <Button
        variant={place === 'order' ? 'text' : 'outlined'}
        sx={place === 'order' ? { ml: -1.5, mt: 1, display: 'flex' } : undefined}
        {...ask.trigger}
      >
        {words.open}
      </Button>
      <Question
        ask={ask}
        command="request-early-start"
        rules={rules}
        title={words.title}
        text={t('foundations:order.beginEarly.text', { day: longDay(beginsAfter, locale) })}
        submit={words.button}
        keep={words.keep}
      >
        <input type="hidden" name="textVersion" value={earlyStartText.version} />
        <Box
          component="blockquote"
          sx={{ m: 0, mb: 1, pl: 2, borderLeft: 4, borderColor: 'brand.accent' }}
        >
          {earlyStartText.text[locale]}
        </Box>
      </Question>
    </>
  );
}
