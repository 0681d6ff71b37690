import Box from '@mui/material/Box';
import type { FailedMail } from '#api/contract.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { ExceptionList } from '../../../shared/staff/list/exception-list.tsx';
import { RetryRow } from '../../../shared/staff/list/retry-row.tsx';
import { FoundationName } from '../../../shared/foundations/foundation-name.tsx';
import { useTexts } from '../../../kit/texts/use-texts.ts';

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

function MailRow({ failed }: { failed: FailedMail }) {
  const { t } = useTexts('staff', 'staffMails');
  const { id, mail, foundationId, reason, attempts, permanent, failedAt } = failed;
  const name = t(`staffMails:mailName.${mail}`, { _: mail });
  return (
    <RetryRow
      texts="mails"
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
      reason={reason}
      note={
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t(permanent ? 'staffMails:mails.givenUp' : 'staffMails:mails.triedAgain')}
        </Box>
      }
      attempts={attempts}
      since={failedAt}
      retry={{
        path: `/admin/mails/${encodeURIComponent(id)}/resend`,
        refusedWith: 'NOT_UNSENT',
        button: 'resend',
        done: 'resent',
        doneBefore: 'sentBefore',
      }}
    />
  );
}
