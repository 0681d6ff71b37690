import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseMail, Note } from '#api/contract.gen.d.ts';
import { Panel } from '../../../../desk/ui/panel.tsx';
import { ReadFailed } from '../../../../desk/ui/states.tsx';
import type { Answer } from '../../../../kit/api/call.ts';
import { EmptyList } from '../../../../kit/list/empty-list.tsx';
import { chips, quiet, rows } from './looks.ts';
import { MailEntry } from './mail-entry.tsx';
import { NoteEntry } from './note-entry.tsx';

const SHOWN_AT_FIRST = 20;

interface Props {
  foundationId: string;
  notes: Answer<'GET /admin/foundations/:id/notes'>;
  mails: Answer<'GET /admin/foundations/:id/mails'>;
}

/** Notes, calls and mails in one list, newest first. */
export function Correspondence({ foundationId, notes, mails }: Props) {
  const { t } = useTranslation(['staffCommunication']);
  const words = t('staffCommunication:entries');
  const [kind, setKind] = useState<Kind>('all');
  const [all, setAll] = useState(false);
  const entries = entriesOf(notes.ok ? notes.data : [], mails.ok ? mails.data : []);
  const isOf = (each: Kind) => (entry: Entry) => each === 'all' || entry.kind === each;
  const chosen = entries.filter(isOf(kind));
  const older = mails.ok ? mails.meta.total - mails.data.length : 0;
  return (
    <Panel title={words.title}>
      <Box component="fieldset" aria-label={words.filter} sx={chips}>
        {kinds.map((each) => (
          <Chip
            key={each}
            clickable
            onClick={() => setKind(each)}
            aria-pressed={each === kind}
            color={each === kind ? 'primary' : 'default'}
            label={`${words.kind[each]} ${entries.filter(isOf(each)).length}`}
          />
        ))}
      </Box>
      {!notes.ok && <ReadFailed refusal={notes} />}
      {!mails.ok && <ReadFailed refusal={mails} />}
      {notes.ok && mails.ok && chosen.length === 0 && (
        <EmptyList title={words.none[kind]} hint={words.noneHint} />
      )}
      <Box component="ol" aria-label={words.title} sx={rows}>
        {(all ? chosen : chosen.slice(0, SHOWN_AT_FIRST)).map((entry) =>
          entry.kind === 'mail' ? (
            <MailEntry key={entry.mail.id} foundationId={foundationId} mail={entry.mail} />
          ) : (
            <NoteEntry key={entry.note.id} foundationId={foundationId} note={entry.note} />
          ),
        )}
      </Box>
      {!all && chosen.length > SHOWN_AT_FIRST && (
        <Button onClick={() => setAll(true)} sx={{ ml: -1.5, mt: 1 }}>
          {t('staffCommunication:entries.all', { count: chosen.length })}
        </Button>
      )}
      {older > 0 && (
        <Box sx={{ ...quiet, mt: 2 }}>
          {t('staffCommunication:entries.older', { count: older })}
        </Box>
      )}
    </Panel>
  );
}

/** What stands in the list of a case: a note, a call or a mail, at its time. */
type Entry =
  | { kind: 'note' | 'call'; at: string; note: Note }
  | { kind: 'mail'; at: string; mail: CaseMail };

const kinds = ['all', 'note', 'call', 'mail'] as const;
type Kind = (typeof kinds)[number];

/** Newest first; a call stands where it was made, not where it was noted. */
function entriesOf(notes: readonly Note[], mails: readonly CaseMail[]): Entry[] {
  const entries: Entry[] = [
    ...notes.map((note): Entry => {
      const { call, writtenAt } = note;
      return call ? { kind: 'call', at: call.at, note } : { kind: 'note', at: writtenAt, note };
    }),
    ...mails.map((mail): Entry => ({ kind: 'mail', at: mail.writtenAt, mail })),
  ];
  return entries.toSorted((one, other) => other.at.localeCompare(one.at));
}
