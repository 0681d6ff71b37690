import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseMail } from '#api/contract.gen.d.ts';
import { shownEmail } from '#domain/shown-email.ts';
import { call } from '../../../../desk/call.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { usePress } from '../../../../desk/forms/use-press.ts';
import { useMay } from '../../../../desk/session/session.ts';
import { dayAndTime } from '../../../../desk/ui/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { Letter } from './letter.tsx';
import { buttons, quiet } from './looks.ts';

interface Props {
  foundationId: string;
  mail: CaseMail;
}

/** A mail: to whom, what became of it, and its words. */
export function MailEntry({ foundationId, mail }: Props) {
  const { t } = useTranslation(['staffCommunication', 'staffMails']);
  const { locale } = useLocale();
  const words = t('staffCommunication:mail');
  const names: Readonly<Record<string, string>> = t('staffMails:mailName');
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = names[mail.mail] ?? mail.mail;
  return (
    <Box component="li">
      <Typography sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
        {t('staffCommunication:mail.title', { name })}
      </Typography>
      <To mail={mail} />
      <Fate mail={mail} />
      <Box sx={quiet}>
        <time dateTime={mail.writtenAt}>
          {t('staffCommunication:mail.written', { instant: dayAndTime(mail.writtenAt, locale) })}
        </time>
      </Box>
      <Box sx={{ ...buttons, ml: -1 }}>
        {mail.hasText ? (
          <Button
            size="small"
            onClick={() => setOpen(!open)}
            aria-expanded={open}
            aria-controls={`${id}-letter`}
            aria-label={`${open ? words.close : words.open}: ${name}`}
          >
            {open ? words.close : words.open}
          </Button>
        ) : (
          <Box sx={{ ...quiet, ml: 1 }}>
            {mail.subject === 'case' || mail.subject === 'money' ? words.gone : words.byName}
          </Box>
        )}
        <Resend mail={mail} name={name} />
      </Box>
      <div id={`${id}-letter`}>
        {open && <Letter foundationId={foundationId} mailId={mail.id} />}
      </div>
    </Box>
  );
}

function To({ mail: { reader, address } }: { mail: CaseMail }) {
  const { t } = useTranslation(['staffCommunication']);
  if (reader === null) return null;
  return (
    <Box sx={{ fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
      {t('staffCommunication:mail.to')[reader]}
      {address && (
        <>
          {', '}
          <Link href={`mailto:${address}`}>{shownEmail(address)}</Link>
        </>
      )}
    </Box>
  );
}

/** What became of it, in words that say what is known and what is not. */
function Fate({ mail }: { mail: CaseMail }) {
  const { t } = useTranslation(['staffCommunication', 'staffMails']);
  const { locale } = useLocale();
  const { fate, endedAt, failedAt, failedAttempts: count, failure } = mail;
  const isTrouble = fate === 'late' || fate === 'undeliverable';
  const instant = dayAndTime(endedAt ?? failedAt ?? mail.writtenAt, locale);
  const why = t('staffMails:failure')[failure ?? 'unknown'];
  return (
    <Box sx={{ fontSize: '0.9375rem', color: isTrouble ? 'warning.main' : 'text.primary' }}>
      {t(`staffCommunication:mail.fate.${fate}`, { instant })}
      {isTrouble && ` ${why}`}
      {count > 0 && fate !== 'undeliverable' && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {` ${t('staffCommunication:mail.attempts', { count })}`}
        </Box>
      )}
    </Box>
  );
}

/** Only what has not gone out can be sent again. */
function Resend({ mail, name }: { mail: CaseMail; name: string }) {
  const words = useTranslation(['staffCommunication']).t('staffCommunication:mail');
  const may = useMay();
  const { busy, refused, press } = usePress({
    send: () =>
      call('POST /admin/stuck/:kind/:id/retry', { params: { kind: 'unsent-mail', id: mail.id } }),
    done: () => words.resent,
  });
  const isUnsent = mail.fate === 'late' || mail.fate === 'undeliverable';
  if (!isUnsent || !may('operations.repair')) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        onClick={press}
        disabled={busy}
        aria-label={`${words.resend}: ${name}`}
      >
        {words.resend}
      </Button>
      {refused && <ErrorAlert text={refused} sx={{ flexBasis: '100%' }} />}
    </>
  );
}
