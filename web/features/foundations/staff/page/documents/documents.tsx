import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { call } from '../../../../../desk/call.ts';
import { dayAndTime } from '../../../../../desk/ui/formats.ts';
import { Panel } from '../../../../../desk/ui/panel.tsx';
import { useLocale } from '../../../../../kit/texts/use-locale.ts';
import { keepsLines } from '../../../../../kit/ui/breakable.ts';
import { CompareLink } from '../../../../../shared/foundations/comparison/compare-link.tsx';
import { staffPath } from '../../../../../staff-pages.ts';
import { list } from '../../case/obstacles-card.tsx';
import { documentLabel } from '../../document-label.ts';
import type { Foundation } from '../../types.ts';
import { ApprovalRecord } from '../review/approval-record.tsx';
import { useShownFoundation } from '../shown-foundation.ts';
import { downloadOf, useDocumentTitle } from './document-title.ts';
import { DocumentsCard } from './documents-card.tsx';

export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  const options = { params: { id }, signal: request.signal };
  const [origins, review] = await Promise.all([
    call('GET /admin/foundations/:id/origins', options),
    call('GET /admin/foundations/:id/review', options),
  ]);
  return {
    origins: origins.ok ? origins.data : [],
    approval: review.ok ? review.data.approval : null,
  };
}

/** What is being looked at stands in the address, and is no reason to read the page again. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

/** Our drafts, what others sent, what was approved, and what was asked to be changed. */
export default function Documents() {
  const { t } = useTranslation(['staffPage']);
  const foundation = useShownFoundation();
  const { origins, approval } = useLoaderData<typeof clientLoader>();
  const [shown, show] = useSearchParams();
  const ids = shown.getAll('document').slice(0, 2);
  const open = (documents: readonly string[]) =>
    show(
      documents.map((id): [string, string] => ['document', id]),
      { preventScrollReset: true },
    );
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Opened
        foundation={foundation}
        ids={ids}
        onClose={(id) => open(ids.filter((one) => one !== id))}
      />
      <DocumentsCard
        foundation={foundation}
        origins={origins}
        open={ids}
        onOpen={(id) => open([id])}
        onBeside={(id) => open([...ids.slice(0, 1), id])}
      />
      {approval && (
        <Panel title={t('staffPage:review.record.title')}>
          <ApprovalRecord approval={approval} documents={foundation.documents} />
        </Panel>
      )}
      <RequestsCard foundation={foundation} />
    </Box>
  );
}

/** Only who looks at a file loads what draws it. */
const PdfViewer = lazy(() => import('../viewer/pdf-viewer.tsx'));

interface OpenedProps {
  foundation: Foundation;
  /** One, or two beside each other. */
  ids: readonly string[];
  onClose: (id: string) => void;
}

function Opened({ foundation: { id, documents }, ids, onClose }: OpenedProps) {
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

/** Every change that was asked for, by whom, and what became of it; newest first. */
function RequestsCard({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const { changeRequests, documents } = foundation;
  if (changeRequests.length === 0) return null;
  const versionOf = (id: string | undefined) =>
    documents.find(({ documentId }) => documentId === id);
  return (
    <Panel title={t('staffFoundations:foundation.requests.title')}>
      <Box component="ul" sx={list}>
        {changeRequests.toReversed().map(({ id, by, at, reason, answer, version }) => {
          const found = versionOf(version);
          const title = found && [found.title, ...documentLabel(found, t)].join(' · ');
          return (
            <li key={id}>
              <Box sx={{ ...keepsLines, overflowWrap: 'anywhere' }}>{reason}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {t('staffFoundations:foundation.requests.by', {
                  who: t(`staffFoundations:actor.${by}`),
                  instant: dayAndTime(at, locale),
                })}
              </Box>
              <Box sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
                {title && <div>{t('staffFoundations:foundation.requests.version', { title })}</div>}
                {answer && (
                  <div>{t('staffFoundations:foundation.requests.answer', { answer })}</div>
                )}
                {!version && !answer && t('staffFoundations:foundation.requests.open')}
              </Box>
              {found && (
                <CompareLink
                  document={found}
                  title={found.title}
                  page={staffPath('comparison', foundation.id)}
                />
              )}
            </li>
          );
        })}
      </Box>
    </Panel>
  );
}
