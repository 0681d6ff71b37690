import Box from '@mui/material/Box';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../../desk/call.ts';
import { patiently, useKept } from '../../../desk/reads.ts';
import { PageFailed } from '../../../desk/ui/states.tsx';
import { readConversation } from '../../../shared/messages/reading.ts';
import { Thread } from '../../../shared/messages/thread.tsx';
import { ThreadNav } from '../../../shared/messages/thread-nav.tsx';
import { staffPath } from '../../../staff-pages.ts';

export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('to');
  const read = await patiently(() => readConversation(call, id, asked, request.signal));
  return read.ok ? { ...read, data: { ...read.data, now: new Date().toISOString() } } : read;
}

/** The conversation with the people of a case. */
export default function MessagesPage() {
  const read = useKept(useLoaderData<typeof clientLoader>());
  if (!read.ok) return <PageFailed refusal={read} />;
  const { audiences, threads, ...shown } = read.data;
  const page = staffPath('foundation-messages', shown.id);
  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gap: 3 }}>
      <ThreadNav {...{ audiences, threads, page }} shown={shown.audience} />
      <Thread key={`${shown.id} ${shown.audience}`} call={call} {...shown} />
    </Box>
  );
}
