import Box from '@mui/material/Box';

/** What is shown without scrolling. */
const MOST_ROWS = 13;

interface Props {
  label: string;
  heads: readonly string[];
  /** The first cell names the row; the others are numbers. */
  rows: readonly (readonly string[])[];
}

/** The numbers of a chart, for everybody who reads rather than looks. */
export function FigureTable({ label, heads, rows }: Props) {
  // Long ones scroll in their place, and wide ones on phones: also by keyboard.
  const scrolled = { role: 'group', 'aria-label': label, tabIndex: 0 };
  return (
    <Box {...scrolled} sx={[place, rows.length > MOST_ROWS && { maxHeight: 560 }]}>
      <Box component="table" aria-label={label} sx={table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...numbers]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {numbers.map((number, index) => (
                <td key={heads[index + 1]}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const place = {
  mt: 2,
  overflow: 'auto',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: 1,
    px: { xs: 0.75, sm: 1 },
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'right',
  },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& tbody th': { fontWeight: 400, hyphens: 'auto' },
  '& td': { whiteSpace: 'nowrap' },
  '& thead th + th': { hyphens: 'auto', overflowWrap: 'anywhere', minWidth: 56 },
  '& thead th': {
    position: 'sticky',
    top: 0,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    fontSize: '0.875rem',
    fontWeight: 600,
    verticalAlign: 'bottom',
  },
} as const;
