import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import { initialsIn } from '../../../../desk/ui/formats.ts';
import type { Foundation } from '../types.ts';

/** Who looks after the case, and instead. */
export function Owner({ owner }: Pick<Foundation, 'owner'>) {
  const { t } = useTranslation(['staffFoundations']);
  const words = t('staffFoundations:foundation.people');
  const name = owner?.owner.name ?? words.noOwner;
  const standIn = owner?.standIn ? `, ${words.standIn} ${owner.standIn.name}` : '';
  return (
    <Box title={`${words.owner}: ${name}${standIn}`} sx={place}>
      {owner && (
        <Box component="span" aria-hidden sx={initials}>
          {initialsIn(owner.owner.name)}
        </Box>
      )}
      <Box component="span" sx={visuallyHidden}>{`${words.owner}: `}</Box>
      <Box component="span" sx={cutOff}>
        {name}
        {/* Where there is one line, it is in the title and on the page. */}
        <Box component="span" sx={{ display: { lg: 'none' } }}>
          {standIn}
        </Box>
      </Box>
    </Box>
  );
}

/** Where there is one line for all of it. */
export const cutOff = {
  minWidth: 0,
  overflow: { lg: 'hidden' },
  textOverflow: { lg: 'ellipsis' },
  whiteSpace: { lg: 'nowrap' },
} as const;

const place = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  ml: { sm: 'auto' },
  color: 'text.secondary',
  fontSize: '0.875rem',
  // The initials stay.
  minWidth: { xs: 0, lg: 26 },
  flexShrink: { lg: 1e5 },
} as const;

const initials = {
  display: { xs: 'none', md: 'inline-flex' },
  alignItems: 'center',
  justifyContent: 'center',
  width: 26,
  height: 26,
  flexShrink: 0,
  borderRadius: '50%',
  bgcolor: 'action.selected',
  color: 'primary.main',
  fontSize: '0.6875rem',
  fontWeight: 600,
} as const;
