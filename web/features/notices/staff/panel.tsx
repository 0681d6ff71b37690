import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router';
import type { Notice } from '#api/contract.gen.d.ts';
import { isNoticeKind } from '#domain/notices/notices.ts';
import { spokenDate } from '#domain/site/formats.ts';
import { call } from '../../../desk/call.ts';
import { useRead } from '../../../desk/read-while.ts';
import { useNow } from '../../../desk/ui/use-now.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { dot, row } from '../../../shared/notices/notice-looks.ts';
import { NoticePopover, Said } from '../../../shared/notices/notice-popover.tsx';
import { staffPath } from '../../../staff-pages.ts';

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
    </>
  );
}

function Entry({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const { t } = useTranslation(['staff', 'staffNotices']);
  const { locale } = useLocale();
  const now = new Date(useNow()).toISOString();
  const { kind, companyName, by, subject, createdAt, isRead } = notice;
  // Those of members are about mails.
  if (isNoticeKind(kind)) return null;
  const company = subject.foundationId && (companyName ?? t('staff:unnamed'));
  const name = by && t('staffNotices:by', { name: by });
  const when = spokenDate(createdAt, locale, now);
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box component={Link} to={placeOf(notice)} onClick={onFollow} sx={row}>
        <Box
          component="span"
          role={isRead ? undefined : 'img'}
          aria-label={isRead ? undefined : t('staffNotices:unread')}
          sx={{ ...dot, bgcolor: isRead ? 'transparent' : 'brand.accent' }}
        />
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ ...first, fontWeight: isRead ? 400 : 600 }}>
            {t('staffNotices:kinds')[kind]}
          </Box>
          <Box component="span" sx={second}>
            {[company, name, when].filter(Boolean).join(' · ')}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

/** Where a notice leads: to what it tells of. */
function placeOf({ kind, subject: { foundationId, orderId } }: Notice): string {
  if (foundationId) {
    if (kind === 'member-answered') return staffPath('foundation-messages', foundationId);
    if (kind === 'file-arrived') return staffPath('foundation-documents', foundationId);
    if (kind === 'mentioned') return staffPath('foundation-communication', foundationId);
    return staffPath('foundation', foundationId);
  }
  return orderId ? staffPath('order', orderId) : staffPath('tasks');
}

const first = { display: 'block', fontSize: '0.9375rem' } as const;
const second = { display: 'block', fontSize: '0.875rem', color: 'text.secondary' } as const;
