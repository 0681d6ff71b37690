import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Columns2, Download, Eye, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentEntry } from '#api/contract.gen.d.ts';
import { signatureWords } from '#domain/foundations/signature-words.ts';
import { fileSize } from '#domain/site/formats.ts';
import { dayAndTime } from '../../../../../desk/ui/formats.ts';
import type { DataOf } from '../../../../../kit/api/call.ts';
import { useLocale } from '../../../../../kit/texts/use-locale.ts';
import { CompareLink } from '../../../../../shared/foundations/comparison/compare-link.tsx';
import { invoiceWords } from '../../../../../shared/foundations/firm-invoice.ts';
import { staffPath } from '../../../../../staff-pages.ts';
import { documentLabel } from '../../document-label.ts';
import { downloadOf, useDocumentTitle } from './document-title.ts';

interface Props {
  foundationId: string;
  document: DocumentEntry;
  origin: DataOf<'GET /admin/foundations/:id/origins'>[number] | undefined;
  onOpen: (id: string) => void;
  onBeside: ((id: string) => void) | undefined;
  /** Below it, in the whole width. */
  children?: ReactNode;
}

/** One file: what it is, where it comes from, what proves that it is the same. */
export function DocumentRow(props: Props) {
  const { foundationId, document, origin, onOpen, onBeside, children } = props;
  const { t } = useTranslation(['staffFoundations', 'staffPage']);
  const { documentId, fileName, sha256, deleted } = document;
  const title = useDocumentTitle()(document);
  const words = t('staffPage:documents');
  return (
    <Box component="li" sx={row}>
      <FileText size={22} strokeWidth={1.5} aria-hidden />
      <Box sx={{ flex: { xs: '1 1 160px', sm: '1 1 240px' }, minWidth: 0 }}>
        <Box sx={{ ...name, ...(goneAs(document) && gone) }} title={fileName}>
          {title}
        </Box>
        <Facts document={document} origin={origin} />
        <Box component="details" sx={hash}>
          <summary>{`${words.hash} ${sha256.slice(0, 12)} …`}</summary>
          <code>{sha256}</code>
        </Box>
        <CompareLink
          document={document}
          title={title}
          page={staffPath('comparison', foundationId)}
        />
      </Box>
      {!deleted && (
        <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
          {onBeside && (
            <IconButton
              color="primary"
              aria-label={t('staffPage:documents.beside', { title })}
              title={words.besideShort}
              onClick={() => onBeside(documentId)}
            >
              <Columns2 size={20} strokeWidth={1.75} />
            </IconButton>
          )}
          <Button
            startIcon={<Eye size={18} strokeWidth={1.75} />}
            aria-label={t('staffPage:documents.view', { title })}
            onClick={() => onOpen(documentId)}
          >
            {words.open}
          </Button>
          <IconButton
            component="a"
            href={downloadOf(foundationId, documentId)}
            download
            aria-label={t('staffFoundations:foundation.documents.download', { title })}
            color="primary"
          >
            <Download size={20} strokeWidth={1.75} />
          </IconButton>
        </Box>
      )}
      {children}
    </Box>
  );
}

function Facts({ document, origin }: Pick<Props, 'document' | 'origin'>) {
  const { t } = useTranslation(['staffFoundations', 'staffPage']);
  const { locale } = useLocale();
  const { kind, size, modifiedAt, released, scan, withdrawn, invoice } = document;
  const state = goneAs(document);
  const who =
    origin &&
    [origin.by.name, t(`staffFoundations:actor.${origin.by.role}`)].filter(Boolean).join(', ');
  const facts = [
    kind === 'draft' && documentLabel(document, t)[0],
    invoice && t('staffPage:documents.invoice', invoiceWords(invoice, locale)),
    fileSize(size, locale),
    t('staffFoundations:foundation.documents.modified', {
      instant: dayAndTime(modifiedAt, locale),
    }),
    who && t('staffPage:documents.from', { who }),
    origin?.link &&
      t('staffPage:documents.link', { issued: dayAndTime(origin.link.issuedAt, locale) }),
    scan && t(`staffPage:documents.${scan === 'clean' ? 'clean' : 'unscanned'}`),
    signatureWords(document, locale),
    kind === 'draft' &&
      !withdrawn &&
      t(`staffFoundations:foundation.documents.${released ? 'released' : 'hidden'}`),
    state && t(`staffFoundations:foundation.documents.${state}`),
  ].filter(Boolean);
  return <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{facts.join(' · ')}</Box>;
}

function goneAs({ kind, withdrawn, deleted }: DocumentEntry) {
  if (deleted) return 'deleted';
  if (!withdrawn) return undefined;
  return kind === 'draft' ? 'withdrawn' : 'sentBack';
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.75,
  py: 1.25,
  '& > svg': { flexShrink: 0 },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
const name = { fontWeight: 600, overflowWrap: 'anywhere', hyphens: 'auto' } as const;
const gone = { textDecoration: 'line-through', color: 'text.secondary' } as const;
const hash = {
  color: 'text.secondary',
  fontSize: '0.8125rem',
  '& > summary': { py: 0.75, cursor: 'pointer' },
  '& code': { overflowWrap: 'anywhere' },
} as const;
