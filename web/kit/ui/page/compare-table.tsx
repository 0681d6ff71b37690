import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { headingFont } from '../../../fonts.ts';

interface CompareTableProps {
  caption: string;
  /** Header of the first column, for screen readers only. */
  aspect: string;
  columns: readonly string[];
  rows: readonly { aspect: string; cells: readonly string[] }[];
  /** Our own column, in bold. */
  emphasised?: number;
}

const headStyle = {
  fontFamily: headingFont,
  fontVariationSettings: "'SOFT' 60, 'WONK' 0",
  fontWeight: 560,
  fontSize: '1.375rem',
  color: 'brand.heading',
};

/** On phones rows become cards, and each cell repeats its column header. */
const tableStyle: SxProps<Theme> = (theme) => ({
  width: 1,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  textAlign: 'start',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    textWrap: 'pretty',
    py: 1.75,
    pr: 3,
  },
  '& thead th:first-of-type': { width: '26%' },
  '& tr': { borderBottom: 1, borderColor: 'divider' },
  [theme.breakpoints.down('sm')]: {
    '&, & tbody': { display: 'block' },
    '&': { position: 'relative', overflow: 'hidden' },
    '& thead': visuallyHidden,
    '& tbody tr': {
      display: 'block',
      border: 1,
      borderColor: 'divider',
      borderRadius: '20px',
      bgcolor: 'background.default',
      p: 2.5,
      mb: 2,
    },
    '& tbody th, & tbody td': { display: 'flex', gap: 2, p: 0, pt: 1 },
    '& tbody th': { pt: 0 },
    '& tbody td::before': {
      content: 'attr(data-column)',
      flex: '0 0 96px',
      color: 'text.secondary',
      fontWeight: 400,
    },
  },
});

/** A table with one row per aspect; on phones each row becomes a card. */
export function CompareTable({ caption, aspect, columns, rows, emphasised }: CompareTableProps) {
  return (
    <Box component="table" sx={tableStyle}>
      <caption style={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span style={visuallyHidden}>{aspect}</span>
          </th>
          {columns.map((column) => (
            <Box component="th" scope="col" key={column} sx={headStyle}>
              {column}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.aspect}>
            <Box
              component="th"
              scope="row"
              sx={{
                fontWeight: 600,
                color: { xs: 'brand.heading', sm: 'text.secondary' },
              }}
            >
              {row.aspect}
            </Box>
            {row.cells.map((cell, index) => (
              <Box
                component="td"
                key={columns[index]}
                data-column={columns[index]}
                sx={{ fontWeight: index === emphasised ? 600 : 400 }}
              >
                {cell}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
