import Box from '@mui/material/Box';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { isMember } from '#domain/messages/messages.ts';
import { call } from '../../../desk/call.ts';
import { patiently, useKept } from '../../../desk/reads.ts';
import { useMay } from '../../../desk/session/session.ts';
import { PageFailed } from '../../../desk/ui/states.tsx';
import type { Conversation, Message } from '../../../shared/messages/reading.ts';
import { readConversation } from '../../../shared/messages/reading.ts';
import { Thread } from '../../../shared/messages/thread.tsx';
import { ThreadNav } from '../../../shared/messages/thread-nav.tsx';
import { staffPath } from '../../../staff-pages.ts';
import { HandOver } from './hand-over.tsx';
import { usePrepared } from './use-prepared.tsx';

export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('to');
  const read = await patiently(() => readConversation(call, id, asked, request.signal));
  return read.ok ? { ...read, data: { ...read.data, now: new Date().toISOString() } } : read;
}

/** The conversation with the people of a case. */
export default function MessagesPage() {
  const read = useKept(useLoaderData<typeof clientLoader>());
  return read.ok ? <ShownConversation {...read.data} /> : <PageFailed refusal={read} />;
}

function ShownConversation({ audiences, threads, now, ...shown }: Conversation & { now: string }) {
  const may = useMay();
  const { id, audience, messages } = shown;
  const isQuestion = ({ author, text }: Message) => isMember(author.role) && text !== null;
  const newest = messages.find(isQuestion);
  const handOver = (message: Message) =>
    isQuestion(message) && <HandOver {...{ id, message }} isNewest={message === newest} />;
  const page = staffPath('foundation-messages', id);
  const desk = usePrepared(shown);
  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gap: 3 }}>
      <ThreadNav {...{ audiences, threads, page }} shown={audience} />
      <Thread
        key={`${id} ${audience}`}
        {...shown}
        call={call}
        now={now}
        desk={desk}
        // What members ask our team.
        actions={audience === 'team' && may('foundations.write') ? handOver : () => null}
      />
    </Box>
  );
}
