import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { ManagedInquiry } from '#api/contract.gen.d.ts';
import { sectorNames } from '#domain/inquiries/names.ts';
import { shownEmail } from '#domain/shown-email.ts';
import { phoneLink } from '#domain/site/formats.ts';
import { Quiet } from '../../../desk/ui/quiet.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { staffPath } from '../../../staff-pages.ts';

export const nameOf = ({ kind, content }: ManagedInquiry): string =>
  kind === 'partner' ? content.company : content.name;

interface SenderProps {
  inquiry: ManagedInquiry;
  /** Whether the name leads to the page of the inquiry. */
  opens?: boolean;
}

/** Who asks, and how to answer. */
export function Sender({ inquiry, opens = false }: SenderProps) {
  const { t } = useTranslation(['staffInquiries']);
  const { locale } = useLocale();
  const { id, kind, content } = inquiry;
  const name = opens ? (
    <Link component={RouterLink} to={staffPath('inquiry', id)}>
      {nameOf(inquiry)}
    </Link>
  ) : (
    nameOf(inquiry)
  );
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{name}</Box>
      {kind === 'partner' && (
        <>
          <Quiet>{sectorNames[content.sector][locale]}</Quiet>
          <Link href={content.website} target="_blank" rel="noreferrer nofollow">
            {t('staffInquiries:inquiries.website')}
          </Link>
          <Box>{content.contactPerson}</Box>
        </>
      )}
      <Link href={`mailto:${content.email}`}>{shownEmail(content.email)}</Link>
      {kind !== 'withdrawal' && content.phone && (
        <Box>
          <Link href={phoneLink(content.phone)}>{content.phone}</Link>
        </Box>
      )}
    </Box>
  );
}

export function textOf({ kind, content }: ManagedInquiry, t: TFunction<['staffInquiries']>) {
  if (kind === 'partner') return content.services;
  if (kind === 'contact') return content.message;
  const { contract, message } = content;
  return [t('staffInquiries:inquiries.contract', { contract }), message]
    .filter(Boolean)
    .join('\n\n');
}
