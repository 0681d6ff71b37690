import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { MarkAllRead } from './mark-all-read.tsx';
import { type LoadedNotices, NoticeList } from './notice-list.tsx';

/** Of those loaded; the page shows them all. */
const SHOWN = 6;

interface NoticePanelProps {
  /** The bell; closed while there is none. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The newest notices, unread ones first, below the bell. */
export function NoticePanel({ anchor, onClose }: NoticePanelProps) {
  const { t } = useTranslation(['notices']);
  const { to } = useLocale();
  const { load, data } = useFetcher<LoadedNotices>();
  const open = anchor !== null;
  const address = to('notices');
  useEffect(() => {
    if (open) void load(address);
  }, [open, load, address]);
  return (
    <Popover
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('notices:title'),
          sx: {
            borderRadius: '16px',
            width: 'min(400px, calc(100vw - 32px))',
            p: 1,
            mt: 0.5,
            border: 1,
            borderColor: 'divider',
          },
        },
      }}
    >
      <Typography variant="h5" component="h2" color="primary" sx={{ px: 1.5, py: 1 }}>
        {t('notices:title')}
      </Typography>
      <Content data={data} onClose={onClose} />
    </Popover>
  );
}

interface ContentProps {
  data: LoadedNotices | undefined;
  onClose: () => void;
}

function Content({ data, onClose }: ContentProps) {
  const { t } = useTranslation(['notices']);
  const { to } = useLocale();
  if (!data) return <Loading />;
  const { notices, companies, invoices, now, unread } = data;
  if (!notices) return <Said>{t('notices:failed')}</Said>;
  if (notices.length === 0) return <Said>{t('notices:empty.text')}</Said>;
  return (
    <>
      <NoticeList
        notices={notices.slice(0, SHOWN)}
        companies={companies}
        invoices={invoices}
        now={now}
        onFollow={onClose}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', mt: 0.5 }}>
        <Button href={to('notices')} onClick={onClose}>
          {t('notices:showAll')}
        </Button>
        {unread > 0 && <MarkAllRead />}
      </Box>
    </>
  );
}

const Said = ({ children }: { children: string }) => (
  <Typography color="textSecondary" sx={{ px: 1.5, pb: 1.5 }}>
    {children}
  </Typography>
);

function Loading() {
  const { t } = useTranslation(['common']);
  return (
    <Box role="status" aria-label={t('common:loading')} sx={{ px: 1.5, pb: 1.5 }}>
      {[1, 2, 3].map((row) => (
        <Box key={row} sx={{ py: 1 }}>
          <Skeleton width="80%" height={24} />
          <Skeleton width="50%" height={20} />
        </Box>
      ))}
    </Box>
  );
}
