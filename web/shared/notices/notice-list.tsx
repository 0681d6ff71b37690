import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import type { Notice } from '#api/contract.gen.d.ts';
import { money, spokenDate } from '#domain/site/formats.ts';
import type { PageName, PathParams } from '#domain/site/paths.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Anchor } from '../../kit/ui/anchor.tsx';
import { dot, row } from './notice-looks.ts';

/** What the page of notices loads, also for the panel. */
export interface LoadedNotices {
  /** null while they cannot be loaded. */
  notices: readonly Notice[] | null;
  unread: number;
  total: number;
  /** From 1. */
  page: number;
  /** Names by the id of the foundation. */
  companies: Readonly<Record<string, string>>;
  /** By the id of the invoice. */
  invoices: Readonly<Record<string, { number: string; grossCents: number }>>;
  now: string;
}

/** Where a notice leads. */
function placeOf({ kind, subject }: Notice): [PageName, PathParams?] {
  const { foundationId, orderId, invoiceId, inquiryId } = subject;
  if (foundationId) {
    return [kind === 'duties-due' ? 'duties' : 'foundation', { id: foundationId }];
  }
  if (orderId) return ['order', { id: orderId }];
  if (inquiryId) return ['inquiries'];
  return [invoiceId ? 'invoices' : 'meeting'];
}

interface NoticeListProps {
  notices: readonly Notice[];
  companies: LoadedNotices['companies'];
  invoices: LoadedNotices['invoices'];
  now: string;
  /** Runs when a notice is followed. */
  onFollow?: () => void;
}

/** Following a notice marks it as read. */
export function NoticeList({ notices, companies, invoices, now, onFollow }: NoticeListProps) {
  const { t } = useTranslation(['notices']);
  const { to, locale } = useLocale();
  const words: Partial<Record<Notice['kind'], string>> = t('notices:kinds');
  const read = useFetcher();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {notices.map((notice) => {
        const { id, kind, subject, createdAt, isRead } = notice;
        const follow = () => {
          if (!isRead) void read.submit({ id }, { method: 'post', action: to('notices') });
          onFollow?.();
        };
        const company = companies[subject.foundationId ?? ''];
        const invoice = invoices[subject.invoiceId ?? ''];
        const amount = invoice && `${invoice.number}, ${money(invoice.grossCents, locale)}`;
        const when = spokenDate(createdAt, locale, now);
        return (
          <Box component="li" key={id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <Box component={Anchor} href={to(...placeOf(notice))} onClick={follow} sx={row}>
              <Box
                component="span"
                role={isRead ? undefined : 'img'}
                aria-label={isRead ? undefined : t('notices:unread')}
                sx={{ ...dot, bgcolor: isRead ? 'transparent' : 'brand.accent' }}
              />
              <Box component="span" sx={{ minWidth: 0 }}>
                <Typography
                  component="span"
                  sx={{ display: 'block', fontWeight: isRead ? 400 : 600, fontSize: '0.9375rem' }}
                >
                  {words[kind]}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary" sx={second}>
                  {[company, amount, when].filter(Boolean).join(' · ')}
                </Typography>
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const second = { display: 'block', overflowWrap: 'anywhere' } as const;
