import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Stuck } from '#api/contract.gen.d.ts';
import { call } from '../../../../desk/call.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { usePress } from '../../../../desk/forms/use-press.ts';
import { useMay } from '../../../../desk/session/session.ts';
import { waitingSince } from '../../../../desk/ui/formats.ts';
import { useNow } from '../../../../desk/ui/use-now.ts';
import { countText } from '../../../../kit/list/range-pager.tsx';
import { Table } from '../../../../kit/list/table.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { Recipe } from './recipe.tsx';
import { ThingRow } from './thing-row.tsx';

const TRACKS = 'minmax(0, 1fr) minmax(0, 1.7fr) 76px 92px 212px';
const COLUMNS = ['case', 'what', 'attempts', 'since', 'press'] as const;

/** All that is stuck in the same way: what it means, what to do, and each of them. */
export function StuckKindCard({ stuck }: { stuck: Stuck }) {
  const { t } = useTranslation(['staff', 'staffOperations']);
  const { locale } = useLocale();
  const now = useNow();
  const may = useMay();
  const { kind, since, things } = stuck;
  const words = t(`staffOperations:stuckKinds.${kind}`);
  const columns = t('staffOperations:stuck.columns');
  const maySendAll = kind === 'parked-stream' && things.length > 1 && may('operations.repair');
  return (
    <Card component="section" aria-labelledby={kind}>
      <Box sx={{ px: { xs: 2.5, md: 3 }, pt: 2.5, pb: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <Typography id={kind} variant="h4" component="h2" color="primary">
            {words.title}
          </Typography>
          <Typography color="textSecondary">
            {countText(stuck, locale)}
            {since &&
              `, ${t('staffOperations:stuck.since', { time: waitingSince(since, now, t) })}`}
          </Typography>
        </Box>
        <Typography sx={{ mt: 1, maxWidth: '76ch' }}>{words.means}</Typography>
        <Typography sx={{ mt: 1, maxWidth: '76ch' }}>{words.todo}</Typography>
        <Recipe kind={kind} />
        {maySendAll && <PressAll />}
      </Box>
      <Table
        label={words.title}
        columns={TRACKS}
        heads={COLUMNS.map((column) => (
          <th key={column} scope="col">
            {columns[column === 'case' && kind === 'part-away' ? 'part' : column]}
          </th>
        ))}
      >
        {things.map((thing) => (
          <ThingRow key={thing.id} kind={kind} thing={thing} />
        ))}
      </Table>
    </Card>
  );
}

function PressAll() {
  const { t } = useTranslation(['staffOperations']);
  const words = t('staffOperations:stuck.all');
  const { busy, refused, press } = usePress({
    send: () => call('POST /admin/stuck/parked-stream/retry'),
    done: () => words.done,
  });
  return (
    <>
      <Button variant="outlined" loading={busy} onClick={press} sx={{ mt: 2 }}>
        {words.button}
      </Button>
      {refused && <ErrorAlert text={refused} sx={{ mt: 2 }} />}
    </>
  );
}
