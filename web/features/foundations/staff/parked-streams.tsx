import Box from '@mui/material/Box';
import { z } from 'zod';
import type { ParkedStream } from '#api/contract.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { SchemaForm } from '../../../kit/forms/schema-form.tsx';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { call } from '../../../shared/staff/call.ts';
import { ExceptionList } from '../../../shared/staff/list/exception-list.tsx';
import { ErrorAlert } from '../../../shared/staff/forms/error-alert.tsx';
import { useCommandForm } from '../../../shared/staff/forms/use-command-form.ts';
import { useProblemText } from '../../../shared/staff/forms/use-problem-text.ts';
import { RetryRow } from '../../../shared/staff/list/retry-row.tsx';
import { useIdentity } from '../../../shared/staff/session/session.ts';
import { FoundationName } from '../../../shared/foundations/foundation-name.tsx';
import { useTexts } from '../../../kit/texts/use-texts.ts';

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
  const { t } = useTexts('staff', 'staffFoundations');
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
        {t('staffFoundations:parked.redriveAll')}
      </SubmitButton>
      {form.refused && <ErrorAlert text={form.refused.text} sx={{ mb: 2 }} />}
    </SchemaForm>
  );
}

function StreamRow({ parked }: { parked: ParkedStream }) {
  const { t } = useTexts('staff', 'staffFoundations');
  const { stream, foundationId, revision, error, attempts, parkedAt, redriving, waiting } = parked;
  return (
    <RetryRow
      texts="parked"
      lead={
        <FoundationName
          id={foundationId}
          companyName={t('staff:fileNumber', { number: fileNumber(foundationId) })}
          hint={t('staffFoundations:parked.revision', { revision })}
        />
      }
      reason={error}
      note={waiting && <Box sx={{ color: 'text.secondary' }}>{t('staffFoundations:parked.waiting')}</Box>}
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
