import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'ra-core';
import { z } from 'zod';
import type { Accepted, ParkedStream } from '#api/contract.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { call } from '../shell/api/call.ts';
import { type Answer, CallError } from '../shell/api/request.ts';
import { ErrorAlert } from '../shell/forms/error-alert.tsx';
import { useCommandForm } from '../shell/forms/use-command-form.ts';
import { useProblemText } from '../shell/forms/use-problem-text.ts';
import { useIdentity } from '../shell/session/use-identity.ts';
import { EmptyState, ReadFailed } from '../shell/states.tsx';
import { waitingSince } from '../ui/formats.ts';
import { FoundationName } from '../ui/foundation-name.tsx';
import { Cell, Row, SkeletonRows, Table } from '../ui/table.tsx';
import { useNow } from '../ui/use-now.ts';
import { usePageTitle } from '../ui/use-page-title.ts';

const COLUMNS = 'minmax(0, 1fr) minmax(0, 1.6fr) 80px 84px 190px';

/** Rows of lists carry an id, see `shell/api/data-provider.ts`. */
type ParkedRow = ParkedStream & { id: string };

/** The API answers all of them at once. */
const ALL = { pagination: { page: 1, perPage: 100 } };

/** Streams whose next event the read models could not process, with a way to try again. */
export function ParkedStreams() {
  const translate = useTranslate();
  usePageTitle(translate('parked.title'));
  const {
    data: parked = [],
    isPending,
    error,
  } = useGetList<ParkedRow>('parked', ALL, {
    refetchInterval: 30_000,
    retry: false,
  });
  return (
    <>
      <Typography variant="h3" component="h1" color="primary">
        {translate('parked.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3, maxWidth: '68ch' }}>
        {translate('parked.intro')}
      </Typography>
      {parked.length > 1 && <RedriveAll />}
      <Card>
        {error ? (
          <ReadFailed error={error} />
        ) : !isPending && parked.length === 0 ? (
          <EmptyState title={translate('parked.empty')} hint={translate('parked.emptyHint')} />
        ) : (
          <Table label={translate('parked.title')} columns={COLUMNS} heads={<Heads />}>
            {isPending && <SkeletonRows count={3} cells={5} />}
            {parked.map((parkedStream) => (
              <StreamRow key={parkedStream.stream} parked={parkedStream} />
            ))}
          </Table>
        )}
      </Card>
    </>
  );
}

function Heads() {
  const translate = useTranslate();
  return ['stream', 'error', 'attempts', 'since', 'redrive'].map((column) => (
    <th key={column} scope="col">
      {translate(`parked.${column}`)}
    </th>
  ));
}

const rules = { schema: z.object({}) };

const NOT_PARKED = 409;

/** A stream that a colleague was faster with is none to report as a failure. @throws CallError */
async function redrive(stream: string): Promise<Answer<{ data: Partial<Accepted> }>> {
  try {
    return await call('POST', `/admin/parked/${encodeURIComponent(stream)}/redrive`, { body: {} });
  } catch (error) {
    if (!(error instanceof CallError) || error.error.code !== 'NOT_PARKED') throw error;
    return { status: NOT_PARKED, body: { data: {} } };
  }
}

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
  const problemText = useProblemText();
  const now = useNow();
  const mayRedrive = useIdentity()?.role !== 'lawyer';
  const { stream, foundationId, revision, error, attempts, parkedAt, redriving, waiting } = parked;
  const form = useCommandForm({
    rules,
    send: () => redrive(stream),
    done: (status) => (status === NOT_PARKED ? 'parked.doneBefore' : 'parked.redriven'),
  });

  return (
    <Row>
      <Cell lead>
        <FoundationName
          id={foundationId}
          companyName={translate('fileNumber', { number: fileNumber(foundationId) })}
          hint={translate('parked.revision', { revision })}
        />
      </Cell>
      <Cell wide>
        <Box sx={{ overflowWrap: 'anywhere' }}>{error}</Box>
        {waiting && <Box sx={{ color: 'text.secondary' }}>{translate('parked.waiting')}</Box>}
        {form.refused && <ErrorAlert text={form.refused.text} sx={{ mt: 1 }} />}
      </Cell>
      <Cell label={translate('parked.attempts')}>{attempts}</Cell>
      <Cell label={translate('parked.since')}>{waitingSince(parkedAt, now, translate)}</Cell>
      <Cell action>
        {mayRedrive && (
          <SchemaForm form={form} problemText={problemText}>
            <SubmitButton variant="outlined" size="small" loading={form.sending || redriving}>
              {translate('parked.redrive')}
            </SubmitButton>
          </SchemaForm>
        )}
      </Cell>
    </Row>
  );
}
