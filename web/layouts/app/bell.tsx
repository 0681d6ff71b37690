import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useHydrated } from '../../kit/ui/use-hydrated.ts';

/** Loaded when it is opened. */
const NoticePanel = lazy(async () => ({
  default: (await import('../../shared/notices/notice-panel.tsx')).NoticePanel,
}));

const COUNTED_MAX = 99;

/** How many notices are unread; without script it is a link to them. */
export function Bell({ unread }: { unread: number }) {
  const { t } = useTranslation(['common']);
  const { to } = useLocale();
  const hydrated = useHydrated();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setAnchor(currentTarget);
    setOpened(true);
  };
  const label =
    unread === 0 ? t('common:app.notices') : t('common:app.unreadNotices', { count: unread });
  return (
    <>
      <IconButton
        aria-label={label}
        color="primary"
        {...(hydrated
          ? { onClick: open, 'aria-haspopup': 'dialog', 'aria-expanded': anchor !== null }
          : { href: to('notices') })}
      >
        <BellIcon size={22} strokeWidth={1.75} aria-hidden="true" />
        {unread > 0 && (
          <Box component="span" aria-hidden="true" sx={badge}>
            {unread > COUNTED_MAX ? `${COUNTED_MAX}+` : unread}
          </Box>
        )}
      </IconButton>
      {opened && (
        <Suspense fallback={null}>
          <NoticePanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

const badge = {
  position: 'absolute',
  top: 2,
  insetInlineEnd: 0,
  minWidth: 18,
  height: 18,
  px: 0.5,
  borderRadius: '9px',
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '18px',
} as const;
