import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { z } from 'zod';
import type { FailedMail } from '#api/contract.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { callOnce, DONE_BEFORE } from '../shell/api/call-once.ts';
import { ExceptionList } from '../shell/exception-list.tsx';
import { ErrorAlert } from '../shell/forms/error-alert.tsx';
import { useCommandForm } from '../shell/forms/use-command-form.ts';
import { useProblemText } from '../shell/forms/use-problem-text.ts';
import { useIdentity } from '../shell/session/use-identity.ts';
import { waitingSince } from '../ui/formats.ts';
import { FoundationName } from '../ui/foundation-name.tsx';
import { Cell, Row } from '../ui/table.tsx';
import { useNow } from '../ui/use-now.ts';

const COLUMNS = ['formation', 'mail', 'attempts', 'since', 'resend'];
const TRACKS = 'minmax(0, 1fr) minmax(0, 1.6fr) 80px 84px 190px';

/** Mails that could not be delivered, with a way to send them again. */
export function UnsentMails() {
  return (
    <ExceptionList<FailedMail>
      resource="mails"
      texts="mails"
      columns={COLUMNS}
      tracks={TRACKS}
      row={(mail) => <MailRow key={mail.id} failed={mail} />}
    />
  );
}

const rules = { schema: z.object({}) };

function MailRow({ failed }: { failed: FailedMail }) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const now = useNow();
  const mayResend = useIdentity()?.role !== 'lawyer';
  const { id, mail, foundationId, reason, attempts, permanent, failedAt } = failed;
  const name = translate(`mailName.${mail}`, { _: mail });
  const form = useCommandForm({
    rules,
    send: () => callOnce(`/admin/mails/${encodeURIComponent(id)}/resend`, 'NOT_UNSENT'),
    done: (status) => (status === DONE_BEFORE ? 'mails.sentBefore' : 'mails.resent'),
  });

  return (
    <Row>
      <Cell lead>
        {foundationId ? (
          <FoundationName
            id={foundationId}
            companyName={translate('fileNumber', { number: fileNumber(foundationId) })}
            hint={name}
          />
        ) : (
          name
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
      <Cell action="long">
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
