import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { resolveObstacleSchema } from '#domain/foundations/steps/obstacles.ts';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import { call } from '../../../../shared/staff/call.ts';
import type { DialogProps } from '../commands/command-button.ts';
import { CommandDialog } from '../commands/command-dialog.tsx';
import { useFoundationCommand } from '../commands/use-foundation-command.ts';

const rules = { schema: resolveObstacleSchema };

export function ResolveObstacle({ foundation, onClose }: DialogProps) {
  const { t } = useTranslation(['staffCommands']);
  const form = useFoundationCommand({
    command: 'resolve-obstacle',
    rules,
    initial: { obstacleId: foundation.obstacles[0]?.id ?? '' },
    foundation,
    onClose,
    send: (body, attempt) =>
      call('POST /foundations/:id/commands/resolve-obstacle', {
        params: { id: foundation.id },
        body,
        ...attempt,
      }),
  });
  const words = t('staffCommands:commands.resolve-obstacle');
  const names = t('staffCommands:obstacle');
  const open = form.shown.obstacles;
  return (
    <CommandDialog command="resolve-obstacle" what={words.what} form={form} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        <SelectInput
          name="obstacleId"
          label={words.obstacle}
          options={open.map(({ id, kind }) => ({ value: id, label: names[kind] }))}
          required
        />
        <TextInput name="note" label={words.note} rows={2} maxLength={2_000} />
      </Box>
    </CommandDialog>
  );
}
