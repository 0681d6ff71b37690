import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router';
import { call } from '../../../desk/call.ts';
import { useRead } from '../../../desk/read-while.ts';
import { NoticePopover, Said } from '../../../shared/notices/notice-popover.tsx';
import { staffPath } from '../../../staff-pages.ts';
import { Entry } from './entry.tsx';

/** Unread ones come first. */
const SHOWN = 20;

interface PanelProps {
  /** The bell. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** What is new for somebody of the team, below the bell. */
export function Panel({ anchor, onClose }: PanelProps) {
  const { t } = useTranslation(['common']);
  return (
    <NoticePopover anchor={anchor} title={t('common:app.notices')} onClose={onClose}>
      <Content onClose={onClose} />
    </NoticePopover>
  );
}

function Content({ onClose }: Pick<PanelProps, 'onClose'>) {
  const { t } = useTranslation(['staffNotices']);
  const { revalidate } = useRevalidator();
  const query = { limit: SHOWN, offset: 0 };
  const read = useRead((signal) => call('GET /notices', { query, signal }));
  if (!read) return null;
  if (!read.ok) return <Said>{t('staffNotices:failed')}</Said>;
  if (read.data.length === 0) return <Said>{t('staffNotices:empty')}</Said>;
  /** @param ids all of them where none are named */
  const markRead = async (ids?: string[]) => {
    onClose();
    await call('POST /notices/read', { body: ids && { ids } });
    await revalidate();
  };
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {read.data.map((notice) => (
          <Entry key={notice.id} notice={notice} onFollow={() => void markRead([notice.id])} />
        ))}
      </Box>
      {read.meta.unread > 0 && (
        <Button onClick={() => void markRead()} sx={{ mt: 0.5 }}>
          {t('staffNotices:allRead')}
        </Button>
      )}
      <Button component={Link} to={staffPath('notices')} onClick={onClose} sx={{ mt: 0.5 }}>
        {t('staffNotices:all')}
      </Button>
    </>
  );
}
