import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import type { FailedMail } from '#api/contract.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { FoundationName } from '../../../shared/foundations/foundation-name.tsx';
import { call } from '../../../shared/staff/call.ts';
import { ExceptionList, firstExceptions } from '../../../shared/staff/list/exception-list.tsx';
import { RetryRow } from '../../../shared/staff/list/retry-row.tsx';
import { patiently } from '../../../shared/staff/reads.ts';

const COLUMNS = ['formation', 'mail', 'attempts', 'since', 'resend'] as const;
const TRACKS = 'minmax(0, 1fr) minmax(0, 1.6fr) 80px 84px 190px';

export const clientLoader = ({ request: { signal } }: ClientLoaderFunctionArgs) =>
  patiently(() => call('GET /admin/mails', { query: firstExceptions, signal }));

/** Mails that could not be delivered, with a way to send them again. */
export default function UnsentMails() {
  const words = useTexts('staffMails').t('staffMails:mails');
  return (
    <ExceptionList
      read={useLoaderData<typeof clientLoader>()}
      words={words}
      columns={COLUMNS}
      tracks={TRACKS}
      row={(mail) => <MailRow key={mail.id} failed={mail} />}
    />
  );
}

function MailRow({ failed }: { failed: FailedMail }) {
  const { t } = useTexts('staff', 'staffMails');
  const words = t('staffMails:mails');
  const names: Readonly<Record<string, string>> = t('staffMails:mailName');
  const { id, mail, foundationId, attempts, permanent, failedAt } = failed;
  const name = names[mail] ?? mail;
  return (
    <RetryRow
      words={words}
      lead={
        foundationId ? (
          <FoundationName
            id={foundationId}
            companyName={t('staff:fileNumber', { number: fileNumber(foundationId) })}
            hint={name}
          />
        ) : (
          name
        )
      }
      reason={permanent ? words.noMailbox : words.serverAway}
      note={<Note failed={failed} />}
      attempts={attempts}
      since={failedAt}
      retry={{
        send: () => call('POST /admin/mails/:mailId/resend', { params: { mailId: id } }),
        refusedWith: 'NOT_UNSENT',
        button: words.resend,
        done: words.resent,
        doneBefore: words.sentBefore,
      }}
    />
  );
}

/** To whom it goes, what happens next, and what the mail server said. */
function Note({ failed: { recipient, reason, permanent } }: { failed: FailedMail }) {
  const { t } = useTexts('staffMails');
  const words = t('staffMails:mails');
  // Sentences are for the log; what operators look up is in brackets.
  const [, code] = /\(([^)]*)\)/.exec(reason) ?? [];
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {recipient && (
        <div>
          <Link href={`mailto:${recipient}`}>
            {t('staffMails:mails.recipient', { address: recipient })}
          </Link>
        </div>
      )}
      <div>{permanent ? words.givenUp : words.triedAgain}</div>
      {code && <div>{t('staffMails:mails.code', { code })}</div>}
    </Box>
  );
}
