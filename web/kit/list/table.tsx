import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';

interface TableProps {
  label: string;
  /** CSS grid tracks. */
  columns: string;
  /** The header cells. */
  heads: ReactNode;
  /** Where only the rows in sight are drawn: how many there are, and how high all of them. */
  whole?: { rows: number; height: number };
  children: ReactNode;
}

/** A table that turns into a list of cards on phones, where each cell carries its column name. */
export function Table({ label, columns, heads, whole, children }: TableProps) {
  return (
    <Box
      component="table"
      aria-label={label}
      // The heads are a row, too.
      aria-rowcount={whole && whole.rows + 1}
      sx={tableSx(columns)}
    >
      <thead>
        <tr>{heads}</tr>
      </thead>
      <tbody style={whole && { height: whole.height, position: 'relative' }}>{children}</tbody>
    </Box>
  );
}

interface RowProps extends ComponentProps<'tr'> {
  /** Reached with the keyboard. */
  marked?: boolean;
  /** A click anywhere in it opens it; its link is for those who do not click. */
  opens?: boolean;
  /** Begins with the box that chooses it. */
  hasBox?: boolean;
}

export const Row = ({ marked, opens, hasBox, ...row }: RowProps) => (
  <tr
    {...row}
    data-marked={marked || undefined}
    data-opens={opens || undefined}
    data-box={hasBox || undefined}
  />
);

interface CellProps {
  /** Column name, shown on phones where there is no header. */
  label?: string;
  /** Takes a full line of the card on phones. */
  wide?: boolean;
  /** Takes a full line on tablets, too: for long texts. */
  long?: boolean;
  lead?: boolean;
  /** Money, which stands at the end of its column. */
  amount?: boolean;
  /** On phones a short action shares the first line with the lead; a long one goes below. */
  action?: 'short' | 'long';
  /** Only where there are columns. */
  hidden?: boolean;
  /** Holds the box that chooses the row: beside the first line of a card. */
  select?: boolean;
  children: ReactNode;
}

export function Cell({
  label,
  wide,
  long,
  lead,
  amount,
  action,
  hidden,
  select,
  children,
}: CellProps) {
  return (
    <td
      data-wide={wide || undefined}
      data-long={long || undefined}
      data-lead={lead || undefined}
      data-amount={amount || undefined}
      data-action={action}
      data-hidden={hidden || undefined}
      data-select={select || undefined}
    >
      {label && <span data-label="">{label}</span>}
      {children}
    </td>
  );
}

const tableSx = (columns: string) => ({
  display: 'block',
  '& thead, & tbody': { display: 'block' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr) auto',
      sm: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 0.9fr)',
      md: columns,
    },
    columnGap: 2,
    rowGap: 0.75,
    alignItems: 'start',
    position: 'relative',
    // A row that is scrolled to stays clear of the header above and of the bar below.
    scrollMarginBlock: 88,
    px: { xs: 2.5, md: 3 },
    // On a desk as many rows as possible are in sight.
    py: { xs: 2, md: 1.25 },
  },
  '& tbody tr::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    insetInline: { xs: 20, md: 24 },
    borderTop: '1px solid var(--s-palette-divider)',
  },
  '& tbody tr:first-of-type::before': { display: { xs: 'none', md: 'block' } },
  '& tbody tr[data-opens]': { cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' } },
  '& tbody tr[data-marked]': {
    bgcolor: 'brand.highlight',
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  // The box that chooses the row beside its action.
  '& tbody tr[data-box]': {
    gridTemplateColumns: {
      sm: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 0.9fr) auto',
      md: columns,
    },
  },
  '& thead tr': { display: { xs: 'none', md: 'grid' } },
  '& th': {
    p: 0,
    textAlign: 'left',
    fontSize: '0.875rem',
    fontWeight: 600,
    color: 'text.secondary',
  },
  '& td': { display: 'block', p: 0, minWidth: 0, fontSize: '0.9375rem' },
  '& td[data-wide]': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& td[data-long]': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '& td[data-lead]': { gridColumn: { xs: 1 }, gridRow: { sm: 'span 2', md: 'auto' } },
  '& td[data-action]': {
    gridColumn: { xs: '1 / -1', sm: 3, md: 'auto' },
    gridRow: { sm: 1, md: 'auto' },
    justifySelf: { sm: 'end' },
  },
  '& td[data-action=short]': {
    gridColumn: { xs: 2, sm: 3, md: 'auto' },
    gridRow: { xs: 1, md: 'auto' },
    justifySelf: 'end',
  },
  '& td[data-select]': {
    gridColumn: { xs: 2, sm: 4, md: 'auto' },
    gridRow: { xs: 1, md: 'auto' },
    justifySelf: { xs: 'end', md: 'start' },
  },
  // Beside the box, which would else have a line of its own.
  '& tbody tr[data-box] > td:nth-of-type(2)': { gridColumn: { xs: 1, sm: 'auto' } },
  '& td[data-hidden]': { display: { xs: 'none', md: 'block' } },
  '& [data-amount]': { textAlign: { md: 'right' }, fontVariantNumeric: 'tabular-nums' },
  '& td:empty': { display: { xs: 'none', md: 'block' } },
  '& [data-label]': { display: { md: 'none' }, color: 'text.secondary', mr: 0.75 },
});
