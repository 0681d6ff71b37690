import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ParkedEvent } from '../foundation/types.ts';
import { ApiError, call } from '../shell/api.ts';
import { type ErrorText, useErrorText } from '../shell/error-text.ts';
import { EmptyState, ReadFailed } from '../shell/states.tsx';
import { fileNumber, waitingSince } from '../ui/format.ts';
import { FoundationName } from '../ui/foundation-name.tsx';
import { Cell, Row, SkeletonRows, Table } from '../ui/table.tsx';
import { useNow } from '../ui/use-now.ts';
import { useIdentity, useParked } from '../work-list/selections.ts';

const COLUMNS = 'minmax(0, 1fr) minmax(0, 1.6fr) 80px 84px 190px';

/** Events the read models could not take, with a way to process them again. */
export function ParkedEvents() {
  const translate = useTranslate();
  const { parked, isPending, error } = useParked();
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
            {parked.map((event) => (
              <ParkedRow key={event.stream} event={event} />
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

function ParkedRow({ event }: { event: ParkedEvent }) {
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
      await call('POST', `/admin/parked/${encodeURIComponent(event.stream)}/redrive`, { body: {} });
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
          id={event.foundationId}
          companyName={translate('fileNumber', { number: fileNumber(event.foundationId) })}
          hint={translate('parked.revision', { revision: event.revision })}
        />
      </Cell>
      <Cell wide>
        <Box sx={{ overflowWrap: 'anywhere' }}>{event.error}</Box>
        {error && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {error.what} {error.advice}
          </Alert>
        )}
      </Cell>
      <Cell label={translate('parked.attempts')}>{event.attempts}</Cell>
      <Cell label={translate('parked.since')}>{waitingSince(event.parkedAt, now, translate)}</Cell>
      <Cell action>
        {mayRedrive && (
          <Button
            variant="outlined"
            size="small"
            loading={pending || event.redriving}
            onClick={redrive}
          >
            {translate('parked.redrive')}
          </Button>
        )}
      </Cell>
    </Row>
  );
}
