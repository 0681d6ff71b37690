import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { consultationTypes } from '#domain/foundation/consultation.ts';
import { ChoiceInput } from '../../../shared/forms/choices.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useI18n } from '../../../shared/i18n/use-i18n.ts';
import { Talk } from '../../../shared/ui/illustrations.tsx';
import type { CommandForm as CommandFormEntry, CommandRules } from '../commands/command.ts';
import { CommandForm, useCommandForm } from '../commands/command-form.tsx';
import { useFoundationPage } from '../page-context.tsx';
import { SlotPicker } from './slot-picker.tsx';

/** The schema would report a missing time as a malformed one. */
const rules: CommandRules = {
  problems: ({ startsAt }): Record<string, string> => (startsAt ? {} : { startsAt: 'REQUIRED' }),
};

export const bookConsultation: CommandFormEntry = {
  Form: BookConsultation,
  places: ['consultation-appointment-select-pending'],
  divided: true,
  rules,
};

function BookConsultation() {
  const { slots } = useFoundationPage();
  return slots.length > 0 ? <BookingForm /> : <NoSlots />;
}

const initial = { type: 'phone' };

function BookingForm() {
  const { slots, now } = useFoundationPage();
  const form = useCommandForm('book-consultation', { rules, initial });
  const words = useI18n('foundation').texts.foundation.consultation;
  return (
    <CommandForm form={form}>
      <Box sx={{ mb: 4 }}>
        <ChoiceInput
          name="type"
          label={words.type}
          heading
          options={consultationTypes.map((value) => ({ value, label: words.types[value] }))}
        />
      </Box>
      <SlotPicker slots={slots} now={now} />
      <SubmitButton size="large" sx={{ mt: 2, width: { xs: 1, sm: 'auto' } }}>
        {words.book}
      </SubmitButton>
    </CommandForm>
  );
}

function NoSlots() {
  const { none } = useI18n('foundation').texts.foundation.consultation;
  return (
    <Stack direction="row" spacing={2.5} sx={{ alignItems: 'flex-start', width: 1, mb: 0.5 }}>
      <Talk style={{ flexShrink: 0 }} />
      <div>
        <Typography sx={{ fontWeight: 600 }}>{none.title}</Typography>
        <Typography color="textSecondary">{none.text}</Typography>
      </div>
    </Stack>
  );
}
