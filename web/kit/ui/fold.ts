/** A `details` whose summary looks like a link. */
export const fold = {
  '& > summary': {
    py: 1.25,
    width: 'fit-content',
    cursor: 'pointer',
    color: 'primary.main',
    fontWeight: 600,
  },
} as const;
