import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { consultationTypes } from '#domain/foundations/steps/consultation.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { call } from '../../../../desk/call.ts';
import { useRead } from '../../../../desk/read-while.ts';
import { ChoiceInput } from '../../../../kit/forms/choices.tsx';
import { SelectInput } from '../../../../kit/forms/fields.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { timeChosen } from '../../../../shared/appointments/time-chosen.ts';
import { dialog } from '../commands/dialog.tsx';

/** To another free time; the old one is given back once the new one is booked. */
export const moveConsultation = dialog({
  command: 'move-consultation',
  offered: ({ consultation }) =>
    consultation !== null &&
    !consultation.declined &&
    Date.parse(consultation.startsAt) > Date.now(),
  rules: { problems: timeChosen },
  initial: ({ consultation }) => ({
    type: consultation && !consultation.declined ? consultation.type : 'phone',
  }),
  Fields: NewTime,
});

function NewTime({ foundation: { id } }: { foundation: { id: string } }) {
  const { t } = useTranslation(['staffCommands', 'forms']);
  const { locale } = useLocale();
  const query = { kind: 'consultation', foundation: id } as const;
  const read = useRead((signal) => call('GET /slots', { query, signal }));
  const words = t('staffCommands:commands.move-consultation');
  const options = (read?.ok ? read.data : []).map(({ startsAt, consultant: { name } }) => ({
    value: startsAt,
    label: t('staffCommands:commands.move-consultation.slot', {
      date: appointmentDate(startsAt, locale),
      name,
    }),
  }));
  return (
    <>
      <ChoiceInput
        name="type"
        label={words.type}
        options={consultationTypes.map((value) => ({ value, label: words[value] }))}
      />
      {options.length > 0 ? (
        <SelectInput
          name="startsAt"
          label={words.startsAt}
          help={words.startsAtHint}
          placeholder={t('forms:choose')}
          options={options}
          required
        />
      ) : (
        <Typography component="output" color="textSecondary">
          {read ? words.none : words.loading}
        </Typography>
      )}
    </>
  );
}
