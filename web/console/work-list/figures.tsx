import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { useParked, useTaskCounts, useTasks } from './selections.ts';

/** Four numbers that say at a glance whether things run. */
export function Figures({ overdue }: { overdue: number | undefined }) {
  const translate = useTranslate();
  const { total: running, isPending } = useTasks();
  const { all: waiting } = useTaskCounts();
  const { total: completed } = useGetList('foundations', {
    pagination: { page: 1, perPage: 1 },
    filter: { status: 'completed' },
  });
  const parked = useParked();
  const figures: [label: string, value: number | undefined, alarming?: boolean][] = [
    ['running', isPending ? undefined : running],
    ['waiting', isPending ? undefined : waiting],
    ['overdue', overdue, true],
    parked.total > 0 ? ['parked', parked.total, true] : ['completed', completed],
  ];
  return (
    <Box component="section" aria-label={translate('figures.label')} sx={grid}>
      {figures.map(([label, value, alarming]) => (
        <Card key={label} sx={{ px: 3, py: 2.25 }}>
          <Typography variant="h3" component="p" color={alarming && value ? 'error' : 'primary'}>
            {value ?? <Skeleton width={48} />}
          </Typography>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem', mt: 0.75 }}>
            {translate(`figures.${label}`)}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
  gap: { xs: 1.5, md: 3 },
  mt: 3,
} as const;
