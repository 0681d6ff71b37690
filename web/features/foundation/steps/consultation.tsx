import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { consultationTypes } from '#domain/foundation/consultation.ts';
import { spokenDate } from '#domain/site/formats.ts';
import type { BookedTalk } from '../../../shared/foundation/model.ts';
import { useI18n } from '../../../shared/i18n/use-i18n.ts';
import { Ask, useAsk } from '../../../shared/ui/ask.tsx';
import { Talk } from '../../../shared/ui/illustrations.tsx';
import { DateCard } from '../date-card.tsx';
import { useFoundationPage } from '../page-context.tsx';
import { CommandForm, SubmitButton, useCommand } from './command-form.tsx';
import { ChoiceCard } from './old-fields.tsx';
import { SlotPicker } from './slot-picker.tsx';

/** Choose a time for the talk, or decline it expressly. */
export function ConsultationChoice() {
  const { texts } = useI18n('foundation');
  const { slots } = useFoundationPage();
  const ask = useAsk('decline');
  const words = texts.foundation.consultation;
  return (
    <>
      {slots.length > 0 ? <BookingForm /> : <NoSlots />}
      <Button sx={{ mt: 1, ml: -1.5 }} {...ask.trigger}>
        {words.decline.open}
      </Button>
      <Ask ask={ask} title={words.decline.title}>
        <DeclineForm close={ask.close} />
      </Ask>
    </>
  );
}

function NoSlots() {
  const { none } = useI18n('foundation').texts.foundation.consultation;
  return (
    <Stack direction="row" spacing={2.5} sx={{ alignItems: 'flex-start', mb: 2 }}>
      <Talk style={{ flexShrink: 0 }} />
      <div>
        <Typography sx={{ fontWeight: 600 }}>{none.title}</Typography>
        <Typography color="textSecondary">{none.text}</Typography>
      </div>
    </Stack>
  );
}

function BookingForm() {
  const { texts } = useI18n('foundation');
  const { slots, now } = useFoundationPage();
  const handle = useCommand('book-consultation');
  const typeId = useId();
  const words = texts.foundation.consultation;
  const slotProblem = handle.problem('startsAt') && words.choose;
  return (
    <CommandForm handle={handle}>
      <Typography id={typeId} variant="h5" component="h3" sx={{ color: 'primary.main', mb: 1.5 }}>
        {words.type}
      </Typography>
      <Box
        role="radiogroup"
        aria-labelledby={typeId}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' }, mb: 4 }}
      >
        {consultationTypes.map((type) => (
          <ChoiceCard key={type} option={{ value: type, label: words.types[type] }}>
            <input
              type="radio"
              name="type"
              value={type}
              defaultChecked={(handle.typed('type') ?? 'phone') === type}
            />
          </ChoiceCard>
        ))}
      </Box>
      <SlotPicker slots={slots} now={now} problem={slotProblem} />
      <SubmitButton handle={handle} size="large" sx={{ mt: 2, width: { xs: 1, sm: 'auto' } }}>
        {words.book}
      </SubmitButton>
    </CommandForm>
  );
}

function DeclineForm({ close }: { close: () => void }) {
  const { decline } = useI18n('foundation').texts.foundation.consultation;
  const handle = useCommand('decline-consultation', close);
  return (
    <CommandForm handle={handle}>
      <Typography sx={{ mb: 2.5 }}>{decline.text}</Typography>
      <ChoiceCard
        option={{ value: 'yes', label: decline.confirm }}
        wrong={handle.problem('confirmed') !== undefined}
      >
        <input type="checkbox" name="confirmed" value="yes" aria-required="true" />
      </ChoiceCard>
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        spacing={1.5}
        sx={{ mt: 3, justifyContent: 'flex-end' }}
      >
        <Button variant="outlined" onClick={close}>
          {decline.keep}
        </Button>
        <SubmitButton handle={handle}>{decline.button}</SubmitButton>
      </Stack>
    </CommandForm>
  );
}

/** What was booked; before its date it can be cancelled here. */
export function BookedConsultation({ talk }: { talk: BookedTalk }) {
  const { t } = useI18n('foundation');
  const name = talk.consultant?.name ?? '';
  return (
    <DateCard startsAt={talk.startsAt}>
      {t(`foundation:consultation.${talk.type}`, { name })}
    </DateCard>
  );
}

export function CancelConsultation({ talk }: { talk: BookedTalk }) {
  const { texts, t, locale } = useI18n('foundation');
  const { now } = useFoundationPage();
  const ask = useAsk('cancel-talk');
  const handle = useCommand('cancel-consultation', ask.close);
  const words = texts.foundation.consultation.cancel;
  const date = spokenDate(talk.startsAt, locale, now);
  return (
    <>
      <Button variant="outlined" {...ask.trigger}>
        {words.open}
      </Button>
      <Ask ask={ask} title={words.title}>
        <CommandForm handle={handle}>
          <Typography>{t('foundation:consultation.cancel.text', { date })}</Typography>
          <Stack
            direction={{ xs: 'column-reverse', sm: 'row' }}
            spacing={1.5}
            sx={{ mt: 3, justifyContent: 'flex-end' }}
          >
            <Button variant="outlined" onClick={ask.close}>
              {words.keep}
            </Button>
            <SubmitButton handle={handle}>{words.button}</SubmitButton>
          </Stack>
        </CommandForm>
      </Ask>
    </>
  );
}
