import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OwnMeeting, Slot } from '#api/contract.gen.d.ts';
import { appointmentFile } from '#domain/appointments/calendar-ids.ts';
import { appointmentRules } from '#domain/appointments/rules.ts';
import { brand } from '#domain/site/brand.ts';
import { appointmentDate, spokenDate } from '#domain/site/formats.ts';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { useUser } from '../../../kit/session/user.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Ask, useAsk } from '../../../kit/ui/ask.tsx';
import { AskActions } from '../../../kit/ui/ask-actions.tsx';
import { useOperator } from '../../../kit/ui/site-data.ts';
import { DateCard } from '../../../shared/appointments/date-card.tsx';
import { NoTimes } from '../../../shared/appointments/no-times.tsx';
import { SlotField } from '../../../shared/appointments/slot-field.tsx';
import { ChangeForm } from './change-form.tsx';

interface BookedProps {
  meeting: OwnMeeting;
  slots: readonly Slot[] | null;
  now: string;
  formKey: string;
  onLoggedOut: () => void;
}

const { minutes } = appointmentRules['strategy-meeting'];

/** There is one meeting per person: when it is, and how to change it. */
export function Booked(props: BookedProps) {
  const { t } = useTranslation(['memberAppointments']);
  const { to } = useLocale();
  const { meeting, now } = props;
  const { email } = useUser();
  const words = t('memberAppointments:booked');
  const { consultant: name, heldBy, startsAt } = meeting;
  const { lawFirm } = useOperator();
  const file = { href: appointmentFile(to('meeting')), label: words.calendar };
  return (
    <Card
      component="section"
      aria-labelledby="booked"
      sx={{ p: { xs: 2.5, sm: 4 }, maxWidth: 720 }}
    >
      <Typography id="booked" variant="h4" component="h2" color="primary" sx={{ mb: 2.5 }}>
        {words.title}
      </Typography>
      <DateCard startsAt={startsAt} now={now} file={file}>
        {name && heldBy
          ? t(`memberAppointments:booked.who.${heldBy}`, {
              minutes,
              name,
              brand: brand.name,
              lawFirm: lawFirm.name,
            })
          : t('memberAppointments:booked.alone', { minutes })}
      </DateCard>
      <Typography sx={{ mt: 2.5, overflowWrap: 'anywhere' }}>
        {t('memberAppointments:booked.video', { email })}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {words.prepare}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Move {...props} />
        <Cancel {...props} />
      </Stack>
    </Card>
  );
}

function Move({ meeting, slots, now, ...sending }: BookedProps) {
  const { t } = useTranslation(['memberAppointments']);
  const ask = useAsk('move');
  return (
    <>
      <Button variant="outlined" {...ask.trigger}>
        {t('memberAppointments:booked.move')}
      </Button>
      <Ask ask={ask} title={t('memberAppointments:move.title')} wide>
        {slots?.length ? (
          <ChangeForm change="move" meeting={meeting.id} onDone={ask.close} {...sending}>
            <SlotField
              slots={slots}
              now={now}
              length={t('memberAppointments:length', { minutes })}
            />
            <SubmitButton size="large" sx={{ mt: 2, width: { xs: 1, sm: 'auto' } }}>
              {t('memberAppointments:move.submit')}
            </SubmitButton>
          </ChangeForm>
        ) : (
          <NoTimes
            reason={slots ? 'none' : 'unavailable'}
            words={t('memberAppointments:noTimes')}
          />
        )}
      </Ask>
    </>
  );
}

function Cancel({ meeting, now, ...sending }: Omit<BookedProps, 'slots'>) {
  const { t } = useTranslation(['memberAppointments']);
  const { locale } = useLocale();
  const ask = useAsk('cancel');
  const words = t('memberAppointments:cancel');
  return (
    <>
      <Button {...ask.trigger}>{t('memberAppointments:booked.cancel')}</Button>
      <Ask ask={ask} title={words.title}>
        <ChangeForm change="cancel" meeting={meeting.id} onDone={ask.close} {...sending}>
          <Typography>
            {t('memberAppointments:cancel.text', {
              when: spokenDate(meeting.startsAt, locale, now),
            })}
          </Typography>
          <AskActions keep={words.keep} onKeep={ask.close}>
            <SubmitButton>{words.submit}</SubmitButton>
          </AskActions>
        </ChangeForm>
      </Ask>
    </>
  );
}

/** It has begun or is over: nothing can be changed any more. */
export function Held({ meeting }: Pick<BookedProps, 'meeting'>) {
  const { t } = useTranslation(['memberAppointments', 'appointments']);
  const { locale, to } = useLocale();
  const { email } = useOperator();
  const words = t('memberAppointments:held');
  return (
    <Card component="section" aria-labelledby="held" sx={{ p: { xs: 2.5, sm: 4 }, maxWidth: 720 }}>
      <Typography id="held" variant="h4" component="h2" color="primary">
        {words.title}
      </Typography>
      <Typography sx={{ mt: 1.5 }}>
        {t('memberAppointments:held.when', { when: appointmentDate(meeting.startsAt, locale) })}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {words.text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" href={`mailto:${email}`}>
          {t('appointments:write')}
        </Button>
        <Button href={to('products')}>{words.market}</Button>
      </Box>
    </Card>
  );
}
