import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { z } from 'zod';
import type { ParkedStream } from '#api/contract.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { call } from '../shell/api/call.ts';
import { ExceptionList } from '../shell/exception-list.tsx';
import { ErrorAlert } from '../shell/forms/error-alert.tsx';
import { useCommandForm } from '../shell/forms/use-command-form.ts';
import { useProblemText } from '../shell/forms/use-problem-text.ts';
import { RetryRow } from '../shell/retry-row.tsx';
import { useIdentity } from '../shell/session/use-identity.ts';
import { FoundationName } from '../ui/foundation-name.tsx';

/** Rows of lists carry an id, see `shell/api/data-provider.ts`. */
type ParkedRow = ParkedStream & { id: string };

const COLUMNS = ['stream', 'error', 'attempts', 'since', 'redrive'];
const TRACKS = 'minmax(0, 1fr) minmax(0, 1.6fr) 80px 84px 190px';

/** Streams whose next event the read models could not process, with a way to try again. */
export function ParkedStreams() {
  return (
    <ExceptionList<ParkedRow>
      resource="parked"
      texts="parked"
      columns={COLUMNS}
      tracks={TRACKS}
      row={(parked) => <StreamRow key={parked.stream} parked={parked} />}
      action={<RedriveAll />}
    />
  );
}

const rules = { schema: z.object({}) };

function RedriveAll() {
  const translate = useTranslate();
  const problemText = useProblemText();
  const mayRedrive = useIdentity()?.role !== 'lawyer';
  const form = useCommandForm({
    rules,
    send: () => call('POST', '/admin/parked/redrive', { body: {} }),
    done: () => 'parked.allRedriven',
  });
  if (!mayRedrive) return null;
  return (
    <SchemaForm form={form} problemText={problemText}>
      <SubmitButton variant="outlined" sx={{ mb: 2 }}>
        {translate('parked.redriveAll')}
      </SubmitButton>
      {form.refused && <ErrorAlert text={form.refused.text} sx={{ mb: 2 }} />}
    </SchemaForm>
  );
}

function StreamRow({ parked }: { parked: ParkedStream }) {
  const translate = useTranslate();
  const { stream, foundationId, revision, error, attempts, parkedAt, redriving, waiting } = parked;
  return (
    <RetryRow
      texts="parked"
      lead={
        <FoundationName
          id={foundationId}
          companyName={translate('fileNumber', { number: fileNumber(foundationId) })}
          hint={translate('parked.revision', { revision })}
        />
      }
      reason={error}
      note={waiting && <Box sx={{ color: 'text.secondary' }}>{translate('parked.waiting')}</Box>}
      attempts={attempts}
      since={parkedAt}
      retry={{
        path: `/admin/parked/${encodeURIComponent(stream)}/redrive`,
        refusedWith: 'NOT_PARKED',
        button: 'redrive',
        done: 'redriven',
        doneBefore: 'doneBefore',
        underWay: redriving,
      }}
    />
  );
}
