import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTotal } from '../../../../shared/staff/totals.ts';
import { countText } from '../../../../shared/staff/ui/formats.ts';
import { useTexts } from '../../../../kit/texts/use-texts.ts';

interface Props {
  /** Undefined until known, like every figure. */
  overdue: number | undefined;
}

/** Four numbers that show at a glance whether things run. */
export function Figures({ overdue }: Props) {
  const { t, locale } = useTexts('staffTasks');
  const running = useTotal('tasks');
  const completed = useTotal('foundations', { filter: { status: 'completed' } });
  const problems = sum([
    useTotal('failed'),
    useTotal('parked'),
    useTotal('mails'),
    useTotal('unrendered'),
  ]);
  const figures: [label: string, value: number | undefined, alarming?: boolean][] = [
    ['running', running],
    ['completed', completed],
    ['overdue', overdue, true],
    ['problems', problems, true],
  ];
  return (
    <Box component="section" aria-label={t('staffTasks:figures.label')} sx={grid}>
      {figures.map(([label, value, alarming]) => (
        <Card key={label} sx={{ px: 3, py: 2.25 }}>
          <Typography
            variant="h3"
            component="p"
            // The colour of headings comes from the theme, which wins over the property.
            sx={alarming && value ? { color: 'error.main' } : {}}
          >
            {value === undefined ? <Skeleton width={48} /> : countText(value, locale)}
          </Typography>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem', mt: 0.75 }}>
            {t(`staffTasks:figures.${label}`)}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}

const sum = (values: (number | undefined)[]) =>
  values.reduce<number | undefined>(
    (total, value) => (total === undefined || value === undefined ? undefined : total + value),
    0,
  );

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
  gap: { xs: 1.5, md: 3 },
  mt: 3,
} as const;
