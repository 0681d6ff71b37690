import Box from '@mui/material/Box';
import type { ListedFoundation } from '#api/contract.ts';
import { dayKey } from '#domain/site/formats.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { FoundationName } from '../../../shared/foundations/foundation-name.tsx';
import type { ListColumn } from '../../../shared/staff/list/columns.ts';
import { dueDay, shortDay, waitingSince } from '../../../shared/staff/ui/formats.ts';
import { useNow } from '../../../shared/staff/ui/use-now.ts';
import { currentStation } from './current-station.ts';
import { MiniLine } from './mini-line.tsx';

/** What the list says about each foundation. */
export function useFoundationColumns(): readonly ListColumn<ListedFoundation>[] {
  const { t, locale } = useTexts('staff', 'staffFoundations');
  const now = useNow();
  const words = t('staffFoundations:column');
  return [
    {
      id: 'foundation',
      header: words.foundation,
      width: 'minmax(0, 1.9fr)',
      card: 'line',
      cell: ({ id, companyName, city }) => (
        <FoundationName id={id} companyName={companyName} hint={city} />
      ),
    },
    {
      id: 'line',
      header: words.line,
      width: '172px',
      card: 'line',
      cell: (foundation) => (
        <MiniLine current={currentStation(foundation)} ended={foundation.status === 'cancelled'} />
      ),
    },
    {
      id: 'status',
      header: words.status,
      width: 'minmax(0, 1.2fr)',
      card: 'line',
      cell: (foundation) => <StatusCell {...foundation} />,
    },
    {
      id: 'owner',
      header: words.owner,
      width: 'minmax(0, 0.7fr)',
      named: true,
      cell: ({ owner }) => owner?.name ?? null,
    },
    {
      id: 'since',
      header: words.since,
      width: '76px',
      sort: 'since',
      named: true,
      cell: ({ since }) => <Quiet instant={since}>{waitingSince(since, now, t)}</Quiet>,
    },
    {
      id: 'due',
      header: words.due,
      width: '76px',
      sort: 'dueOn',
      named: true,
      cell: ({ dueOn }) => (dueOn ? <DueDay dueOn={dueOn} now={now} /> : null),
    },
    {
      id: 'started',
      header: words.started,
      width: '80px',
      sort: 'startedAt',
      card: 'hidden',
      cell: ({ startedAt }) => <Quiet instant={startedAt}>{shortDay(startedAt, locale)}</Quiet>,
    },
  ];
}

function StatusCell({ status, waitingOn }: Pick<ListedFoundation, 'status' | 'waitingOn'>) {
  const { t } = useTexts('staffFoundations');
  return (
    <>
      <span>{t(`staffFoundations:status.${status}`)}</span>
      {waitingOn !== 'nobody' && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t('staffFoundations:column.waitingOn')}: {t(`staffFoundations:party.${waitingOn}`)}
        </Box>
      )}
    </>
  );
}

const Quiet = ({ instant, children }: { instant: string; children: string }) => (
  <Box component="time" dateTime={instant} sx={{ color: 'text.secondary' }}>
    {children}
  </Box>
);

function DueDay({ dueOn, now }: { dueOn: string; now: number }) {
  const { t, locale } = useTexts('staff');
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
