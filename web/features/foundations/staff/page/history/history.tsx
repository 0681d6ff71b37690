import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../../../../desk/call.ts';
import { patiently } from '../../../../../desk/reads.ts';
import { TimelineCard } from './timeline-card.tsx';

export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  const options = { params: { id }, signal: request.signal };
  const [timeline, review] = await Promise.all([
    patiently(() => call('GET /foundations/:id/timeline', options)),
    call('GET /admin/foundations/:id/review', options),
  ]);
  return { timeline, approval: review.ok ? review.data.approval : null };
}

/** Everything that happened. */
export default function History() {
  const { timeline, approval } = useLoaderData<typeof clientLoader>();
  return <TimelineCard timeline={timeline} approval={approval} />;
}
