import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTotals } from '../../../desk/totals.ts';

/** Loaded when it is opened. */
const Panel = lazy(async () => ({ default: (await import('./panel.tsx')).Panel }));

const COUNTED_MAX = 99;

/** How many notices somebody of the team has not read. */
export function Bell() {
  const { t } = useTranslation(['common']);
  const unread = useTotals().notices?.unread ?? 0;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label =
    unread === 0 ? t('common:app.notices') : t('common:app.unreadNotices', { count: unread });
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        color="primary"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <BellIcon size={22} strokeWidth={1.75} aria-hidden="true" />
        {unread > 0 && (
          <Box component="span" aria-hidden="true" sx={badge}>
            {unread > COUNTED_MAX ? `${COUNTED_MAX}+` : unread}
          </Box>
        )}
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <Panel anchor={anchor} onClose={() => setAnchor(null)} />
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
