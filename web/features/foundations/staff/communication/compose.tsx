import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../desk/call.ts';
import { Panel } from '../../../../desk/ui/panel.tsx';
import { CallForm } from './call-form.tsx';
import { chips } from './looks.ts';
import { NoteForm } from './note-form.tsx';

/** A note, or a call that was made. */
export function Compose({ foundationId }: { foundationId: string }) {
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
