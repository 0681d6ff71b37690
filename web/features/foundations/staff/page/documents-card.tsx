import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Download, FileText } from 'lucide-react';
import type { DocumentEntry } from '#api/contract.ts';
import { fileTexts } from '#domain/foundations/file-texts.ts';
import { fileSize } from '#domain/site/formats.ts';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { CompareLink } from '../../../../shared/foundations/comparison/compare-link.tsx';
import { dayAndTime } from '../../../../shared/staff/ui/formats.ts';
import { Panel } from '../../../../shared/staff/ui/panel.tsx';
import { staffPath } from '../../../../staff-pages.ts';
import { documentLabel } from '../document-label.ts';
import type { Foundation } from '../types.ts';

/** Our drafts and what others sent, newest first. */
export function DocumentsCard({ foundation: { id, documents } }: { foundation: Foundation }) {
  const { t } = useTexts('staffFoundations');
  const unscanned = documents.some(({ scan }) => scan === 'not-configured');
  return (
    <Panel title={t('staffFoundations:foundation.documents.title')}>
      {documents.length === 0 ? (
        <Typography color="textSecondary">
          {t('staffFoundations:foundation.documents.empty')}{' '}
          {t('staffFoundations:foundation.documents.emptyHint')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {documents.toReversed().map((document) => (
            <DocumentRow key={document.documentId} foundationId={id} document={document} />
          ))}
        </Box>
      )}
      {unscanned && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          {t('staffFoundations:foundation.documents.notScanned')}
        </Alert>
      )}
    </Panel>
  );
}

interface RowProps {
  foundationId: string;
  document: DocumentEntry;
}

function DocumentRow({ foundationId, document }: RowProps) {
  const { t, locale } = useTexts('staffFoundations');
  const { documentId, kind, fileName, size, modifiedAt, released, sha256, withdrawn } = document;
  const gone = goneAs(document);
  const title = document.title || (kind === 'draft' ? '' : fileTexts[kind][locale]);
  const facts = [
    ...(kind === 'draft' ? documentLabel(document, t) : []),
    fileSize(size, locale),
    t('staffFoundations:foundation.documents.modified', {
      instant: dayAndTime(modifiedAt, locale),
    }),
    kind === 'draft' &&
      !withdrawn &&
      t(`staffFoundations:foundation.documents.${released ? 'released' : 'hidden'}`),
    gone && t(`staffFoundations:foundation.documents.${gone}`),
  ].filter(Boolean);
  return (
    <Box component="li" sx={row}>
      <FileText size={22} strokeWidth={1.5} aria-hidden />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box
          sx={{
            fontWeight: 600,
            overflowWrap: 'anywhere',
            hyphens: 'auto',
            ...(gone && { textDecoration: 'line-through', color: 'text.secondary' }),
          }}
          title={fileName}
        >
          {title}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }} title={`SHA-256 ${sha256}`}>
          {facts.join(' · ')}
        </Box>
        <CompareLink
          document={document}
          title={title}
          page={staffPath('comparison', foundationId)}
        />
      </Box>
      {!document.deleted && (
        <IconButton
          component="a"
          href={`/api/foundations/${foundationId}/documents/${documentId}`}
          download
          aria-label={t('staffFoundations:foundation.documents.download', { title })}
          color="primary"
        >
          <Download size={20} strokeWidth={1.75} />
        </IconButton>
      )}
    </Box>
  );
}

function goneAs({ kind, withdrawn, deleted }: DocumentEntry) {
  if (deleted) return 'deleted';
  if (!withdrawn) return undefined;
  return kind === 'draft' ? 'withdrawn' : 'sentBack';
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.75,
  py: 1.25,
  '& > svg': { flexShrink: 0 },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
