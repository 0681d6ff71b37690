import { useTranslation } from 'react-i18next';
import { appointmentRules } from '#domain/appointments/rules.ts';
import { TextInput } from '../../../kit/forms/fields.tsx';
import type { FormRefusal } from '../../../kit/forms/form-outcome.ts';
import { PlainForm, RequiredNote } from '../../../kit/forms/plain/plain-form.tsx';
import { PlainSubmit } from '../../../kit/forms/plain/submit.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { TextLink } from '../../../kit/ui/elements/text-link.tsx';
import { SlotField } from '../../../shared/appointments/slot-field.tsx';

const { minutes } = appointmentRules['strategy-meeting'];

interface BookingFormProps {
  slots: readonly { startsAt: string }[];
  formKey: string;
  refused: FormRefusal | undefined;
}

export function BookingForm({ slots, formKey, refused }: BookingFormProps) {
  const { t } = useTranslation(['visitorAppointments']);
  const { to } = useLocale();
  const words = t('visitorAppointments:form');
  return (
    <PlainForm
      id="meeting"
      labels={words.labels}
      refused={refused}
      hidden={{ key: formKey }}
      problemTexts={words.problems}
      refusalTexts={{ ...words.refusal, UNAVAILABLE: { title: words.failed } }}
    >
      <RequiredNote />
      <SlotField
        slots={slots}
        now={slots[0]?.startsAt ?? ''}
        length={t('visitorAppointments:form.length', { minutes })}
      />
      <TextInput name="name" autoComplete="name" required />
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        help={words.emailHelp}
        required
      />
      <TextInput name="question" rows={3} help={words.questionHelp} />
      <Text variant="body2" tone="secondary">
        {`${words.consent} `}
        <TextLink href={to('privacy')}>{words.privacy}</TextLink>.
      </Text>
      <PlainSubmit>{words.submit}</PlainSubmit>
    </PlainForm>
  );
}
