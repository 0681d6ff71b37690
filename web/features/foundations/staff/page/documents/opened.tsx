import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { documentLabel } from '../../document-label.ts';
import type { Foundation } from '../../types.ts';
import { downloadOf, useDocumentTitle } from './document-title.ts';

/** Only who looks at a file loads what draws it. */
const PdfViewer = lazy(() => import('../viewer/pdf-viewer.tsx'));

interface Props {
  foundation: Foundation;
  /** One, or two beside each other. */
  ids: readonly string[];
  onClose: (id: string) => void;
}

export function Opened({ foundation: { id, documents }, ids, onClose }: Props) {
  const { t } = useTranslation(['staffFoundations', 'staffPage']);
  const titleOf = useDocumentTitle();
  const shown = ids.flatMap(
    (one) => documents.find(({ documentId, deleted }) => documentId === one && !deleted) ?? [],
  );
  if (shown.length === 0) return null;
  const columns = shown.length > 1 ? { md: 'repeat(2, minmax(0, 1fr))' } : {};
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...columns } }}
    >
      {shown.map((document) => {
        const { documentId, kind } = document;
        const title = titleOf(document);
        const label = kind === 'draft' ? documentLabel(document, t)[0] : undefined;
        return (
          <Card key={documentId} component="section" aria-label={title} sx={{ p: 2, minWidth: 0 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography variant="h5" component="h2" color="primary" sx={heading}>
                {[title, label].filter(Boolean).join(' · ')}
              </Typography>
              <IconButton
                aria-label={t('staffPage:documents.close')}
                onClick={() => onClose(documentId)}
              >
                <X size={20} />
              </IconButton>
            </Box>
            <Suspense fallback={<Box sx={{ p: 3 }}>{t('staffPage:viewer.loading')}</Box>}>
              <PdfViewer path={downloadOf(id, documentId)} title={title} />
            </Suspense>
          </Card>
        );
      })}
    </Box>
  );
}

const heading = { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' } as const;
