import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Download, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { signatureWords } from '#domain/foundations/signature-words.ts';
import { fileSize, shortDate } from '#domain/site/formats.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { CompareLink } from '../../../shared/foundations/comparison/compare-link.tsx';
import { invoiceWords } from '../../../shared/foundations/firm-invoice.ts';
import {
  type DocumentEntry,
  documentTitle,
  downloadPath,
} from '../../../shared/foundations/model.ts';
import { useFoundationPage } from '../page-context.tsx';
import { SideCard } from '../side-column.tsx';
import { Timeline } from '../timeline.tsx';
import { isReplaced } from './reading-order.ts';

/** Older documents are folded away. */
const SHOWN_AT_ONCE = 6;

export function DocumentsCard() {
  const { t } = useTranslation(['foundations']);
  const { foundation, timeline } = useFoundationPage();
  const words = t('foundations:page.documents');
  const newest = foundation.documents.toReversed();
  const folded = newest.slice(SHOWN_AT_ONCE);
  return (
    <SideCard title={words.title} id="documents">
      {newest.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {foundation.waitingOn === 'nobody' ? words.none : words.empty}
        </Typography>
      )}
      <DocumentList documents={newest.slice(0, SHOWN_AT_ONCE)} />
      {folded.length > 0 && (
        <Fold summary={t('foundations:page.documents.all', { count: newest.length })}>
          <DocumentList documents={folded} />
        </Fold>
      )}
      <Fold summary={t('foundations:page.timeline.show')} id="history">
        <Timeline entries={timeline} />
        <WholeHistory foundationId={foundation.id} />
      </Fold>
    </SideCard>
  );
}

/** To keep, and to check against what is published every day. */
function WholeHistory({ foundationId }: { foundationId: string }) {
  const { t } = useTranslation(['foundations']);
  const { to, locale } = useLocale();
  const path = `/api/foundations/${foundationId}/history`;
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {t('foundations:page.timeline.whole')}{' '}
      <Link href={`${path}/pdf?language=${locale}`} download>
        PDF
      </Link>
      {' · '}
      <Link href={path} download>
        JSON
      </Link>
      {' · '}
      <Link href={to('checksums')}>{t('foundations:page.timeline.check')}</Link>
    </Typography>
  );
}

interface FoldProps {
  summary: string;
  children: React.ReactNode;
  id?: string;
}

/** Native `details`: works by keyboard and without script. */
function Fold({ summary, children, id }: FoldProps) {
  return (
    <Box
      component="details"
      id={id}
      sx={{
        '& > summary': {
          listStyle: 'none',
          cursor: 'pointer',
          minHeight: 44,
          display: 'flex',
          alignItems: 'center',
          fontWeight: 600,
          fontSize: '0.875rem',
          color: 'primary.main',
          '&:hover': { textDecoration: 'underline' },
        },
        '& > summary::-webkit-details-marker': { display: 'none' },
      }}
    >
      <summary>{summary}</summary>
      {children}
    </Box>
  );
}

export function DocumentList({ documents }: { documents: readonly DocumentEntry[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {documents.map((document) => (
        <DocumentRow key={document.documentId} document={document} />
      ))}
    </Box>
  );
}

/** One tap anywhere in the row opens the document. */
const wholeRow = {
  color: 'text.primary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  outline: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
  '&:focus-visible::after': { outline: '3px solid', outlineColor: 'primary.main' },
} as const;

function DocumentRow({ document }: { document: DocumentEntry }) {
  const { t } = useTranslation(['sharedFoundations', 'foundations']);
  const { locale, to } = useLocale();
  const { foundation, now } = useFoundationPage();
  const title = documentTitle(document, t('sharedFoundations:documents.draft'), locale);
  const { invoice } = document;
  const replaced = isReplaced(document, foundation.documents);
  const stand = t('sharedFoundations:documents.modified', {
    date: shortDate(document.modifiedAt, locale, now),
    size: fileSize(document.size, locale),
  });
  const older = replaced && t('foundations:page.documents.older');
  const line = [stand, older, signatureWords(document, locale)].filter(Boolean).join(', ');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1.25,
        position: 'relative',
        borderBottom: 1,
        borderColor: 'divider',
        color: 'primary.main',
      }}
    >
      <FileText size={22} strokeWidth={1.75} aria-hidden="true" style={{ flexShrink: 0 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          <Box
            component="a"
            href={downloadPath(foundation.id, document.documentId)}
            aria-label={t('foundations:page.documents.download', { title })}
            sx={wholeRow}
          >
            {title}
          </Box>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {line}
        </Typography>
        {invoice && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('foundations:page.documents.invoice', invoiceWords(invoice, locale))}
          </Typography>
        )}
        <CompareLink
          document={document}
          title={title}
          page={to('comparison', { id: foundation.id })}
        />
      </Box>
      <Download size={22} strokeWidth={1.75} aria-hidden="true" style={{ flexShrink: 0 }} />
    </Box>
  );
}
