import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Note } from '#api/contract.gen.d.ts';
import { mayChangeNote } from '#domain/desk/notes.ts';
import { call } from '../../../../desk/call.ts';
import { useIdentity } from '../../../../desk/session/session.ts';
import { dayAndTime } from '../../../../desk/ui/formats.ts';
import { useNow } from '../../../../desk/ui/use-now.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { CallForm, whenFields } from './call-form.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { buttons, quiet } from './looks.ts';
import { NoteForm } from './note-form.tsx';

interface Props {
  foundationId: string;
  note: Note;
}

/** What a colleague has noted, which its author can change for a while. */
export function NoteEntry({ foundationId, note }: Props) {
  const { t } = useTranslation(['staffCommunication']);
  const words = t('staffCommunication:note');
  const [doing, setDoing] = useState<'change' | 'remove'>();
  const done = () => setDoing(undefined);
  const mayChange = useMayChange(note);
  const params = { id: foundationId, noteId: note.id };
  return (
    <Box component="li">
      <Typography sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
        <Title note={note} />
      </Typography>
      {doing === 'change' ? (
        <Box sx={{ my: 2 }}>
          <ChangeForm note={note} foundationId={foundationId} onDone={done} />
        </Box>
      ) : (
        <Words note={note} />
      )}
      <Trace note={note} />
      {mayChange && doing !== 'change' && (
        <Box sx={{ ...buttons, ml: -1 }}>
          <Button size="small" onClick={() => setDoing('change')}>
            {words.change}
          </Button>
          <Button size="small" color="error" onClick={() => setDoing('remove')}>
            {words.remove}
          </Button>
        </Box>
      )}
      {doing === 'remove' && (
        <ConfirmDialog
          words={words.removal}
          send={() => call('DELETE /admin/foundations/:id/notes/:noteId', { params })}
          onClose={done}
        />
      )}
    </Box>
  );
}

function useMayChange({ author, writtenAt, removed }: Note): boolean {
  const member = useIdentity();
  const now = useNow();
  if (!member || removed) return false;
  return mayChangeNote(member, { authorId: author.id, writtenAt }, new Date(now));
}

function Title({ note: { call: made } }: { note: Note }) {
  const { t } = useTranslation(['staffCommunication']);
  if (!made) return t('staffCommunication:note.title');
  const names = t('staffCommunication:call');
  return [
    t(`staffCommunication:call.title.${made.direction}`, { who: names.with[made.with] }),
    names.outcome[made.outcome],
  ].join(': ');
}

function Words({ note: { text, call: made, removed } }: { note: Note }) {
  const words = useTranslation(['staffCommunication']).t('staffCommunication:note');
  if (removed) return <Box sx={quiet}>{words.removed}</Box>;
  if (text === null) return <Box sx={quiet}>{words.erased}</Box>;
  if (text === '' && made) return null;
  return <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>;
}

function Trace({ note: { author, writtenAt, call: made, changed, removed } }: { note: Note }) {
  const { t } = useTranslation(['staffCommunication']);
  const { locale } = useLocale();
  const at = (instant: string) => dayAndTime(instant, locale);
  const trace = ({ at: instant, by }: NonNullable<Note['changed']>) => ({
    name: by.name,
    instant: at(instant),
  });
  const parts = [
    made && t('staffCommunication:call.at', { instant: at(made.at) }),
    t('staffCommunication:note.by', { name: author.name, instant: at(writtenAt) }),
    changed && t('staffCommunication:note.changedBy', trace(changed)),
    removed && t('staffCommunication:note.removedBy', trace(removed)),
  ];
  return <Box sx={quiet}>{parts.filter(Boolean).join(' · ')}</Box>;
}

/** The form it was written with, with what stands there. */
function ChangeForm({ note, foundationId, onDone }: Props & { onDone: () => void }) {
  const words = useTranslation(['staffCommunication']).t('staffCommunication:note');
  const params = { id: foundationId, noteId: note.id };
  const form = { submit: words.save, done: words.saved, onDone, onCancel: onDone };
  const text = note.text ?? '';
  const { call: made } = note;
  if (!made) {
    return (
      <NoteForm
        {...form}
        initial={{ text }}
        send={(body) => call('PATCH /admin/foundations/:id/notes/:noteId', { params, body })}
      />
    );
  }
  const { at, ...rest } = made;
  return (
    <CallForm
      {...form}
      initial={{ ...rest, ...whenFields(at), text }}
      send={(body) => call('PATCH /admin/foundations/:id/notes/:noteId', { params, body })}
    />
  );
}
