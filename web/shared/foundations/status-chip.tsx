import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { stepOn, turnOf } from '#domain/foundations/shown-status.ts';
import type { Party } from '#domain/foundations/statuses.ts';
import type { FoundationCard } from './model.ts';

interface StatusChipProps {
  card: Parameters<typeof turnOf>[0] & Pick<FoundationCard, 'step' | 'dueAt' | 'asCoFounder'>;
  /** Shows the step, or whose turn it is. */
  kind: 'step' | 'turn';
  now: string;
}

/** Co-founders read of the one who began the formation as of somebody else. */
export const partySeen = ({ asCoFounder }: Pick<FoundationCard, 'asCoFounder'>, turn: Party) =>
  asCoFounder && turn === 'founder' ? 'lead' : turn;

export function StatusChip({ card, kind, now }: StatusChipProps) {
  const { t } = useTranslation(['sharedFoundations', 'line']);
  const { status } = card;
  const step = stepOn(card, now);
  const waitingOn = turnOf(card, now);
  const label = () => {
    if (status === 'cancelled') return t('sharedFoundations:cancelledChip');
    if (status === 'completed') return t('sharedFoundations:partyTurn.nobody');
    if (kind === 'turn' && waitingOn === 'nobody') return t('sharedFoundations:waitingChip');
    if (kind === 'turn') return t('sharedFoundations:partyTurn')[partySeen(card, waitingOn)];
    return t('sharedFoundations:stationOf', { step, station: t('line:stations')[step - 1] ?? '' });
  };
  const mine =
    partySeen(card, waitingOn) === 'founder' || (kind === 'step' && waitingOn !== 'nobody');
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
        whiteSpace: 'nowrap',
        bgcolor: mine ? 'brand.accentTint' : 'brand.highlight',
        color: mine ? 'warning.main' : 'primary.main',
      }}
    >
      {label()}
    </Box>
  );
}
