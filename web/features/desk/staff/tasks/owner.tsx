import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Task } from '#api/contract.gen.d.ts';
import { initialsIn } from '../../../../desk/ui/formats.ts';

/** Whose it is, by the initials. */
export function Owner({ owner }: Pick<Task, 'owner'>) {
  const { t } = useTranslation(['staffTasks']);
  const words = owner
    ? t('staffTasks:tasks.owner', { name: owner.name })
    : t('staffTasks:tasks.nobody');
  return (
    <Box component="span" role="img" aria-label={words} title={words} sx={look}>
      {owner ? initialsIn(owner.name) : '–'}
    </Box>
  );
}

const look = {
  gridArea: 'owner',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: 99,
  bgcolor: 'brand.highlight',
  color: 'primary.main',
  fontSize: '0.75rem',
  fontWeight: 600,
} as const;
