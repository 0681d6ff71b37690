import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AffectedAppointment, Appointment } from '#api/contract.gen.d.ts';
import { rebookingText } from '#domain/mails/request-texts.ts';
import { shownEmail } from '#domain/shown-email.ts';
import { spokenDate } from '#domain/site/formats.ts';
import { call } from '../../../../desk/call.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { usePress } from '../../../../desk/forms/use-press.ts';
import { MailDialog, type MailPreview } from '../../../../desk/tasks/mail-dialog.tsx';
import { useNow } from '../../../../desk/ui/use-now.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'aria-label' | 'children'> {
  people: readonly Appointment[];
}

/** Asks people by mail to choose another time; who was asked before gets no second mail. */
export function AskButton({ people, ...button }: Props) {
  const { t } = useTranslation(['staffAppointments']);
  const [asking, setAsking] = useState(false);
  const bookingIds = people.map(({ bookingId }) => bookingId);
  const ask = usePress({
    send: () => call('POST /admin/calendar/rebookings', { body: { bookingIds } }),
    done: () => t('staffAppointments:rebookings.asked'),
  });
  const close = () => setAsking(false);
  const mails = useMailsTo(people);
  const count = people.length;
  return (
    <>
      {ask.refused && <ErrorAlert text={ask.refused} sx={{ flexBasis: '100%', mb: 1 }} />}
      <Button {...button} loading={ask.busy} onClick={() => setAsking(true)} />
      {asking && (
        <MailDialog
          mails={mails}
          words={{
            title: t('staffAppointments:rebookings.asking.title', { count }),
            what: t('staffAppointments:rebookings.asking.what'),
            send: t('staffAppointments:rebookings.asking.send', { count }),
          }}
          onClose={close}
          onSend={() => {
            close();
            ask.press();
          }}
        />
      )}
    </>
  );
}

/** Everybody who has not been asked yet, at once. */
export function AskAll({ people }: { people: readonly AffectedAppointment[] }) {
  const { t } = useTranslation(['staffAppointments']);
  const open = people.filter(({ state, isHeld }) => state === 'open' && !isHeld);
  if (open.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <AskButton people={open} variant="contained">
        {t('staffAppointments:rebookings.askAll', { count: open.length })}
      </AskButton>
    </Box>
  );
}

function useMailsTo(people: readonly Appointment[]): MailPreview[] {
  const { t } = useTranslation(['staffAppointments']);
  const { locale } = useLocale();
  const now = new Date(useNow()).toISOString();
  return people.map(({ bookingId, person, company, kind, startsAt }) => {
    const { heading, what } = rebookingText(kind, spokenDate(startsAt, locale, now), locale);
    const to = [person?.name, person && shownEmail(person.email)].filter(Boolean).join(', ');
    return {
      key: bookingId,
      to: to || t('staffAppointments:entry.erased'),
      about: company ? `${company}: ${heading}` : heading,
      text: what,
    };
  });
}
