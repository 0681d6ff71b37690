import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { ArrowLeft } from 'lucide-react';
import { useGetOne } from 'ra-core';
import { Link, useParams } from 'react-router';
import { fileNumber } from '#domain/site/file-number.ts';
import { readOptions } from '../../../../shared/staff/reads.ts';
import { ReadFailed } from '../../../../shared/staff/ui/states.tsx';

import { staffPath } from '../../../../staff-pages.ts';
import { usePageTitle } from '../../../../shared/staff/ui/use-page-title.ts';
import { CoreDataCard } from './core-data-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { SummaryCard } from './summary-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import type { Foundation } from '../types.ts';
import { useTexts } from '../../../../kit/texts/use-texts.ts';

/** One foundation: its status, the commands available now, and everything known about it. */
export function FoundationPage() {
  const { t } = useTexts('staff', 'staffFoundations');
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<Foundation>('foundation', { id }, readOptions);
  usePageTitle(data && (data.companyName ?? t('staff:fileNumber', { number: fileNumber(id) })));
  return (
    <>
      <Button
        component={Link}
        to={staffPath('foundations')}
        startIcon={<ArrowLeft size={18} strokeWidth={1.75} />}
        sx={{ ml: -1.5, mb: 1, fontSize: '0.9375rem' }}
      >
        {t('staffFoundations:foundation.back')}
      </Button>
      {data ? (
        <Content foundation={data} />
      ) : error ? (
        <NotShown error={error} onRetry={refetch} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

function Content({ foundation }: { foundation: Foundation }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SummaryCard foundation={foundation} />
      <Box sx={columns}>
        <Box sx={column}>
          <DocumentsCard foundation={foundation} />
          <TimelineCard foundationId={foundation.id} />
        </Box>
        <Box sx={column}>
          <PeopleCard foundation={foundation} />
          <CoreDataCard coreData={foundation.coreData} />
        </Box>
      </Box>
    </Box>
  );
}

function NotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Card>
      <ReadFailed error={error} onRetry={onRetry} />
    </Card>
  );
}

function PageSkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 3 }}>
      <Skeleton variant="rounded" height={260} sx={{ borderRadius: '20px' }} />
      <Box sx={columns}>
        <Skeleton variant="rounded" height={320} sx={{ borderRadius: '20px' }} />
        <Skeleton variant="rounded" height={320} sx={{ borderRadius: '20px' }} />
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
