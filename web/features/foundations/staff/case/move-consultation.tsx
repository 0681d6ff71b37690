import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slot } from '#api/contract.gen.d.ts';
import {
  bookConsultationSchema,
  consultationTypes,
} from '#domain/foundations/steps/consultation.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { ChoiceInput } from '../../../../kit/forms/choices.tsx';
import { SelectInput } from '../../../../kit/forms/fields.tsx';
import type { FormRules } from '../../../../kit/forms/rules.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { call } from '../../../../shared/staff/call.ts';
import { readWhile } from '../../../../shared/staff/read-while.ts';
import type { DialogProps } from '../commands/command-button.ts';
import { CommandDialog } from '../commands/command-dialog.tsx';
import { useFoundationCommand } from '../commands/use-foundation-command.ts';

const rules: FormRules<typeof bookConsultationSchema> = {
  schema: bookConsultationSchema,
  problems: ({ startsAt }): Record<string, string> => (startsAt ? {} : { startsAt: 'REQUIRED' }),
};

/** To another free time; the old one is given back once the new one is booked. */
export function MoveConsultation({ foundation, onClose }: DialogProps) {
  const { t } = useTranslation(['staffCommands']);
  const { locale } = useLocale();
  const slots = useFreeTimes();
  const { consultation } = foundation;
  const form = useFoundationCommand({
    command: 'move-consultation',
    rules,
    initial: { type: consultation && !consultation.declined ? consultation.type : 'phone' },
    foundation,
    onClose,
    send: (body, attempt) =>
      call('POST /foundations/:id/commands/move-consultation', {
        params: { id: foundation.id },
        body,
        ...attempt,
      }),
  });
  const words = t('staffCommands:commands.move-consultation');
  const options = (slots ?? []).map(({ startsAt, consultant: { name } }) => ({
    value: startsAt,
    label: t('staffCommands:commands.move-consultation.slot', {
      date: appointmentDate(startsAt, locale),
      name,
    }),
  }));
  return (
    <CommandDialog command="move-consultation" what={words.what} form={form} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
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
            placeholder={words.choose}
            options={options}
            required
          />
        ) : (
          <Typography component="output" color="textSecondary">
            {slots ? words.none : words.loading}
          </Typography>
        )}
      </Box>
    </CommandDialog>
  );
}

/** Undefined until they have been read. */
function useFreeTimes(): readonly Slot[] | undefined {
  const [slots, setSlots] = useState<readonly Slot[]>();
  useEffect(
    () =>
      readWhile(
        (signal) => call('GET /slots', { query: { kind: 'consultation' }, signal }),
        (answer) => setSlots(answer.ok ? answer.data : []),
      ),
    [],
  );
  return slots;
}
