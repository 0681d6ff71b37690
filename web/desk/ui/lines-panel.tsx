import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { money } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Panel } from './panel.tsx';

type Missing = false | null | undefined | '';

interface Line {
  title: string;
  /** How many, and what else is known of it. */
  facts: readonly (string | Missing)[];
  /** What it consists of. */
  parts: readonly string[];
  netCents: number;
}

interface Sum {
  name: string;
  cents: number;
  strong?: boolean;
}

interface Props {
  title: string;
  lines: readonly Line[];
  sums: readonly (Sum | Missing)[];
}

/** The lines of an order or an invoice, and what they come to. */
export function LinesPanel({ title, lines, sums }: Props) {
  const { locale } = useLocale();
  return (
    <Panel title={title}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change.
          <LineItem key={index} line={line} />
        ))}
      </Box>
      <Box component="dl" sx={below}>
        {sums
          .filter((sum) => !!sum)
          .map(({ name, cents, strong = false }) => (
            <Box
              key={name}
              sx={{ display: 'contents', '& > *': { fontWeight: strong ? 600 : 400 } }}
            >
              <Box component="dt">{name}</Box>
              <Box component="dd" sx={{ ...figure, m: 0 }}>
                {money(cents, locale)}
              </Box>
            </Box>
          ))}
      </Box>
    </Panel>
  );
}

function LineItem({ line: { title, facts, parts, netCents } }: { line: Line }) {
  const { locale } = useLocale();
  return (
    <Box component="li" sx={item}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {parts.map((part) => (
          <Typography key={part} variant="body2" color="textSecondary">
            {part}
          </Typography>
        ))}
      </Box>
      <Typography sx={figure}>{money(netCents, locale)}</Typography>
    </Box>
  );
}

const figure = {
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;

const item = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:first-of-type': { pt: 0 },
} as const;

const below = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  mt: 1,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;
