import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Contributions } from '#api/contract.gen.d.ts';

/** How a contribution stands, in words. */
export function StateChip({ state }: Pick<Contributions['shareholders'][number], 'state'>) {
  const { t } = useTranslation(['sharedContributions']);
  const isWrong = state !== 'open' && state !== 'complete';
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1.5,
        py: 0.5,
        borderRadius: '999px',
        fontSize: '0.875rem',
        fontWeight: 600,
        bgcolor: isWrong ? 'brand.accentTint' : 'brand.highlight',
        color: isWrong ? 'warning.main' : 'primary.main',
      }}
    >
      {t('sharedContributions:states')[state]}
    </Box>
  );
}
