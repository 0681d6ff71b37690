import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { MarkAllRead } from './mark-all-read.tsx';
import { type LoadedNotices, NoticeList } from './notice-list.tsx';
import { NoticePopover, Said } from './notice-popover.tsx';

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
    <NoticePopover anchor={anchor} title={t('notices:title')} onClose={onClose}>
      <Content data={data} onClose={onClose} />
    </NoticePopover>
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
