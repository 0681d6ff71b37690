import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Task } from '#api/contract.gen.d.ts';
import type { FollowUpKind } from '#domain/foundations/follow-ups.ts';
import { dayKey, longDate } from '#domain/site/formats.ts';
import { call } from '../../../../desk/call.ts';
import { mayHere } from '../../../../desk/session/session.ts';
import { useTaskActions } from '../../../../desk/tasks/use-task-actions.ts';
import { Panel } from '../../../../desk/ui/panel.tsx';
import { useNow } from '../../../../desk/ui/use-now.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { list } from './obstacles-card.tsx';

/** None for those who do not do it, and where it cannot be read. */
export async function readFollowUps(id: string, signal: AbortSignal): Promise<Task[]> {
  if (!mayHere('today.settle')) return [];
  const answer = await call('GET /admin/foundations/:id/tasks', { params: { id }, signal });
  return answer.ok ? answer.data.filter(({ kind }) => kind === 'follow-up') : [];
}

/** What is to be done beside the steps of a formation, each with its day. */
export function FollowUps({ rows }: { rows: readonly Task[] }) {
  const { t } = useTranslation(['staffTasks']);
  if (rows.length === 0) return null;
  return (
    <Panel title={t('staffTasks:followUps.title')}>
      <Box component="ul" sx={list}>
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </Box>
    </Panel>
  );
}

function Row({ row: { key, about, dueOn } }: { row: Task }) {
  const { t } = useTranslation(['staffTasks']);
  const { locale } = useLocale();
  const now = useNow();
  const { busy, settle } = useTaskActions();
  const what = t(`staffTasks:followUps.kind.${about as FollowUpKind}`);
  const isLate = dueOn !== null && dueOn < dayKey(new Date(now).toISOString());
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box>{what}</Box>
        {dueOn && (
          <Box
            component="time"
            dateTime={dueOn}
            sx={{
              color: isLate ? 'error.main' : 'text.secondary',
              fontWeight: isLate ? 600 : 400,
              fontSize: '0.875rem',
            }}
          >
            {t('staffTasks:followUps.due', { date: longDate(dueOn, locale) })}
          </Box>
        )}
      </Box>
      <Button
        variant="outlined"
        onClick={() => void settle([key], true)}
        disabled={busy}
        aria-label={t('staffTasks:followUps.doneNamed', { what })}
      >
        {t('staffTasks:followUps.done')}
      </Button>
    </Box>
  );
}
