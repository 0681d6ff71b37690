import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'ra-core';
import { z } from 'zod';
import type { FailedMail } from '#api/contract.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { call } from '../shell/api/call.ts';
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

/** The newest: once the cause is gone, most of the others have gone out by themselves. */
const NEWEST = { pagination: { page: 1, perPage: 100 } };

/** Mails that could not be delivered, with a way to send them again. */
export function UnsentMails() {
  const translate = useTranslate();
  usePageTitle(translate('mails.title'));
  const {
    data: mails = [],
    isPending,
    error,
  } = useGetList<FailedMail>('mails', NEWEST, { refetchInterval: 30_000, retry: false });
  return (
    <>
      <Typography variant="h3" component="h1" color="primary">
        {translate('mails.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3, maxWidth: '68ch' }}>
        {translate('mails.intro')}
      </Typography>
      <Card>
        {error ? (
          <ReadFailed error={error} />
        ) : !isPending && mails.length === 0 ? (
          <EmptyState title={translate('mails.empty')} hint={translate('mails.emptyHint')} />
        ) : (
          <Table label={translate('mails.title')} columns={COLUMNS} heads={<Heads />}>
            {isPending && <SkeletonRows count={3} cells={5} />}
            {mails.map((mail) => (
              <MailRow key={mail.id} failed={mail} />
            ))}
          </Table>
        )}
      </Card>
    </>
  );
}

function Heads() {
  const translate = useTranslate();
  return ['formation', 'mail', 'attempts', 'since', 'resend'].map((column) => (
    <th key={column} scope="col">
      {translate(`mails.${column}`)}
    </th>
  ));
}

const rules = { schema: z.object({}) };

function MailRow({ failed }: { failed: FailedMail }) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const now = useNow();
  const mayResend = useIdentity()?.role !== 'lawyer';
  const { id, mail, foundationId, reason, attempts, permanent, failedAt } = failed;
  const form = useCommandForm({
    rules,
    send: () => call('POST', `/admin/mails/${encodeURIComponent(id)}/resend`, { body: {} }),
    done: () => 'mails.resent',
  });

  return (
    <Row>
      <Cell lead>
        {foundationId ? (
          <FoundationName
            id={foundationId}
            companyName={translate('fileNumber', { number: fileNumber(foundationId) })}
            hint={mail}
          />
        ) : (
          mail
        )}
      </Cell>
      <Cell wide>
        <Box sx={{ overflowWrap: 'anywhere' }}>{reason}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {translate(permanent ? 'mails.givenUp' : 'mails.triedAgain')}
        </Box>
        {form.refused && <ErrorAlert text={form.refused.text} sx={{ mt: 1 }} />}
      </Cell>
      <Cell label={translate('mails.attempts')}>{attempts}</Cell>
      <Cell label={translate('mails.since')}>{waitingSince(failedAt, now, translate)}</Cell>
      <Cell action>
        {mayResend && (
          <SchemaForm form={form} problemText={problemText}>
            <SubmitButton variant="outlined" size="small">
              {translate('mails.resend')}
            </SubmitButton>
          </SchemaForm>
        )}
      </Cell>
    </Row>
  );
}
