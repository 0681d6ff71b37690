import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useTeam } from '../../../../desk/use-team.ts';
import { SelectInput } from '../../../../kit/forms/fields.tsx';
import { dialog } from '../commands/dialog.tsx';

/** Who in the team looks after a formation, and who instead. */
export const assignOwner = dialog({
  command: 'assign-owner',
  rules: {
    payload: ({ ownerId, standInId }) => ({ ownerId, ...(standInId && { standInId }) }),
    problems: ({ ownerId }): Record<string, string> => (ownerId ? {} : { ownerId: 'REQUIRED' }),
  },
  initial: ({ owner }) => ({
    ownerId: owner?.owner.id ?? '',
    standInId: owner?.standIn?.id ?? '',
  }),
  Fields: Owners,
});

function Owners() {
  const { t } = useTranslation(['staffCommands', 'forms']);
  const people = useTeam();
  const words = t('staffCommands:commands.assign-owner');
  const options = people.map(({ id, name }) => ({ value: id, label: name }));
  return (
    // The choice that is shown first is known once the people are.
    <Box key={people.length} sx={{ display: 'grid', gap: 2.5 }}>
      <SelectInput
        name="ownerId"
        label={words.owner}
        placeholder={t('forms:choose')}
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
  );
}
