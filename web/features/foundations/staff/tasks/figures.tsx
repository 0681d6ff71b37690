import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { countText, type Total } from '../../../../kit/list/range-pager.tsx';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { exceptionPages, exceptions, useTotals } from '../../../../shared/staff/totals.ts';
import { staffPath } from '../../../../staff-pages.ts';

interface Props {
  /** Each undefined if it could not be counted. */
  totals: Partial<Record<'running' | 'completed' | 'overdue', Total>>;
}

/** Four numbers that show at a glance whether things run. */
export function Figures({ totals }: Props) {
  const { t, locale } = useTexts('staffTasks');
  const wrong = useTotals();
  const figures = [
    ['running', totals.running],
    ['completed', totals.completed],
    ['overdue', totals.overdue],
    ['problems', sum(exceptions.map((name) => wrong[name]))],
  ] as const;
  return (
    <Box component="section" aria-label={t('staffTasks:figures.label')} sx={grid}>
      {figures.map(([label, value]) => (
        <Card key={label} sx={{ px: 3, py: 2.25 }}>
          <Typography
            variant="h3"
            component="p"
            // The colour of headings comes from the theme, which wins over the property.
            sx={alarming.includes(label) && value?.total ? { color: 'error.main' } : {}}
          >
            {value ? countText(value, locale) : <Skeleton width={48} />}
          </Typography>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem', mt: 0.75 }}>
            {t(`staffTasks:figures.${label}`)}
          </Typography>
          {label === 'problems' && <Kinds />}
        </Card>
      ))}
    </Box>
  );
}

/** The lists of what went wrong that have something in them. */
function Kinds() {
  const { t } = useTexts('staffFoundations', 'staffInvoices', 'staffMails');
  const totals = useTotals();
  const shown = exceptions.filter((name) => totals[name]?.total);
  return shown.map((name) => {
    const { page, label } = exceptionPages[name];
    return (
      <Link key={name} component={RouterLink} to={staffPath(page)} sx={kind}>
        {t(label)}
      </Link>
    );
  });
}

const kind = { display: 'block', width: 'fit-content', fontSize: '0.9375rem', mt: 0.75 } as const;

const alarming: readonly string[] = ['overdue', 'problems'];

const sum = (totals: readonly (Total | undefined)[]) =>
  totals.reduce<Total | undefined>(
    (all, one) =>
      all && one && { total: all.total + one.total, ...((all.more ?? one.more) && { more: true }) },
    { total: 0 },
  );

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
  gap: { xs: 1.5, md: 3 },
  mt: 3,
} as const;
