import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Sheet } from '#api/contract.gen.d.ts';
import { keepsLines } from '../../kit/ui/breakable.ts';
import { CopyButton } from './copy-button.tsx';

type SheetBlock = Sheet['blocks'][number];

/** A block as text: cells between tabs, as spreadsheets and forms take them. */
export function textOf(block: SheetBlock): string {
  if (block.kind === 'lines') return block.lines.join('\n');
  if (block.kind === 'facts') {
    return block.facts.map(({ label, value }) => `${label}\t${value}`).join('\n');
  }
  return [block.head, ...block.rows].map((row) => row.join('\t')).join('\n');
}

/** A part of a sheet with a button that copies all of it. */
export function Block({ block }: { block: SheetBlock }) {
  const { title, source } = block;
  return (
    <Box component="section" aria-label={title} sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="h6" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {source && (
            <Typography variant="body2" color="textSecondary">
              {source}
            </Typography>
          )}
        </Box>
        <CopyButton text={textOf(block)} title={title} wide />
      </Box>
      <Body block={block} />
    </Box>
  );
}

function Body({ block }: { block: SheetBlock }) {
  const { t } = useTranslation(['sharedSheets']);
  if (block.kind === 'facts') return <SheetFacts facts={block.facts} />;
  if (block.kind === 'lines') {
    return (
      <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5 }}>
        {block.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    );
  }
  if (block.rows.length === 0) {
    return <Typography color="textSecondary">{t('sharedSheets:empty')}</Typography>;
  }
  return <SheetTable block={block} />;
}

type Facts = Extract<SheetBlock, { kind: 'facts' }>['facts'];

function SheetFacts({ facts }: { facts: Facts }) {
  return (
    <Box component="dl" sx={factList}>
      {facts.map(({ label, value, lacks }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Box component="span" sx={lacks ? { color: 'warning.main', fontWeight: 600 } : {}}>
              {value}
            </Box>
            {!lacks && <CopyButton text={value} title={label} />}
          </dd>
        </div>
      ))}
    </Box>
  );
}

const factList = {
  m: 0,
  mt: 1,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(140px, 0.35fr) minmax(0, 1fr)' },
    columnGap: 2,
    alignItems: 'center',
    py: { xs: 0.75, md: 0 },
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 2,
    minHeight: 44,
    m: 0,
    overflowWrap: 'anywhere',
    ...keepsLines,
  },
  '& dd > span:first-of-type': { minWidth: 0 },
} as const;

/** Wide tables are scrolled within the page. */
function SheetTable({ block }: { block: Extract<SheetBlock, { kind: 'table' }> }) {
  const { head, rows, title } = block;
  return (
    // Keyboards scroll what has the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the group scrolls.
    <Box role="group" aria-label={title} tabIndex={0} sx={{ mt: 1, overflowX: 'auto' }}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((text, at) => (
                <td key={head[at]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    p: 1,
    borderBottom: 1,
    borderColor: 'divider',
    minWidth: 72,
  },
  '& th': { color: 'text.secondary', fontWeight: 600 },
} as const;
