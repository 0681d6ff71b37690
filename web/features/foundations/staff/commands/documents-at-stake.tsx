import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { DocumentEntry } from '#api/contract.gen.d.ts';
import { dayAndTime } from '../../../../desk/ui/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { queryOf } from '../../../../shared/foundations/comparison/versions.ts';
import { staffPath } from '../../../../staff-pages.ts';
import { presentDrafts } from '../case/drafts.ts';
import { unchangedSinceRequest } from '../change-request.ts';
import { documentLabel } from '../document-label.ts';
import { viewOf } from '../page/documents/document-title.ts';
import type { Foundation } from '../types.ts';

/**
 * The drafts that a command is about, one by one, so that nobody decides on another version. They open in
 * a new tab, and the dialog stays as it is.
 */
export function DocumentsAtStake({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  return (
    <>
      <Box component="ul" aria-label={t('staffFoundations:foundation.documents.title')} sx={list}>
        {presentDrafts(foundation).map((document) => (
          <Box component="li" key={document.documentId}>
            <Link href={viewOf(foundation.id, document.documentId)} target="_blank" sx={name}>
              {document.title}
            </Link>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {[...documentLabel(document, t), dayAndTime(document.modifiedAt, locale)].join(' · ')}
            </Box>
            <Compared foundation={foundation} document={document} />
          </Box>
        ))}
      </Box>
      {unchangedSinceRequest(foundation) && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('staffFoundations:foundation.unchanged')}
        </Alert>
      )}
    </>
  );
}

/** In a new tab, so that the dialog stays as it is. */
function Compared({ foundation, document }: { foundation: Foundation; document: DocumentEntry }) {
  const { t } = useTranslation(['staffPage']);
  const { previous, documentId: to } = document;
  const earlier = foundation.documents.find(({ documentId }) => documentId === previous);
  if (!earlier) return null;
  const href = staffPath('comparison', foundation.id) + queryOf({ from: earlier.documentId, to });
  return (
    <Link href={href} target="_blank" sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
      {t('staffPage:review.compare', { version: `${earlier.version}` })}
    </Link>
  );
}

/** The same for the lawyer, who also sees whether the founder has read and accepted them. */
export function DocumentsToApprove({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const { acceptance } = foundation;
  return (
    <>
      <DocumentsAtStake foundation={foundation} />
      <Alert severity={acceptance ? 'success' : 'info'} role="status" sx={{ mt: 2 }}>
        {acceptance
          ? t(acceptedAll(foundation) ? accepted : acceptedSome, {
              instant: dayAndTime(acceptance.at, locale),
            })
          : t('staffFoundations:foundation.acceptance.none')}
      </Alert>
    </>
  );
}

const accepted = 'staffFoundations:foundation.acceptance.all';
const acceptedSome = 'staffFoundations:foundation.acceptance.some';

/** By checksum, so that nobody takes an acceptance of an earlier version for one of this. */
const acceptedAll = (foundation: Foundation) =>
  presentDrafts(foundation).every(({ sha256 }) =>
    foundation.acceptance?.documents.some((document) => document.sha256 === sha256),
  );

const name = { fontWeight: 600, overflowWrap: 'anywhere', hyphens: 'auto' } as const;

const list = {
  listStyle: 'none',
  m: 0,
  px: 2,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  '& > li': { py: 1.25 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
