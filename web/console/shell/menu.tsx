import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { GitCommitVertical, ListChecks, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { useParked, useTaskCounts } from '../work-list/selections.ts';

/** Only what exists. Parked events show up when there are any. */
export function Menu({ onNavigate }: { onNavigate?: () => void }) {
  const translate = useTranslate();
  const { all } = useTaskCounts();
  const parked = useParked();
  return (
    <Box component="nav" aria-label={translate('header.nav')} sx={nav}>
      <Box component="ul" onClick={onNavigate} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <Entry to="/admin/" icon={ListChecks} label="menu.tasks" count={all} end />
        <Entry to="/admin/foundations" icon={GitCommitVertical} label="menu.foundations" />
        {parked.total > 0 && (
          <Entry to="/admin/parked" icon={TriangleAlert} label="menu.parked" count={parked.total} />
        )}
      </Box>
    </Box>
  );
}

interface EntryProps {
  to: string;
  icon: LucideIcon;
  label: string;
  count?: number | undefined;
  end?: boolean;
}

function Entry({ to, icon: Icon, label, count, end = false }: EntryProps) {
  const translate = useTranslate();
  return (
    <li>
      <ButtonBase component={NavLink} to={to} end={end} sx={entry}>
        <Icon size={20} strokeWidth={1.6} aria-hidden />
        <Box component="span" sx={{ flexGrow: 1, textAlign: 'left' }}>
          {translate(label)}
        </Box>
        {count ? (
          <Box component="span" className="count" sx={{ px: 1, fontSize: '0.8125rem' }}>
            {count}
          </Box>
        ) : null}
      </ButtonBase>
    </li>
  );
}

/** Stays in sight while the page scrolls. */
const nav = { px: 1.5, py: 3, position: { md: 'sticky' }, top: 64 } as const;

const entry = {
  display: 'flex',
  gap: 1.5,
  width: '100%',
  minHeight: 44,
  px: 1.5,
  borderRadius: '12px',
  fontSize: '0.9375rem',
  fontWeight: 500,
  color: 'text.primary',
  '& > svg': { flexShrink: 0 },
  '& .count': { borderRadius: 99, bgcolor: 'brand.highlight' },
  '&:hover': { bgcolor: 'action.hover' },
  '&.active': { bgcolor: 'brand.highlight', color: 'primary.main', fontWeight: 600 },
  '&.active .count': { bgcolor: 'transparent' },
  '&.Mui-focusVisible, &:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
