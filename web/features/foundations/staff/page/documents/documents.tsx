import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { call } from '../../../../../desk/call.ts';
import { Panel } from '../../../../../desk/ui/panel.tsx';
import { RequestsCard } from '../../case/requests-card.tsx';
import { ApprovalRecord } from '../review/approval-record.tsx';
import { useShownFoundation } from '../shown-foundation.ts';
import { DocumentsCard } from './documents-card.tsx';
import { Opened } from './opened.tsx';

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
