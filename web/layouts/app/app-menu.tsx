import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  FileText,
  GitCommitVertical,
  GraduationCap,
  Handshake,
  House,
  Settings,
  Store,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PageName } from '#domain/site/paths.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { usePage } from '../../kit/texts/use-page.ts';
import { Anchor } from '../../kit/ui/anchor.tsx';
import { LanguageSwitch } from '../../kit/ui/language-switch.tsx';

interface Entry {
  page: PageName;
  /** Pages that belong to it. */
  below?: readonly PageName[];
  text:
    | 'dashboard'
    | 'foundation'
    | 'partners'
    | 'templates'
    | 'marketplace'
    | 'academy'
    | 'settings';
  Icon: typeof House;
}

interface Group {
  title?: 'discover' | 'personal';
  entries: readonly Entry[];
}

const groups: readonly Group[] = [
  {
    entries: [
      {
        page: 'dashboard',
        below: ['meeting', 'news', 'news-article', 'notices'],
        text: 'dashboard',
        Icon: House,
      },
      {
        page: 'foundations',
        below: ['foundation', 'comparison'],
        text: 'foundation',
        Icon: GitCommitVertical,
      },
    ],
  },
  {
    title: 'discover',
    entries: [
      { page: 'partners', text: 'partners', Icon: Handshake },
      { page: 'templates', text: 'templates', Icon: FileText },
      {
        page: 'products',
        below: ['product', 'cart', 'checkout', 'purchase-completed'],
        text: 'marketplace',
        Icon: Store,
      },
      { page: 'academy', text: 'academy', Icon: GraduationCap },
    ],
  },
  {
    title: 'personal',
    entries: [
      {
        page: 'settings',
        below: ['invoices', 'inquiries', 'orders', 'order'],
        text: 'settings',
        Icon: Settings,
      },
    ],
  },
];

interface AppMenuProps {
  /** Called when a link is clicked, so that a drawer can close. */
  onFollow?: () => void;
}

export function AppMenu({ onFollow }: AppMenuProps) {
  const { t } = useTranslation(['common']);
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column' }}>
      <Box component="nav" aria-label={t('common:mainMenu')} onClick={onFollow} sx={{ flex: 1 }}>
        {groups.map((group) => (
          <Box key={group.title ?? 'main'} sx={{ mb: 2.5 }}>
            {group.title && (
              <Typography variant="body2" color="textSecondary" sx={{ px: 1.5, pb: 1 }}>
                {t('common:app')[group.title]}
              </Typography>
            )}
            {group.entries.map((entry) => (
              <MenuEntry key={entry.page} {...entry} />
            ))}
          </Box>
        ))}
      </Box>
      <Box sx={{ px: 1, pb: 1 }}>
        <LanguageSwitch />
      </Box>
    </Box>
  );
}

function MenuEntry({ page, below = [], text, Icon }: Entry) {
  const { t } = useTranslation(['common']);
  const { to } = useLocale();
  const shown = usePage()?.name;
  const here = shown !== undefined && [page, ...below].includes(shown);
  return (
    <Box
      component={Anchor}
      href={to(page)}
      aria-current={here ? (shown === page ? 'page' : 'true') : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 46,
        px: 1.5,
        borderRadius: '12px',
        color: here ? 'primary.main' : 'text.primary',
        bgcolor: here ? 'brand.highlight' : 'transparent',
        fontWeight: here ? 600 : 400,
        textDecoration: 'none',
        '&:hover': { bgcolor: 'brand.highlight' },
      }}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      {t('common:app')[text]}
    </Box>
  );
}
