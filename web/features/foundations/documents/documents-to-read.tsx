import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Status } from '#domain/foundations/statuses.ts';
import type { DocumentKind } from '../../../shared/foundations/model.ts';
import { useFoundationPage } from '../page-context.tsx';
import { DocumentList } from './documents-card.tsx';
import { currentDocuments } from './reading-order.ts';

/** What has to be read or taken along in a step. */
const readIn: Partial<Record<Status, DocumentKind>> = {
  'review-pending': 'draft',
  'bank-account-pending': 'foundation-certificate',
};

/** The documents a step is about, in the step itself and in the order they are read. */
export function DocumentsToRead() {
  const { t } = useTranslation(['foundations']);
  const { documents, status } = useFoundationPage().foundation;
  const kind = readIn[status];
  const found = currentDocuments(documents).filter((document) => document.kind === kind);
  if (kind === undefined || found.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="to-read" sx={{ mb: 3 }}>
      <Typography id="to-read" variant="h5" component="h3" color="primary" sx={{ mb: 0.5 }}>
        {kind === 'draft'
          ? t('foundations:page.documents.read')
          : t('foundations:page.documents.deed')}
      </Typography>
      <DocumentList documents={found} />
    </Box>
  );
}
