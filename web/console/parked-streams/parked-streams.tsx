import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useGetList, useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ParkedStream } from '#api/contract.ts';
import { ApiError, call } from '../shell/api.ts';
import { type ErrorText, useErrorText } from '../shell/error-text.ts';
import { useIdentity } from '../shell/session/use-identity.ts';
import { EmptyState, ReadFailed } from '../shell/states.tsx';
import { fileNumber, waitingSince } from '../ui/formats.ts';
import { FoundationName } from '../ui/foundation-name.tsx';
import { Cell, Row, SkeletonRows, Table } from '../ui/table.tsx';
import { useNow } from '../ui/use-now.ts';

const COLUMNS = 'minmax(0, 1fr) minmax(0, 1.6fr) 80px 84px 190px';

/** Rows of lists carry an id, see `shell/data-provider.ts`. */
type ParkedRow = ParkedStream & { id: string };

/** The API answers all of them at once. */
const ALL = { pagination: { page: 1, perPage: 100 } };

/** Streams whose next event the read models could not process, with a way to try again. */
export function ParkedStreams() {
  const translate = useTranslate();
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

function StreamRow({ parked }: { parked: ParkedStream }) {
  const translate = useTranslate();
  const now = useNow();
  const notify = useNotify();
  const refresh = useRefresh();
  const errorText = useErrorText();
  const mayRedrive = useIdentity()?.role !== 'lawyer';
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ErrorText | null>(null);

  const redrive = async () => {
    setPending(true);
    setError(null);
    try {
      await call('POST', `/admin/parked/${encodeURIComponent(parked.stream)}/redrive`, {
        body: {},
      });
      notify('parked.redriven', { type: 'success' });
      refresh();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(errorText(failure));
    } finally {
      setPending(false);
    }
  };

  return (
    <Row>
      <Cell lead>
        <FoundationName
          id={parked.foundationId}
          companyName={translate('fileNumber', { number: fileNumber(parked.foundationId) })}
          hint={translate('parked.revision', { revision: parked.revision })}
        />
      </Cell>
      <Cell wide>
        <Box sx={{ overflowWrap: 'anywhere' }}>{parked.error}</Box>
        {error && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {error.what} {error.advice}
          </Alert>
        )}
      </Cell>
      <Cell label={translate('parked.attempts')}>{parked.attempts}</Cell>
      <Cell label={translate('parked.since')}>{waitingSince(parked.parkedAt, now, translate)}</Cell>
      <Cell action>
        {mayRedrive && (
          <Button
            variant="outlined"
            size="small"
            loading={pending || parked.redriving}
            onClick={redrive}
          >
            {translate('parked.redrive')}
          </Button>
        )}
      </Cell>
    </Row>
  );
}
