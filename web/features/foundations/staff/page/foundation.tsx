import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  type ClientLoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useParams,
} from 'react-router';
import type { Task } from '#api/contract.gen.d.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { call } from '../../../../desk/call.ts';
import { patiently, useKept } from '../../../../desk/reads.ts';
import { mayHere } from '../../../../desk/session/session.ts';
import { BackToList } from '../../../../desk/ui/back-to-list.tsx';
import { PageFailed } from '../../../../desk/ui/states.tsx';
import { usePageTitle } from '../../../../desk/ui/use-page-title.ts';
import { useReadNotices } from '../../../../desk/use-read-notices.ts';
import { type Foundation, isForTeam } from '../types.ts';
import { Decision } from './decision.tsx';
import { Head } from './head.tsx';
import { ReadingOf, type Review } from './review/reading.tsx';

export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  const options = { params: { id }, signal: request.signal };
  const [foundation, tasks] = await Promise.all([
    patiently(() => call('GET /foundations/:id', options)),
    call('GET /admin/foundations/:id/tasks', options),
  ]);
  if (!foundation.ok) return { ok: false as const, refusal: foundation };
  if (!isForTeam(foundation.data)) throw new Error('The API takes us for a founder.');
  const reviews = foundation.data.status === 'review-pending' && mayHere('foundations.review');
  const review = reviews ? await call('GET /admin/foundations/:id/review', options) : undefined;
  return {
    ok: true as const,
    foundation: foundation.data,
    review: review?.ok ? review.data : null,
    tasks: tasks.ok ? tasks.data : [],
  };
}

/** Another tab shows the same formation, which need not be read again. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentParams.id !== nextParams.id || defaultShouldRevalidate;

/** What stays around the tabs of one formation: its head, and what is to be decided now. */
export default function FoundationPage() {
  const { t } = useTranslation(['staff', 'staffFoundations']);
  const { id = '' } = useParams();
  const read = useKept(useLoaderData<typeof clientLoader>(), id);
  const name = read.ok ? read.foundation.companyName : undefined;
  useReadNotices({ foundationId: id });
  usePageTitle(name ?? t('staff:fileNumber', { number: fileNumber(id) }));
  if (!read.ok) {
    return (
      <>
        <BackToList list="foundations" label={t('staffFoundations:foundation.back')} />
        <PageFailed refusal={read.refusal} />
      </>
    );
  }
  return <Content key={id} foundation={read.foundation} review={read.review} tasks={read.tasks} />;
}

interface ContentProps {
  foundation: Foundation;
  review: Review | null;
  tasks: readonly Task[];
}

function Content({ foundation, review, tasks }: ContentProps) {
  return (
    <ReadingOf foundation={foundation} review={review}>
      <Head foundation={foundation} />
      <Box sx={columns}>
        <Box sx={{ minWidth: 0 }}>
          <Outlet context={foundation} />
        </Box>
        <Decision foundation={foundation} tasks={tasks} />
      </Box>
    </ReadingOf>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 3, lg: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 304px' },
  // What has the focus is not hidden by the head.
  '& :focus-visible': { scrollMarginTop: 200 },
} as const;
