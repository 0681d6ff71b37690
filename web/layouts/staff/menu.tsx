import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import { countText } from '../../shared/staff/ui/formats.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';

interface Props {
  to: string;
  icon: LucideIcon;
  label: string;
  count?: number | undefined;
  /** Highlighted on exactly this page, not on those below it. */
  end?: boolean;
}

export function MenuEntry({ to, icon: Icon, label, count, end = false }: Props) {
  const { locale } = useTexts();
  return (
    <li>
      <ButtonBase component={NavLink} to={to} end={end} sx={entry}>
        <Icon size={20} strokeWidth={1.6} aria-hidden />
        <Box component="span" sx={{ flexGrow: 1, textAlign: 'left' }}>
          {label}
        </Box>
        {count ? (
          <Box component="span" className="count" sx={{ px: 1, fontSize: '0.8125rem' }}>
            {countText(count, locale)}
          </Box>
        ) : null}
      </ButtonBase>
    </li>
  );
}

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
