import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../../../desk/call.ts';
import { patiently, useKept } from '../../../../desk/reads.ts';
import { Panel } from '../../../../desk/ui/panel.tsx';
import { useShownFoundation } from '../page/shown-foundation.ts';
import { CallForm } from './call-form.tsx';
import { Correspondence } from './correspondence.tsx';
import { LinksPanel } from './links-panel.tsx';
import { chips } from './looks.ts';
import { NoteForm } from './note-form.tsx';

/** As many as a page of a list can have; a case has far fewer. */
const MOST_MAILS = 200;

export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  const options = { params: { id }, signal: request.signal };
  const query = { limit: MOST_MAILS, offset: 0 };
  const [notes, mails, links, rooms] = await Promise.all([
    patiently(() => call('GET /admin/foundations/:id/notes', options)),
    patiently(() => call('GET /admin/foundations/:id/mails', { ...options, query })),
    patiently(() => call('GET /admin/foundations/:id/upload-links', options)),
    patiently(() => call('GET /admin/foundations/:id/rooms', options)),
  ]);
  return { notes, mails, links, rooms };
}

/** What was said about a case: notes, calls, mails, and the links that notaries have. */
export default function Communication() {
  const foundation = useShownFoundation();
  const { notes, mails, links, rooms } = useLoaderData<typeof clientLoader>();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Compose foundationId={foundation.id} />
      <Correspondence foundationId={foundation.id} notes={useKept(notes)} mails={useKept(mails)} />
      <LinksPanel foundation={foundation} links={useKept(links)} rooms={useKept(rooms)} />
    </Box>
  );
}

/** A note, or a call that was made. */
function Compose({ foundationId }: { foundationId: string }) {
  const { t } = useTranslation(['staffCommunication']);
  const words = t('staffCommunication:compose');
  const [kind, setKind] = useState<'note' | 'call'>('note');
  const [written, setWritten] = useState(0);
  const params = { id: foundationId };
  const form = {
    done: kind === 'note' ? words.noteDone : words.callDone,
    submit: kind === 'note' ? words.writeNote : words.writeCall,
    onDone: () => setWritten((count) => count + 1),
  };
  return (
    <Panel title={words.title}>
      <Box component="fieldset" aria-label={words.what} sx={chips}>
        {(['note', 'call'] as const).map((each) => (
          <Chip
            key={each}
            clickable
            onClick={() => setKind(each)}
            aria-pressed={each === kind}
            color={each === kind ? 'primary' : 'default'}
            label={words[each]}
          />
        ))}
      </Box>
      {kind === 'note' ? (
        <NoteForm
          key={`note ${written}`}
          {...form}
          send={(body, idempotencyKey) =>
            call('POST /admin/foundations/:id/notes', { params, body, idempotencyKey })
          }
        />
      ) : (
        <CallForm
          key={`call ${written}`}
          {...form}
          send={(body, idempotencyKey) =>
            call('POST /admin/foundations/:id/notes', { params, body, idempotencyKey })
          }
        />
      )}
    </Panel>
  );
}
