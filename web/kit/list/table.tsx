import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

interface TableProps {
  label: string;
  /** CSS grid tracks. */
  columns: string;
  /** The header cells. */
  heads: ReactNode;
  children: ReactNode;
}

/** A table that turns into a list of cards on phones, where each cell carries its column name. */
export function Table({ label, columns, heads, children }: TableProps) {
  return (
    <Box component="table" aria-label={label} sx={tableSx(columns)}>
      <thead>
        <tr>{heads}</tr>
      </thead>
      <tbody>{children}</tbody>
    </Box>
  );
}

interface RowProps {
  /** Selected with the keyboard. */
  marked?: boolean;
  ref?: Ref<HTMLTableRowElement>;
  children: ReactNode;
}

export function Row({ marked, ref, children }: RowProps) {
  return (
    <tr ref={ref} data-marked={marked || undefined}>
      {children}
    </tr>
  );
}

interface CellProps {
  /** Column name, shown on phones where there is no header. */
  label?: string;
  /** Takes a full line of the card on phones. */
  wide?: boolean;
  /** Takes a full line on tablets, too: for long texts. */
  long?: boolean;
  lead?: boolean;
  /** On phones a short action shares the first line with the lead; a long one goes below. */
  action?: 'short' | 'long';
  children: ReactNode;
}

export function Cell({ label, wide, long, lead, action, children }: CellProps) {
  return (
    <td
      data-wide={wide || undefined}
      data-long={long || undefined}
      data-lead={lead || undefined}
      data-action={action}
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
    px: { xs: 2.5, md: 3 },
    py: 2,
  },
  '& tbody tr::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    insetInline: { xs: 20, md: 24 },
    borderTop: '1px solid var(--s-palette-divider)',
  },
  '& tbody tr:first-of-type::before': { display: { xs: 'none', md: 'block' } },
  '& tbody tr[data-marked]': { bgcolor: 'brand.highlight' },
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
  '& td:empty': { display: { xs: 'none', md: 'block' } },
  '& [data-label]': { display: { md: 'none' }, color: 'text.secondary', mr: 0.75 },
});
