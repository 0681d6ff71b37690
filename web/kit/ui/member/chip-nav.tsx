import Box from '@mui/material/Box';
import { Link } from 'react-router';

export interface ChipLink {
  name: string;
  href: string;
  /** It is what the page shows now. */
  shown: boolean;
}

interface Props {
  label: string;
  links: readonly ChipLink[];
  /** So few that phones show all of them, in rows. */
  few?: true;
}

/** Links that narrow a list. On phones many form a strip to push. */
export const ChipNav = ({ label, links, few }: Props) => (
  <Box
    component="nav"
    aria-label={label}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1.25,
      py: 0.5,
      ...(!few && strip),
    }}
  >
    {links.map((link) => (
      <Chip key={link.href} {...link} />
    ))}
  </Box>
);

const strip = {
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  mx: { xs: -2.5, sm: 0 },
  px: { xs: 2.5, sm: 0 },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
} as const;

const Chip = ({ name, href, shown }: ChipLink) => (
  <Box
    component={Link}
    to={href}
    prefetch="intent"
    preventScrollReset
    aria-current={shown ? 'true' : undefined}
    sx={{
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: 0,
      minHeight: 36,
      px: 1.75,
      borderRadius: 18,
      fontSize: '0.875rem',
      fontWeight: 600,
      textDecoration: 'none',
      color: shown ? 'primary.contrastText' : 'primary.main',
      bgcolor: shown ? 'primary.main' : 'brand.highlight',
      '&:hover': shown ? {} : { boxShadow: 'inset 0 0 0 1px var(--s-palette-primary-main)' },
      '&:focus-visible': { borderRadius: 18 },
      // As high as a finger needs it.
      '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
    }}
  >
    {name}
  </Box>
);
