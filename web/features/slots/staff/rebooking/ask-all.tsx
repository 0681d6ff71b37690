import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AffectedAppointment } from '#api/contract.ts';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { ErrorAlert } from '../../../../shared/staff/forms/error-alert.tsx';
import { useAsk } from './use-ask.ts';

/** Everybody who has not been asked yet, at once. */
export function AskAll({ people }: { people: readonly AffectedAppointment[] }) {
  const { t } = useTexts('staffSlots');
  const open = people.filter(({ state, isHeld }) => state === 'open' && !isHeld);
  const ask = useAsk(open.map(({ bookingId }) => bookingId));
  if (open.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      {ask.refused && <ErrorAlert text={ask.refused} sx={{ mb: 2 }} />}
      <Button variant="contained" loading={ask.busy} onClick={ask.press}>
        {t('staffSlots:rebookings.askAll', { count: open.length })}
      </Button>
    </Box>
  );
}
