import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { assignOwnerSchema } from '#domain/foundations/steps/owner.ts';
import { SelectInput } from '../../../../kit/forms/fields.tsx';
import type { FormRules } from '../../../../kit/forms/rules.ts';
import { call } from '../../../../shared/staff/call.ts';
import { useTeam } from '../../../../shared/staff/use-team.ts';
import type { DialogProps } from '../commands/command-button.ts';
import { CommandDialog } from '../commands/command-dialog.tsx';
import { useFoundationCommand } from '../commands/use-foundation-command.ts';

const rules: FormRules<typeof assignOwnerSchema> = {
  schema: assignOwnerSchema,
  payload: ({ ownerId, standInId }) => ({ ownerId, ...(standInId && { standInId }) }),
  problems: ({ ownerId }): Record<string, string> => (ownerId ? {} : { ownerId: 'REQUIRED' }),
};

/** Who in the team looks after a formation, and who instead. */
export function AssignOwner({ foundation, onClose }: DialogProps) {
  const { t } = useTranslation(['staffCommands']);
  const people = useTeam();
  const { owner } = foundation;
  const form = useFoundationCommand({
    command: 'assign-owner',
    rules,
    initial: { ownerId: owner?.owner.id ?? '', standInId: owner?.standIn?.id ?? '' },
    foundation,
    onClose,
    send: (body, attempt) =>
      call('POST /foundations/:id/commands/assign-owner', {
        params: { id: foundation.id },
        body,
        ...attempt,
      }),
  });
  const words = t('staffCommands:commands.assign-owner');
  const options = people.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <CommandDialog command="assign-owner" what={words.what} form={form} onClose={onClose}>
      {/* The choice that is shown first is known once the people are. */}
      <Box key={people.length} sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        <SelectInput
          name="ownerId"
          label={words.owner}
          placeholder={words.choose}
          options={options}
          required
        />
        <SelectInput
          name="standInId"
          label={words.standIn}
          placeholder={words.nobody}
          options={options}
        />
      </Box>
    </CommandDialog>
  );
}
