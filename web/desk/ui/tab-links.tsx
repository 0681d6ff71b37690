import Box from '@mui/material/Box';
import { Link } from 'react-router';

interface TabLink {
  to: string;
  label: string;
  isCurrent: boolean;
}

interface Props {
  /** What the tabs are parts of. */
  label: string;
  tabs: readonly TabLink[];
}

/** Pages beside each other. Each has an address, so they are links and no tabs for a screen reader. */
export function TabLinks({ label, tabs }: Props) {
  return (
    <Box component="nav" aria-label={label} sx={row}>
      {tabs.map(({ to, label: text, isCurrent }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          ref={isCurrent ? bringIntoSight : undefined}
        >
          {text}
        </Link>
      ))}
    </Box>
  );
}

/** On a phone not all of them have room beside each other. */
function bringIntoSight(link: HTMLElement | null): void {
  const tabs = link?.parentElement;
  if (tabs) tabs.scrollLeft = link.offsetLeft - (tabs.clientWidth - link.offsetWidth) / 2;
}

const row = {
  // What the places of its links are counted from.
  position: 'relative',
  display: 'flex',
  gap: 3,
  overflowX: 'auto',
  mb: 3,
  borderBottom: 1,
  borderColor: 'divider',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    minHeight: 44,
    // No border without a colour: forced colours would draw it below each of them.
    pb: '2px',
    color: 'text.secondary',
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& > a:hover': { color: 'text.primary' },
  '& > a[aria-current]': {
    pb: 0,
    borderBottom: '2px solid',
    borderColor: 'brand.accent',
    color: 'primary.main',
    fontWeight: 600,
  },
  '& > a:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
