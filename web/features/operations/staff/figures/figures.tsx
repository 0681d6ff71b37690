import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { Figures } from '#api/contract.gen.d.ts';
import { type FigureWeeks, figureWeeks } from '#domain/foundations/figures/figures.ts';
import { call } from '../../../../desk/call.ts';
import { patiently, useKept } from '../../../../desk/reads.ts';
import { Numbers } from '../../../../desk/ui/numbers.tsx';
import { PageFailed } from '../../../../desk/ui/states.tsx';
import { usePageTitle } from '../../../../desk/ui/use-page-title.ts';
import { EmptyList } from '../../../../kit/list/empty-list.tsx';
import { OpenPanel, PartiesPanel, StagesPanel, WeeksPanel } from './panels.tsx';
import { WorkloadPanel } from './workload-panel.tsx';

const quarter = 13 satisfies FigureWeeks;
const weeksAt = (params: URLSearchParams): FigureWeeks =>
  figureWeeks.find((weeks) => String(weeks) === params.get('weeks')) ?? quarter;

export const clientLoader = ({ request: { signal }, url }: ClientLoaderFunctionArgs) =>
  patiently(() =>
    call('GET /admin/figures', { query: { weeks: weeksAt(url.searchParams) }, signal }),
  );

/** Where formations stand, how long they took and who was waited for. */
export default function FiguresPage() {
  const { t } = useTranslation(['staffFigures']);
  const words = t('staffFigures:figures');
  const read = useKept(useLoaderData<typeof clientLoader>());
  usePageTitle(words.title);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1.5 }}>
        <Typography variant="h3" component="h1" color="primary" sx={{ flexGrow: 1 }}>
          {words.title}
        </Typography>
        <Period />
      </Box>
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '68ch' }}>
        {words.intro}
      </Typography>
      {read.ok ? (
        <Shown figures={read.data} />
      ) : (
        <PageFailed refusal={read} closed={{ title: words.title, right: 'operations.figures' }} />
      )}
    </>
  );
}

function Period() {
  const { t } = useTranslation(['staffFigures']);
  const words = t('staffFigures:figures');
  const [params, setParams] = useSearchParams();
  return (
    <TextField
      select
      size="small"
      label={words.period}
      value={weeksAt(params)}
      onChange={({ target }) => setParams({ weeks: target.value }, { preventScrollReset: true })}
      sx={{ width: { xs: '100%', sm: 240 } }}
    >
      {figureWeeks.map((weeks) => (
        <MenuItem key={weeks} value={weeks}>
          {words.periods[weeks]}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Shown({ figures }: { figures: Figures }) {
  const { t } = useTranslation(['staffFigures']);
  const words = t('staffFigures:figures');
  const { open, started, completed, cancelled } = figures;
  const running = open.reduce((sum, { count }) => sum + count, 0);
  if (running + started + completed + cancelled === 0) {
    return (
      <Card>
        <EmptyList title={words.empty} hint={words.emptyHint} />
      </Card>
    );
  }
  return (
    <>
      <Numbers
        label={words.numbers}
        numbers={[
          [words.started, started],
          [words.completed, completed],
          [words.cancelled, cancelled],
          [words.open, running],
        ]}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { lg: '1fr 1fr' } }}>
        <WeeksPanel figures={figures} />
        <OpenPanel figures={figures} />
        <StagesPanel figures={figures} />
        <PartiesPanel figures={figures} />
      </Box>
      <Box sx={{ mt: 2.5 }}>
        <WorkloadPanel />
      </Box>
    </>
  );
}
