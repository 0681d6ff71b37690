/** A page of the desk in two columns, the first of which is wider. */
export const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
} as const;

export const column = { display: 'grid', gap: 3, alignContent: 'start' } as const;
