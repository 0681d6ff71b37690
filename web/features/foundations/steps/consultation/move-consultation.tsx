import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { spokenDate } from '#domain/site/formats.ts';
import { SubmitButton } from '../../../../kit/forms/submit-button.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { Ask, useAsk } from '../../../../kit/ui/ask.tsx';
import { AskActions } from '../../../../kit/ui/ask-actions.tsx';
import { SlotField } from '../../../../shared/appointments/slot-field.tsx';
import type { BookedTalk } from '../../../../shared/foundations/model.ts';
import type { CommandForm as CommandFormEntry, CommandRules } from '../../commands/command.ts';
import { CommandForm, useCommandForm } from '../../commands/command-form.tsx';
import { HeldPage, useFoundationPage, useOpenSlots } from '../../page-context.tsx';

/** It stays by phone or by video, and the number stays. */
const rules: CommandRules = {
  payload: ({ type, startsAt }) => ({ type, startsAt }),
  problems: ({ startsAt }): Record<string, string> => (startsAt ? {} : { startsAt: 'REQUIRED' }),
};

export const moveConsultation: CommandFormEntry = {
  Form: MoveConsultation,
  places: ['consultation-pending'],
  rules,
};

function MoveConsultation() {
  const { t } = useTranslation(['foundations']);
  const { foundation } = useFoundationPage();
  const slots = useOpenSlots();
  const ask = useAsk('move-talk');
  const talk = foundation.consultation;
  if (!talk || talk.declined || slots.length === 0) return null;
  const words = t('foundations:consultation.move');
  return (
    <>
      <Button variant="outlined" {...ask.trigger}>
        {words.open}
      </Button>
      <Ask ask={ask} title={words.title} wide>
        <HeldPage />
        <MoveForm ask={ask} talk={talk} />
      </Ask>
    </>
  );
}

interface MoveFormProps {
  ask: ReturnType<typeof useAsk>;
  talk: BookedTalk;
}

/** The old time stays booked until the new one is. */
function MoveForm({ ask, talk: { type, startsAt } }: MoveFormProps) {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { now } = useFoundationPage();
  const slots = useOpenSlots();
  const words = t('foundations:consultation');
  const date = spokenDate(startsAt, locale, now);
  const form = useCommandForm('move-consultation', {
    rules,
    onDone: ask.close,
  });
  return (
    <CommandForm form={form}>
      <Typography sx={{ mb: 3 }}>{t('foundations:consultation.move.text', { date })}</Typography>
      <input type="hidden" name="type" value={type} />
      <SlotField slots={slots} now={now} length={words.length} wide />
      <AskActions keep={words.move.keep} onKeep={ask.leave}>
        <SubmitButton>{words.move.submit}</SubmitButton>
      </AskActions>
    </CommandForm>
  );
}
