import { useTranslation } from 'react-i18next';
import { askNotarySchema } from '#domain/foundations/steps/notary-appointment.ts';
import { ChoiceInput } from '../../../../kit/forms/choices.tsx';
import { call } from '../../../../shared/staff/call.ts';
import type { DialogProps } from '../commands/command-button.ts';
import { CommandDialog } from '../commands/command-dialog.tsx';
import { useFoundationCommand } from '../commands/use-foundation-command.ts';

const rules = { schema: askNotarySchema };

/** From then on the notary is waited for. */
export function AskNotary({ foundation, onClose }: DialogProps) {
  const { t } = useTranslation(['staffCommands']);
  const form = useFoundationCommand({
    command: 'ask-notary',
    rules,
    initial: { by: 'phone' },
    foundation,
    onClose,
    send: (body, attempt) =>
      call('POST /foundations/:id/commands/ask-notary', {
        params: { id: foundation.id },
        body,
        ...attempt,
      }),
  });
  const words = t('staffCommands:commands.ask-notary');
  return (
    <CommandDialog command="ask-notary" what={words.what} form={form} onClose={onClose}>
      <ChoiceInput
        name="by"
        label={words.by}
        options={(['phone', 'mail'] as const).map((value) => ({ value, label: words[value] }))}
      />
    </CommandDialog>
  );
}
