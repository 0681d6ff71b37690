import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type TimeOfParty, timeByParty } from '#domain/foundations/turns/time-by-party.ts';
import { daysBetween } from '#domain/site/formats.ts';
import type { Foundation } from './model.ts';

/** A bar of hours says nothing. */
export const hasTurns = ({ startedAt }: Foundation, now: string): boolean =>
  daysBetween(startedAt, now) >= 1;

interface TurnsProps {
  foundation: Foundation;
  now: string;
}

/** Days per party, as a bar and as a list. */
export function Turns({ foundation, now }: TurnsProps) {
  const { t } = useTranslation(['sharedFoundations']);
  const turns = timeByParty(foundation.turns, now);
  const time = ({ days }: TimeOfParty) =>
    days === 0
      ? t('sharedFoundations:turns.lessThanADay')
      : t('sharedFoundations:turns.days', { count: days });
  return (
    <>
      <Box aria-hidden="true" sx={{ display: 'flex', gap: '2px', height: 12, mb: 1.5 }}>
        {turns.map(({ party, ms }) => (
          <Box
            key={party}
            sx={{
              flex: `${Math.max(ms, 1)} 0 8px`,
              bgcolor: partyColors[party],
              '&:first-of-type': { borderStartStartRadius: 6, borderEndStartRadius: 6 },
              '&:last-of-type': { borderStartEndRadius: 6, borderEndEndRadius: 6 },
            }}
          />
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {turns.map((turn) => (
          <Box
            component="li"
            key={turn.party}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, fontSize: '0.875rem' }}
          >
            <Box
              sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: partyColors[turn.party] }}
            />
            <span>{t('sharedFoundations:party')[turn.party]}</span>
            <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
              {time(turn)}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

const partyColors = {
  founder: 'brand.accent',
  'co-founder': 'info.main',
  lawyer: 'primary.main',
  staff: 'success.main',
  notary: 'brand.fieldBorder',
  bank: 'text.secondary',
  court: 'warning.main',
} as const satisfies Record<TimeOfParty['party'], string>;
