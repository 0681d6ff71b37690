import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const ROW_PX = 44;
const AXIS_PX = 32;
const LABEL_CHARS = { narrow: 14, wide: 26 };
const LABEL_PX = { narrow: 116, wide: 196 };

/** Both stand out from the card in either mode by at least 3 to 1. */
const colors = ['var(--s-palette-brand-fieldBorder)', 'var(--s-palette-primary-main)'];
const main = ['var(--s-palette-primary-main)'];

interface LyingProps {
  labels: readonly string[];
  values: readonly number[];
  valueText: (value: number) => string;
}

/** A bar for each name, below each other: names are long. */
export function LyingBars({ labels, values, valueText }: LyingProps) {
  const isNarrow = useMediaQuery('(max-width:599.95px)');
  const size = isNarrow ? 'narrow' : 'wide';
  return (
    <Drawn
      colors={main}
      layout="horizontal"
      height={labels.length * ROW_PX + AXIS_PX}
      margin={{ left: 0, top: 0, bottom: 0, right: 24 }}
      yAxis={[
        {
          data: [...labels],
          width: LABEL_PX[size],
          valueFormatter: (label: string, { location }) =>
            location === 'tick' ? inLines(label, LABEL_CHARS[size]) : label,
        },
      ]}
      xAxis={[{ height: AXIS_PX, tickMinStep: 1 }]}
      series={[
        { data: [...values], valueFormatter: (value) => (value === null ? '' : valueText(value)) },
      ]}
      grid={{ vertical: true }}
      hideLegend
    />
  );
}

interface StandingProps {
  labels: readonly string[];
  series: readonly { label: string; values: readonly number[] }[];
}

/** A group of bars for each name, beside each other: weeks. */
export const StandingBars = ({ labels, series }: StandingProps) => (
  <Drawn
    colors={colors}
    height={320}
    margin={{ left: 0, top: 8, bottom: 0, right: 0 }}
    xAxis={[
      {
        data: labels.map((_, index) => index),
        valueFormatter: (index: number) => labels[index] ?? '',
        height: AXIS_PX,
      },
    ]}
    yAxis={[{ width: 36, tickMinStep: 1 }]}
    series={series.map(({ label, values }) => ({ label, data: [...values] }))}
    grid={{ horizontal: true }}
  />
);

/** Nothing of it is read out or reached by keyboard: its table is there for that. */
const Drawn = (chart: BarChartProps) => (
  <Box aria-hidden sx={look}>
    <BarChart {...chart} borderRadius={4} skipAnimation disableKeyboardNavigation />
  </Box>
);

/** Breaks between words, or where a long word has to. */
function inLines(label: string, most: number): string {
  const lines = [''];
  for (const word of label.split(' ')) {
    const line = [lines.at(-1), word].filter(Boolean).join(' ');
    if (line.length <= most || lines.at(-1) === '') lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines.join('\n');
}

const look = {
  '& .MuiChartsAxis-tickLabel': { fill: 'var(--s-palette-text-primary)', fontSize: '0.8125rem' },
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: 'var(--s-palette-brand-fieldBorder)' },
  '& .MuiChartsGrid-line': { stroke: 'var(--s-palette-divider)' },
} as const;
