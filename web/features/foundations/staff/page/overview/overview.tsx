import Box from '@mui/material/Box';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { FollowUps, readFollowUps } from '../../case/follow-ups.tsx';
import { ObstaclesCard } from '../../case/obstacles-card.tsx';
import { useShownFoundation } from '../shown-foundation.ts';
import { CoreDataCard } from './core-data-card.tsx';
import { PapersCard } from './papers-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { StandingCard } from './standing-card.tsx';

export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  return { followUps: await readFollowUps(id, request.signal) };
}

/** How the case stands, who takes part, and what the founder entered. */
export default function Overview() {
  const foundation = useShownFoundation();
  const { followUps } = useLoaderData<typeof clientLoader>();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <StandingCard foundation={foundation} />
      <ObstaclesCard foundation={foundation} />
      <FollowUps rows={followUps} />
      <PapersCard foundation={foundation} />
      <PeopleCard foundation={foundation} />
      <CoreDataCard coreData={foundation.coreData} />
    </Box>
  );
}
