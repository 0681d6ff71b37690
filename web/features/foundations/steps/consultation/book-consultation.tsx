import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { consultationTypes } from '#domain/foundations/steps/consultation.ts';
import { phoneNumber } from '#domain/text.ts';
import { CheckInput, ChoiceInput } from '../../../../kit/forms/choices.tsx';
import { useFieldText, useFieldValue } from '../../../../kit/forms/field.ts';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import { SubmitButton } from '../../../../kit/forms/submit-button.tsx';
import { useUser } from '../../../../kit/session/user.ts';
import { Talk } from '../../../../kit/ui/illustrations.tsx';
import { SlotField } from '../../../../shared/appointments/slot-field.tsx';
import { timeChosen } from '../../../../shared/appointments/time-chosen.ts';
import type { CommandForm as CommandFormEntry, CommandRules } from '../../commands/command.ts';
import { CommandForm, useCommandForm } from '../../commands/command-form.tsx';
import { useFoundationPage, useOpenSlots } from '../../page-context.tsx';

const rules: CommandRules = {
  payload: ({ type, startsAt, phone }) => ({ type, startsAt, ...(type === 'phone' && { phone }) }),
  problems: ({ type, phone = '', ...fields }): Record<string, string> => ({
    ...timeChosen(fields),
    ...(type === 'phone' && phoneProblem(phone)),
  }),
};

/** We call, so we need a number. */
function phoneProblem(phone: string): Record<string, string> {
  if (phone.trim() === '') return { phone: 'REQUIRED' };
  return phoneNumber.safeParse(phone).success ? {} : { phone: 'NOT_A_PHONE' };
}

export const bookConsultation: CommandFormEntry = {
  Form: BookConsultation,
  places: ['consultation-appointment-select-pending', 'order-waiting'],
  divided: true,
  rules,
  afterwards: async (call, { type, phone, keepPhone }) => {
    if (type === 'phone' && keepPhone === 'on' && phone) {
      await call('PATCH /users/me', { body: { phone: phone.trim() } });
    }
    return undefined;
  },
};

function BookConsultation() {
  return useOpenSlots().length > 0 ? <BookingForm /> : <NoSlots />;
}

function BookingForm() {
  const { now } = useFoundationPage();
  const slots = useOpenSlots();
  const { phone } = useUser();
  const form = useCommandForm('book-consultation', {
    rules,
    initial: { type: 'phone', phone: phone ?? '' },
  });
  const { t } = useTranslation(['foundations']);
  const words = t('foundations:consultation');
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
      <PhoneSection />
      <SlotField slots={slots} now={now} length={words.length} wide />
      <SubmitButton size="large" sx={{ mt: 2, width: { xs: 1, sm: 'auto' } }}>
        {words.book}
      </SubmitButton>
    </CommandForm>
  );
}

/** Where we call; online consultations need no number. */
function PhoneSection() {
  const { t } = useTranslation(['foundations']);
  const known = useUser().phone ?? '';
  const byPhone = useFieldValue('type') === 'phone';
  const phone = useFieldText('phone').trim();
  if (!byPhone) return null;
  return (
    <Box sx={{ mb: 4, maxWidth: 420 }}>
      <TextInput
        name="phone"
        type="tel"
        label={t('foundations:consultation.number')}
        help={t('foundations:consultation.numberHelp')}
        autoComplete="tel"
        maxLength={40}
        required
      />
      {phone !== '' && phone !== known && (
        <CheckInput name="keepPhone" label={t('foundations:consultation.keepNumber')} />
      )}
    </Box>
  );
}

function NoSlots() {
  const { t } = useTranslation(['foundations']);
  return (
    <Stack direction="row" spacing={2.5} sx={{ alignItems: 'flex-start', width: 1, mb: 0.5 }}>
      <Talk style={{ flexShrink: 0 }} />
      <div>
        <Typography sx={{ fontWeight: 600 }}>{t('foundations:consultation.none.title')}</Typography>
        <Typography color="textSecondary">{t('foundations:consultation.none.text')}</Typography>
      </div>
    </Stack>
  );
}
