import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { ArrowLeft } from 'lucide-react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { ApiError } from '../shell/api.ts';
import { ReadFailed } from '../shell/states.tsx';
import { CoreDataCard } from './core-data-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { Head } from './summary-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import type { Foundation } from './types.ts';

const LOOK_AGAIN_MS = 30_000;
const MOST_RETRIES = 2;

/** One foundation: where it stands, what can be done now, all that is known of it. */
export function FoundationPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<Foundation>(
    'foundation',
    { id },
    {
      refetchInterval: LOOK_AGAIN_MS,
      retry: (failures, failure) =>
        failures < MOST_RETRIES && failure instanceof ApiError && failure.isOpen,
    },
  );
  return (
    <>
      <Button
        component={Link}
        to="/admin/foundations"
        startIcon={<ArrowLeft size={18} strokeWidth={1.75} />}
        sx={{ ml: -1.5, mb: 1, fontSize: '0.9375rem' }}
      >
        {translate('foundation.back')}
      </Button>
      {data ? (
        <Content foundation={data} />
      ) : error ? (
        <Refused error={error} onRetry={refetch} />
      ) : (
        <Shape />
      )}
    </>
  );
}

function Content({ foundation }: { foundation: Foundation }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Head foundation={foundation} />
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

function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Card>
      <ReadFailed error={error} onRetry={onRetry} />
    </Card>
  );
}

/** The page in outline while it loads. */
function Shape() {
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
