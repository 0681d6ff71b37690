import Link from '@mui/material/Link';

/** Of a card that its title's link covers. */
export const coveredCard = {
  position: 'relative',
  transition: 'border-color 200ms ease-out',
  '&:hover': { borderColor: 'primary.main' },
} as const;

/** Link of a card's title: the whole card can be clicked, and shows the focus. */
export const CoveringLink = ({ href, children }: { href: string; children: string }) => (
  <Link
    href={href}
    color="inherit"
    underline="none"
    sx={{
      fontWeight: 'inherit',
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '20px' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: '3px solid',
        outlineColor: 'primary.main',
        outlineOffset: '2px',
      },
    }}
  >
    {children}
  </Link>
);
