import Box from '@mui/material/Box';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { numberText } from '../../../../kit/list/range-pager.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';

const ROW_PX = 44;
const AXIS_PX = 32;

/** Both stand out from the card in either mode by at least 3 to 1. */
const colors = ['var(--s-palette-brand-fieldBorder)', 'var(--s-palette-primary-main)'];
const one = ['var(--s-palette-primary-main)'];

interface LyingProps {
  labels: readonly string[];
  values: readonly number[];
  valueText: (value: number) => string;
}

/** A bar for each name, below each other. The names stand beside the chart, which cuts long ones off. */
export function LyingBars({ labels, values, valueText }: LyingProps) {
  const onAxis = useNumbers();
  return (
    <Box aria-hidden sx={beside}>
      <Box sx={names}>
        {labels.map((label) => (
          <div key={label}>{label}</div>
        ))}
      </Box>
      <Drawn
        colors={one}
        layout="horizontal"
        height={labels.length * ROW_PX + AXIS_PX}
        margin={{ left: 8, top: 0, bottom: 0, right: 16 }}
        yAxis={[{ data: [...labels], position: 'none' }]}
        xAxis={[{ height: AXIS_PX, tickMinStep: 1, valueFormatter: onAxis }]}
        series={[
          {
            data: [...values],
            valueFormatter: (value) => (value === null ? '' : valueText(value)),
          },
        ]}
        grid={{ vertical: true }}
        hideLegend
      />
    </Box>
  );
}

interface StandingProps {
  labels: readonly string[];
  series: readonly { label: string; values: readonly number[] }[];
}

/** A group of bars for each name, beside each other. */
export function StandingBars({ labels, series }: StandingProps) {
  const onAxis = useNumbers();
  return (
    <Drawn
      colors={colors}
      height={320}
      margin={{ left: 0, top: 8, bottom: 0, right: 24 }}
      xAxis={[
        {
          data: labels.map((_, index) => index),
          valueFormatter: (index: number) => labels[index] ?? '',
          height: AXIS_PX,
        },
      ]}
      yAxis={[{ width: 48, tickMinStep: 1, valueFormatter: onAxis }]}
      series={series.map(({ label, values }) => ({ label, data: [...values] }))}
      grid={{ horizontal: true }}
    />
  );
}

function useNumbers() {
  const { locale } = useLocale();
  return (value: number) => numberText(value, locale);
}

/** Nothing of it is read out or reached by keyboard: its table is there for that. */
const Drawn = (chart: BarChartProps) => (
  <Box aria-hidden sx={look}>
    <BarChart {...chart} borderRadius={4} skipAnimation disableKeyboardNavigation />
  </Box>
);

const beside = {
  display: 'grid',
  gridTemplateColumns: { xs: '120px minmax(0, 1fr)', sm: 'minmax(120px, 34%) minmax(0, 1fr)' },
} as const;

const names = {
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  lineHeight: 1.25,
  textAlign: 'right',
  hyphens: 'auto',
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    minWidth: 0,
    height: ROW_PX,
    overflow: 'hidden',
  },
} as const;

const look = {
  minWidth: 0,
  '& .MuiChartsAxis-tickLabel': { fill: 'var(--s-palette-text-primary)', fontSize: '0.8125rem' },
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: 'var(--s-palette-brand-fieldBorder)' },
  '& .MuiChartsGrid-line': { stroke: 'var(--s-palette-divider)' },
} as const;
