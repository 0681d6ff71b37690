import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { FollowUp } from '#api/contract.gen.d.ts';
import { dayKey, longDate } from '#domain/site/formats.ts';
import { call } from '../../../../desk/call.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { usePress } from '../../../../desk/forms/use-press.ts';
import { mayHere } from '../../../../desk/session/session.ts';
import { Panel } from '../../../../desk/ui/panel.tsx';
import { useNow } from '../../../../desk/ui/use-now.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { FoundationName } from '../../../../shared/foundations/foundation-name.tsx';
import { list } from './obstacles-card.tsx';

const SHOWN = 50;

/** None for those who do not do it, and where it cannot be read. */
export async function readFollowUps(
  of: { foundationId?: string },
  signal: AbortSignal,
): Promise<readonly FollowUp[]> {
  if (!mayHere('today.settle')) return [];
  const query = { limit: SHOWN, offset: 0, ...of };
  const answer = await call('GET /admin/follow-ups', { query, signal });
  return answer.ok ? answer.data : [];
}

interface FollowUpsProps {
  rows: readonly FollowUp[];
  /** Of several formations, each row says of which. */
  named?: boolean;
}

/** What is to be done beside the steps of formations, each with its day. */
export function FollowUps({ rows, named = false }: FollowUpsProps) {
  const { t } = useTranslation(['staffTasks']);
  if (rows.length === 0) return null;
  return (
    <Panel title={t('staffTasks:followUps.title')}>
      <Box component="ul" sx={list}>
        {rows.map((row) => (
          <Row key={row.id} row={row} named={named} />
        ))}
      </Box>
    </Panel>
  );
}

function Row({ row, named }: { row: FollowUp; named: boolean }) {
  const { id, foundationId, companyName, kind, dueOn } = row;
  const { t } = useTranslation(['staffTasks']);
  const { locale } = useLocale();
  const now = useNow();
  const { busy, refused, press } = usePress({
    send: () =>
      call('POST /admin/follow-ups/:id/done', {
        params: { id },
        idempotencyKey: crypto.randomUUID(),
      }),
    done: () => t('staffTasks:followUps.finished'),
  });
  const what = t(`staffTasks:followUps.kind.${kind}`);
  const isLate = dueOn < dayKey(new Date(now).toISOString());
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          {named && <FoundationName id={foundationId} companyName={companyName} hint={null} />}
          <Box>{what}</Box>
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
        </Box>
        <Button
          variant="outlined"
          onClick={press}
          disabled={busy}
          aria-label={t('staffTasks:followUps.doneNamed', { what })}
        >
          {t('staffTasks:followUps.done')}
        </Button>
      </Box>
      {refused && <ErrorAlert text={refused} sx={{ mt: 1 }} />}
    </li>
  );
}
