import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ParkedStream } from '#api/contract.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { FoundationName } from '../../../shared/foundations/foundation-name.tsx';
import { call } from '../../../shared/staff/call.ts';
import { ErrorAlert } from '../../../shared/staff/forms/error-alert.tsx';
import { usePress } from '../../../shared/staff/forms/use-press.ts';
import { ExceptionList } from '../../../shared/staff/list/exception-list.tsx';
import { RetryRow } from '../../../shared/staff/list/retry-row.tsx';
import { patiently } from '../../../shared/staff/reads.ts';
import { useIdentity } from '../../../shared/staff/session/session.ts';

const COLUMNS = ['stream', 'error', 'attempts', 'since', 'redrive'] as const;
const TRACKS = 'minmax(0, 1fr) minmax(0, 1.6fr) 80px 84px 190px';

export const clientLoader = ({ request: { signal } }: ClientLoaderFunctionArgs) =>
  patiently(() => call('GET /admin/parked', { signal }));

/** Streams whose next event the read models could not process, with a way to try again. */
export default function ParkedStreams() {
  const words = useTexts('staffFoundations').t('staffFoundations:parked');
  return (
    <ExceptionList
      read={useLoaderData<typeof clientLoader>()}
      words={words}
      columns={COLUMNS}
      tracks={TRACKS}
      row={(parked) => <StreamRow key={parked.stream} parked={parked} />}
      action={<RedriveAll />}
    />
  );
}

function RedriveAll() {
  const words = useTexts('staffFoundations').t('staffFoundations:parked');
  const mayRedrive = useIdentity()?.role !== 'lawyer';
  const { busy, refused, press } = usePress({
    send: () => call('POST /admin/parked/redrive'),
    done: () => words.allRedriven,
  });
  if (!mayRedrive) return null;
  return (
    <>
      <Button variant="outlined" loading={busy} onClick={press} sx={{ mb: 2 }}>
        {words.redriveAll}
      </Button>
      {refused && <ErrorAlert text={refused} sx={{ mb: 2 }} />}
    </>
  );
}

function StreamRow({ parked }: { parked: ParkedStream }) {
  const { t } = useTexts('staff', 'staffFoundations');
  const words = t('staffFoundations:parked');
  const { stream, foundationId, revision, error, attempts, parkedAt, redriving, waiting } = parked;
  return (
    <RetryRow
      words={words}
      lead={
        <FoundationName
          id={foundationId}
          companyName={t('staff:fileNumber', { number: fileNumber(foundationId) })}
          hint={t('staffFoundations:parked.revision', { revision })}
        />
      }
      reason={error}
      note={
        waiting && (
          <Box sx={{ color: 'text.secondary' }}>{t('staffFoundations:parked.waiting')}</Box>
        )
      }
      attempts={attempts}
      since={parkedAt}
      retry={{
        send: () => call('POST /admin/parked/:stream/redrive', { params: { stream } }),
        refusedWith: 'NOT_PARKED',
        button: words.redrive,
        done: words.redriven,
        doneBefore: words.doneBefore,
        underWay: redriving,
      }}
    />
  );
}
