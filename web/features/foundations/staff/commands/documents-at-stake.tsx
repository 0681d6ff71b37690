import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { dayAndTime } from '../../../../shared/staff/ui/formats.ts';
import { presentDrafts } from '../case/drafts.ts';
import { unchangedSinceRequest } from '../change-request.ts';
import { documentLabel } from '../document-label.ts';
import type { Foundation } from '../types.ts';

/** The drafts that a command is about, one by one, so that nobody decides on another version. */
export function DocumentsAtStake({ foundation }: { foundation: Foundation }) {
  const { t, locale } = useTexts('staffFoundations');
  const drafts = foundation.documents
    .filter(({ kind, withdrawn }) => kind === 'draft' && !withdrawn)
    .toReversed();
  return (
    <>
      <Box component="ul" aria-label={t('staffFoundations:foundation.documents.title')} sx={list}>
        {drafts.map((document) => (
          <Box component="li" key={document.documentId}>
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere', hyphens: 'auto' }}>
              {document.title}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {[...documentLabel(document, t), dayAndTime(document.modifiedAt, locale)].join(' · ')}
            </Box>
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

/** The same for the lawyer, who also sees whether the founder has read and accepted them. */
export function DocumentsToApprove({ foundation }: { foundation: Foundation }) {
  const { t, locale } = useTexts('staffFoundations');
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
