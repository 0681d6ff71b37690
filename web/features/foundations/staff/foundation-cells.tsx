import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListedFoundation } from '#api/contract.gen.d.ts';
import { foundationList } from '#domain/desk/lists/foundations.ts';
import { dayKey } from '#domain/site/formats.ts';
import type { CellsOf } from '../../../desk/list/columns.ts';
import { dueDay, initialsIn, shortDay, waitingSince } from '../../../desk/ui/formats.ts';
import { useNow } from '../../../desk/ui/use-now.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { FoundationName } from '../../../shared/foundations/foundation-name.tsx';
import { currentStation } from './current-station.ts';
import { MiniLine } from './mini-line.tsx';

/** What the list says about each foundation. */
export function useFoundationCells(): CellsOf<typeof foundationList> {
  const { t } = useTranslation(['staff']);
  const { locale } = useLocale();
  const now = useNow();
  return {
    foundation: {
      width: 'minmax(0, 2.1fr)',
      card: 'line',
      cell: ({ id, companyName, city, unreadMessages }) => (
        <Box sx={[line, nameFirst]}>
          <FoundationName id={id} companyName={companyName} hint={city} />
          {unreadMessages > 0 && <NewMessages count={unreadMessages} />}
        </Box>
      ),
    },
    line: {
      width: '112px',
      card: 'line',
      cell: (foundation) => (
        <MiniLine current={currentStation(foundation)} ended={foundation.status === 'cancelled'} />
      ),
    },
    status: {
      width: 'minmax(0, 1.9fr)',
      card: 'line',
      cell: (foundation) => <StatusCell {...foundation} />,
    },
    owner: {
      width: '70px',
      named: true,
      cell: ({ owner }) => (owner ? <Owner name={owner.name} /> : null),
    },
    wait: {
      width: '72px',
      named: true,
      cell: ({ since }) => <Quiet instant={since}>{waitingSince(since, now, t)}</Quiet>,
    },
    due: {
      width: '64px',
      named: true,
      cell: ({ dueOn }) => (dueOn ? <DueDay dueOn={dueOn} now={now} /> : null),
    },
    started: {
      width: '80px',
      card: 'hidden',
      cell: ({ startedAt }) => <Quiet instant={startedAt}>{shortDay(startedAt, locale)}</Quiet>,
    },
  };
}

/** Where messages of a case wait to be read; the case leads to them. */
function NewMessages({ count }: { count: number }) {
  const { t } = useTranslation(['staffFoundations']);
  const words = t('staffFoundations:foundations.messages', { count });
  return (
    <Box component="span" title={words} sx={newMessages}>
      <Mail size={16} aria-hidden />
      <span aria-hidden>{count}</span>
      <span style={visuallyHidden}>{words}</span>
    </Box>
  );
}

const newMessages = {
  display: 'inline-flex',
  alignSelf: 'center',
  alignItems: 'center',
  gap: 0.5,
  flexShrink: 0,
  fontSize: '0.875rem',
  fontWeight: 600,
} as const;

function StatusCell({ status, waitingOn }: Pick<ListedFoundation, 'status' | 'waitingOn'>) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const words = t(`staffFoundations:status.${status}`);
  const label = foundationList.columns.waitingOn[locale];
  return (
    <Box sx={line}>
      <span title={words}>{words}</span>
      {waitingOn !== 'nobody' && (
        <Box
          title={`${label}: ${t(`staffFoundations:party.${waitingOn}`)}`}
          sx={{ color: 'text.secondary', fontSize: '0.875rem' }}
        >
          <Box component="span" sx={{ display: { md: 'none' } }}>
            {label}:{' '}
          </Box>
          {t(`staffFoundations:party.${waitingOn}`)}
        </Box>
      )}
    </Box>
  );
}

/** On a desk one line, so that a screen shows many rows; what has no room ends with dots. */
const line = {
  display: { md: 'flex' },
  alignItems: 'baseline',
  columnGap: 1,
  whiteSpace: { md: 'nowrap' },
  '& > *': { overflow: { md: 'hidden' }, textOverflow: 'ellipsis' },
  // The first of the two, a link or a span, has the room.
  '& > div': { flexShrink: { md: 4 } },
} as const;

/** The city shows where the name leaves room for it. */
const nameFirst = {
  '& > div': { flexShrink: { md: 1_000 } },
} as const;

/** The whole name on a card, the initials in a row. */
const Owner = ({ name }: { name: string }) => (
  <Box component="span" title={name}>
    <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'inline' } }}>
      {initialsIn(name)}
    </Box>
    <Box component="span" sx={{ display: { md: 'none' } }}>
      {name}
    </Box>
    <Box component="span" sx={{ ...visuallyHidden, display: { xs: 'none', md: 'inline' } }}>
      {name}
    </Box>
  </Box>
);

const Quiet = ({ instant, children }: { instant: string; children: string }) => (
  <Box component="time" dateTime={instant} sx={{ color: 'text.secondary' }}>
    {children}
  </Box>
);

function DueDay({ dueOn, now }: { dueOn: string; now: number }) {
  const { t } = useTranslation(['staff']);
  const { locale } = useLocale();
  const isLate = dueOn < dayKey(new Date(now).toISOString());
  return (
    <Box
      component="time"
      dateTime={dueOn}
      sx={isLate ? { color: 'error.main', fontWeight: 600 } : { color: 'text.secondary' }}
    >
      {dueDay(dueOn, now, locale, t)}
    </Box>
  );
}
