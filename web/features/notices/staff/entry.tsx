import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Notice } from '#api/contract.gen.d.ts';
import { isNoticeKind } from '#domain/notices/notices.ts';
import { spokenDate } from '#domain/site/formats.ts';
import { useNow } from '../../../desk/ui/use-now.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { dot, row } from '../../../shared/notices/notice-looks.ts';
import { staffPath } from '../../../staff-pages.ts';

interface Props {
  notice: Notice;
  onFollow: () => void;
}

/** One notice, which leads to what it tells of. */
export function Entry({ notice, onFollow }: Props) {
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
function placeOf({ kind, subject: { foundationId, orderId, inquiryId } }: Notice): string {
  if (foundationId) {
    if (kind === 'member-answered') return staffPath('foundation-messages', foundationId);
    if (kind === 'file-arrived') return staffPath('foundation-documents', foundationId);
    if (kind === 'mentioned') return staffPath('foundation-communication', foundationId);
    return staffPath('foundation', foundationId);
  }
  if (inquiryId) return staffPath('inquiry', inquiryId);
  return orderId ? staffPath('order', orderId) : staffPath('tasks');
}

const first = { display: 'block', fontSize: '0.9375rem' } as const;
const second = { display: 'block', fontSize: '0.875rem', color: 'text.secondary' } as const;
