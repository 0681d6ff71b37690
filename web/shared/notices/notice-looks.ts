/** The link of one notice, and its dot. */
export const row = {
  display: 'flex',
  gap: 1.5,
  px: 1.5,
  py: 1.25,
  borderRadius: '12px',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'brand.highlight' },
} as const;

export const dot = {
  flexShrink: 0,
  width: 10,
  height: 10,
  mt: '7px',
  borderRadius: '50%',
} as const;
