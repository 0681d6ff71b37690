import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { appointmentDate } from '#domain/site/formats.ts';
import { ChoiceInput } from '../../../../kit/forms/choices.tsx';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import type { CommandForm } from '../../commands/command.ts';
import { Question } from '../../commands/station.tsx';
import { useFoundationPage } from '../../page-context.tsx';

export const objectToDate: CommandForm = {
  Form: ObjectToDate,
  places: ['notary-appointment-confirmation-pending'],
};

/** Tells the lead, who decides, that a date does not suit; once for each. */
function ObjectToDate() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { foundation } = useFoundationPage();
  const { viewer, lead, notaryAppointment } = foundation;
  const open = (notaryAppointment?.dates ?? []).filter(({ objections }) =>
    objections.every(({ participantId }) => participantId !== viewer?.participantId),
  );
  if (open.length === 0) return null;
  const words = t('foundations:appointment.object');
  const text = t('foundations:appointment.object.text', {
    lead: lead.name ?? t('foundations:people.coFounder.somebody'),
  });
  const options = open.map(({ startsAt }) => ({
    value: startsAt,
    label: appointmentDate(startsAt, locale),
  }));
  return (
    <Question
      form={{ command: 'object-to-date', ask: 'object-to-date' }}
      words={{ ...words, text, button: { variant: 'outlined' } }}
    >
      <Stack spacing={2.5}>
        <ChoiceInput name="startsAt" label={words.date} options={options} required />
        <TextInput
          name="reason"
          label={words.reason}
          help={words.reasonHelp}
          rows={3}
          maxLength={500}
          required
        />
      </Stack>
    </Question>
  );
}
