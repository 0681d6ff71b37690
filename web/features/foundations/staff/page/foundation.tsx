import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { type ClientLoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import type { FollowUp } from '#api/contract.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { call } from '../../../../shared/staff/call.ts';
import { patiently, useKept } from '../../../../shared/staff/reads.ts';
import { memberOfThisTab } from '../../../../shared/staff/session/session.ts';
import { BackToList } from '../../../../shared/staff/ui/back-to-list.tsx';
import { ReadFailed } from '../../../../shared/staff/ui/states.tsx';
import { usePageTitle } from '../../../../shared/staff/ui/use-page-title.ts';
import { FollowUps, readFollowUps } from '../case/follow-ups.tsx';
import { ObstaclesCard } from '../case/obstacles-card.tsx';
import { RequestsCard } from '../case/requests-card.tsx';
import { type Foundation, isForTeam } from '../types.ts';
import { CoreDataCard } from './core-data-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { SummaryCard } from './summary-card.tsx';
import type { Timeline } from './timeline-card.tsx';
import { TimelineCard } from './timeline-card.tsx';

export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  const options = { params: { id }, signal: request.signal };
  const role = memberOfThisTab()?.role ?? 'staff';
  const [foundation, timeline, followUps] = await Promise.all([
    patiently(() => call('GET /foundations/:id', options)),
    patiently(() => call('GET /foundations/:id/timeline', options)),
    readFollowUps(role, { foundationId: id }, request.signal),
  ]);
  if (!foundation.ok) return { ok: false as const, foundation };
  if (!isForTeam(foundation.data)) throw new Error('The API takes us for a founder.');
  return { ok: true as const, foundation: foundation.data, timeline, followUps };
}

/** One foundation: its status, the commands available now, and everything known about it. */
export default function FoundationPage() {
  const { t } = useTexts('staff', 'staffFoundations');
  const { id = '' } = useParams();
  const read = useKept(useLoaderData<typeof clientLoader>());
  const name = read.ok ? read.foundation.companyName : undefined;
  usePageTitle(name ?? t('staff:fileNumber', { number: fileNumber(id) }));
  return (
    <>
      <BackToList list="foundations" label={t('staffFoundations:foundation.back')} />
      {read.ok ? (
        <Content key={id} {...read} />
      ) : (
        <Card>
          <ReadFailed refusal={read.foundation} />
        </Card>
      )}
    </>
  );
}

interface ContentProps {
  foundation: Foundation;
  timeline: Timeline;
  followUps: readonly FollowUp[];
}

function Content({ foundation, timeline, followUps }: ContentProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SummaryCard foundation={foundation} timeline={timeline} />
      <Box sx={columns}>
        <Box sx={column}>
          <ObstaclesCard foundation={foundation} />
          <FollowUps rows={followUps} />
          <RequestsCard foundation={foundation} />
          <DocumentsCard foundation={foundation} />
          <TimelineCard timeline={timeline} />
        </Box>
        <Box sx={column}>
          <PeopleCard foundation={foundation} />
          <CoreDataCard coreData={foundation.coreData} />
        </Box>
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
} as const;
const column = { display: 'grid', gap: 3, alignContent: 'start' } as const;
