import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { AffectedAppointment } from '#api/contract.gen.d.ts';
import { AskButton } from './ask-button.tsx';

/** Everybody who has not been asked yet, at once. */
export function AskAll({ people }: { people: readonly AffectedAppointment[] }) {
  const { t } = useTranslation(['staffAppointments']);
  const open = people.filter(({ state, isHeld }) => state === 'open' && !isHeld);
  if (open.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <AskButton people={open} variant="contained">
        {t('staffAppointments:rebookings.askAll', { count: open.length })}
      </AskButton>
    </Box>
  );
}
