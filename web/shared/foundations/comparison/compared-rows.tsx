import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import { keepsLines } from '../../../kit/ui/breakable.ts';
import { type ChangedRow, type Compared, partsOf } from './parts.ts';

const wide = '@media (min-width:48em)';

/** Side by side where there is room, else one below the other. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 4,
  [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

interface ComparedRowsProps {
  rows: Compared['rows'];
  /** Numbers of the versions. */
  before: number;
  after: number;
}

/** Paragraph by paragraph; what has stayed the same far from any change is folded away. */
export function ComparedRows({ rows, before, after }: ComparedRowsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      {partsOf(rows).map((part) => {
        if ('row' in part) {
          return <Changed key={part.place} row={part.row} before={before} after={after} />;
        }
        if ('same' in part) return <Same key={part.place} text={part.same} />;
        return <Folded key={part.place} rows={part.folded} />;
      })}
    </Box>
  );
}

/** Read out once, even where it stands in both columns. */
const Same = ({ text }: { text: string }) => (
  <Box sx={{ ...columns, color: 'text.secondary' }}>
    <Box aria-hidden="true" sx={{ ...paragraph, display: 'none', [wide]: { display: 'block' } }}>
      {text}
    </Box>
    <Box sx={paragraph}>{text}</Box>
  </Box>
);

/** Native `details`: works by keyboard and without script. */
function Folded({ rows }: { rows: readonly { place: number; same: string }[] }) {
  const { t } = useTranslation(['comparison']);
  return (
    <Box component="details" sx={fold}>
      <summary>{t('comparison:unchanged', { count: rows.length })}</summary>
      <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
        {rows.map(({ place, same }) => (
          <Same key={place} text={same} />
        ))}
      </Box>
    </Box>
  );
}

interface ChangedProps {
  row: ChangedRow;
  before: number;
  after: number;
}

function Changed({ row, before, after }: ChangedProps) {
  const { t } = useTranslation(['comparison']);
  return (
    <Box role="group" aria-label={t('comparison:changed')} sx={{ ...columns, rowGap: 1.5 }}>
      {row.before.length > 0 && <Side version={before} runs={row.before} mark="del" />}
      {row.after.length > 0 && <Side version={after} runs={row.after} mark="ins" />}
    </Box>
  );
}

interface SideProps {
  version: number;
  runs: ChangedRow['before'];
  mark: 'del' | 'ins';
}

/** Under the head of its column it need not be named again, but for screen readers. */
function Side({ version, runs, mark }: SideProps) {
  const { t } = useTranslation(['comparison']);
  return (
    <Box sx={{ ...side, ...(mark === 'ins' && { [wide]: { gridColumn: 2 } }) }}>
      <Typography variant="body2" color="textSecondary" sx={{ [wide]: visuallyHidden }}>
        {t('comparison:version', { version })}
      </Typography>
      <Box sx={paragraph}>
        {placed(runs).map(({ place, text, changed }) =>
          changed ? <Marked key={place} mark={mark} text={text} /> : text,
        )}
      </Box>
    </Box>
  );
}

const placed = (runs: ChangedRow['before']) => runs.map((run, place) => ({ place, ...run }));

/** Said in words as well: not every screen reader tells marks apart. */
function Marked({ mark, text }: { mark: 'del' | 'ins'; text: string }) {
  const { t } = useTranslation(['comparison']);
  return (
    <Box component={mark} sx={marks[mark]}>
      <span style={visuallyHidden}>{t(`comparison:${names[mark]}`)} </span>
      {text}
      <span style={visuallyHidden}> {t('comparison:end')} </span>
    </Box>
  );
}

const names = { del: 'removed', ins: 'added' } as const;

const paragraph = { ...keepsLines, overflowWrap: 'anywhere', hyphens: 'auto' } as const;

const side = {
  minWidth: 0,
  px: 2,
  py: 1.5,
  borderRadius: '12px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const tint = (tone: 'error' | 'success') =>
  `color-mix(in srgb, var(--s-palette-${tone}-main) 14%, var(--s-palette-background-paper))`;
const marked = { borderRadius: '4px', px: '2px', boxDecorationBreak: 'clone' } as const;
const marks = {
  del: { ...marked, bgcolor: tint('error'), textDecoration: 'line-through' },
  ins: {
    ...marked,
    bgcolor: tint('success'),
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
    fontWeight: 600,
  },
} as const;

const fold = {
  '& > summary': {
    cursor: 'pointer',
    minHeight: 44,
    display: 'list-item',
    py: 1.25,
    fontWeight: 600,
    fontSize: '0.875rem',
    color: 'primary.main',
    '&:hover': { textDecoration: 'underline' },
  },
} as const;
