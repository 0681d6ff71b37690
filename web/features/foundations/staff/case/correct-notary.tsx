import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { correctNotarySchema } from '#domain/foundations/steps/named-notary.ts';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import { call } from '../../../../shared/staff/call.ts';
import type { DialogProps } from '../commands/command-button.ts';
import { CommandDialog } from '../commands/command-dialog.tsx';
import { useFoundationCommand } from '../commands/use-foundation-command.ts';

const rules = { schema: correctNotarySchema };

/** Spelling and address of the notary the founder named; never another notary. */
export function CorrectNotary({ foundation, onClose }: DialogProps) {
  const { t } = useTranslation(['staffCommands']);
  const { notary } = foundation;
  const form = useFoundationCommand({
    command: 'correct-notary',
    rules,
    initial: {
      name: notary?.name ?? '',
      email: notary?.email ?? '',
      city: notary?.city ?? '',
    },
    foundation,
    onClose,
    send: (body, attempt) =>
      call('POST /foundations/:id/commands/correct-notary', {
        params: { id: foundation.id },
        body,
        ...attempt,
      }),
  });
  const words = t('staffCommands:commands.correct-notary');
  return (
    <CommandDialog command="correct-notary" what={words.what} form={form} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        <TextInput name="name" label={words.name} required />
        <TextInput name="email" type="email" label={words.email} />
        <TextInput name="city" label={words.city} />
        <TextInput
          name="reason"
          label={words.reason}
          help={words.reasonHint}
          rows={2}
          maxLength={2_000}
          required
        />
      </Box>
    </CommandDialog>
  );
}
