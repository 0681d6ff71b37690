import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { visuallyHidden } from '@mui/utils';
import {
  Activity,
  CalendarDays,
  GitCommitVertical,
  Inbox,
  type LucideIcon,
  Newspaper,
  Sun,
  Users,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { type Area, areas } from '#domain/desk/rights.ts';
import { lastListAt } from '../../kit/list/list-address.ts';
import { countText } from '../../kit/list/range-pager.tsx';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { areaOf, rightOf, type StaffPageName, staffPages } from '../../staff-pages.ts';
import { useMay } from '../session/session.ts';
import { type Counted, useTotals } from '../totals.ts';
import { usePageName } from '../ui/page-name.ts';

interface Entry {
  page: StaffPageName;
  icon: LucideIcon;
  /** Shown beside the name. */
  count?: Counted;
}

/** Where each area begins. */
export const entries: Partial<Record<Area, Entry>> = {
  today: { page: 'tasks', icon: Sun, count: 'tasks' },
  foundations: { page: 'foundations', icon: GitCommitVertical, count: 'foundations' },
  calendar: { page: 'calendar', icon: CalendarDays, count: 'rebookings' },
  people: { page: 'people', icon: Users },
  money: { page: 'orders', icon: Wallet, count: 'refunds' },
  inquiries: { page: 'inquiries', icon: Inbox, count: 'inquiries' },
  content: { page: 'content', icon: Newspaper },
  operations: { page: 'stuck', icon: Activity, count: 'stuck' },
};

interface Props {
  onNavigate?: () => void;
}

export function Menu({ onNavigate }: Props) {
  const { t } = useTranslation(['staff']);
  const may = useMay();
  const current = usePageName();
  const area = current && areaOf(current);
  return (
    <Box component="nav" aria-label={t('staff:header.nav')} sx={nav}>
      <Box component="ul" onClick={onNavigate} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {areas.map((name) => {
          const entry = entries[name];
          if (!entry || !may(rightOf(entry.page))) return null;
          return (
            <Item key={name} {...entry} isCurrent={name === area}>
              {t(`staff:area.${name}`)}
            </Item>
          );
        })}
      </Box>
    </Box>
  );
}

interface ItemProps extends Entry {
  isCurrent: boolean;
  children: ReactNode;
}

function Item({ page, icon: Icon, count, isCurrent, children }: ItemProps) {
  const { t } = useTranslation(['staff']);
  const { locale } = useLocale();
  const totals = useTotals();
  // Where a list was left changes with each page.
  useLocation();
  const total = count && totals[count];
  return (
    <li>
      <ButtonBase
        component={Link}
        to={lastListAt(staffPages[page].path)}
        aria-current={isCurrent ? 'page' : undefined}
        sx={look}
      >
        <Icon size={20} strokeWidth={1.6} aria-hidden />
        <Box component="span" sx={{ flexGrow: 1, minWidth: 0, textAlign: 'left' }}>
          {children}
        </Box>
        {count && total && total.total > 0 && (
          <Box
            component="span"
            className="count"
            title={t(`staff:counted.${count}`)}
            sx={{ px: 0.75, mr: -0.5, fontSize: '0.8125rem' }}
          >
            {countText(total, locale)}
            <span style={visuallyHidden}> {t(`staff:counted.${count}`)}</span>
          </Box>
        )}
      </ButtonBase>
    </li>
  );
}

/** Stays in view while the page scrolls. */
const nav = { px: 1.5, py: 3, position: { md: 'sticky' }, top: 64 } as const;

const look = {
  display: 'flex',
  gap: 1.25,
  width: '100%',
  minHeight: 44,
  px: 1.5,
  borderRadius: '12px',
  // A label with a long count may need a second line, and never pushes the icon aside.
  justifyContent: 'flex-start',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  fontSize: '0.9375rem',
  fontWeight: 500,
  color: 'text.primary',
  '& > svg': { flexShrink: 0 },
  '& .count': { flexShrink: 0, borderRadius: 99, bgcolor: 'brand.highlight' },
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': {
    bgcolor: 'brand.highlight',
    color: 'primary.main',
    fontWeight: 600,
    '@media (forced-colors: active)': { outline: '1px solid Highlight', outlineOffset: -1 },
  },
  '&[aria-current] .count': { bgcolor: 'transparent' },
  '&.Mui-focusVisible, &:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
