export const quiet = { color: 'text.secondary', fontSize: '0.875rem' } as const;

/** Rows with a line between them. */
export const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { py: 1.5, overflowWrap: 'anywhere' },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& > li:first-of-type': { pt: 0 },
} as const;
