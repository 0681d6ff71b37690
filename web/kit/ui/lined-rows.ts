/** A list whose rows have a line between them. */
export const linedRows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { py: 2 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
