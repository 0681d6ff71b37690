import Box from '@mui/material/Box';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const COUNTED_MAX = 99;

/** What the bell is called, with how much is unread. */
export function useBellLabel(unread: number): string {
  const { t } = useTranslation(['common']);
  return unread === 0 ? t('common:app.notices') : t('common:app.unreadNotices', { count: unread });
}

/** The bell with a badge, inside a button that has its label. */
export const BellFace = ({ unread }: { unread: number }) => (
  <>
    <Bell size={22} strokeWidth={1.75} aria-hidden="true" />
    {unread > 0 && (
      <Box component="span" aria-hidden="true" sx={badge}>
        {unread > COUNTED_MAX ? `${COUNTED_MAX}+` : unread}
      </Box>
    )}
  </>
);

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
