import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { Appointment } from '#api/contract.gen.d.ts';
import { shownEmail } from '#domain/shown-email.ts';
import { appointmentDate, clockDigits, phoneLink } from '#domain/site/formats.ts';
import { useMay } from '../../../../desk/session/session.ts';
import { Facts } from '../../../../desk/ui/facts.tsx';
import { dayAndTime } from '../../../../desk/ui/formats.ts';
import { useNow } from '../../../../desk/ui/use-now.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { HeadedDialog } from '../../../../kit/ui/dialog/headed-dialog.tsx';
import { staffPath } from '../../../../staff-pages.ts';
import { AskButton } from '../rebooking/ask-button.tsx';
import { MoveDialog } from '../rebooking/move-dialog.tsx';
import { whoOf } from '../rebooking/who.ts';

interface Props {
  appointment: Appointment;
  consultant: string;
  onClose: () => void;
}

/** Who has a time, where the rest of it stands, and how to find another time. */
export function AppointmentDialog({ appointment, consultant, onClose }: Props) {
  const { t } = useTranslation(['staffAppointments']);
  const [moving, setMoving] = useState(false);
  if (moving) return <MoveDialog appointment={appointment} onClose={onClose} />;
  const { displaced } = appointment;
  return (
    <HeadedDialog title={whoOf(appointment, t)} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Details appointment={appointment} consultant={consultant} />
        {displaced && (
          <Alert severity="warning">
            {t(`staffAppointments:entry.why.${displaced}`, { name: consultant })}
          </Alert>
        )}
      </DialogContent>
      <Actions appointment={appointment} onMove={() => setMoving(true)} />
    </HeadedDialog>
  );
}

function Details({ appointment, consultant }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation(['staffAppointments']);
  const { locale } = useLocale();
  const words = t('staffAppointments:entry');
  const { kind, startsAt, endsAt, company, person, type, isHeld } = appointment;
  const name = company ? person?.name : null;
  return (
    <Box>
      <Box sx={{ mb: 1.5, fontWeight: 600 }}>
        {t(`staffAppointments:kinds.${kind}`)}
        {isHeld && `, ${words.held}`}
      </Box>
      <Facts
        facts={[
          [words.when, `${appointmentDate(startsAt, locale)} – ${clockDigits(endsAt, locale)}`],
          [words.with, consultant],
          [words.how, type && words[type]],
          [
            words.who,
            person && (
              <Box key="person" sx={{ display: 'grid', justifyItems: 'start' }}>
                {name}
                <Link href={`mailto:${person.email}`}>{shownEmail(person.email)}</Link>
                {person.phone && <Link href={phoneLink(person.phone)}>{person.phone}</Link>}
              </Box>
            ),
          ],
        ]}
      />
    </Box>
  );
}

interface ActionProps {
  appointment: Appointment;
  onMove: () => void;
}

function Actions({ appointment, onMove }: ActionProps) {
  const { t } = useTranslation(['staffAppointments']);
  const { locale } = useLocale();
  const may = useMay();
  const now = useNow();
  const { foundationId, orderId, displaced, askedAt, isHeld, startsAt } = appointment;
  const canMove = may('calendar.write') && !isHeld && Date.parse(startsAt) > now;
  return (
    <DialogActions sx={{ px: 3, pb: 3, flexWrap: 'wrap', gap: 1 }}>
      {foundationId && (
        <Button component={RouterLink} to={staffPath('foundation', foundationId)}>
          {t('staffAppointments:entry.toFoundation')}
        </Button>
      )}
      {orderId && may('money.read') && (
        <Button component={RouterLink} to={staffPath('order', orderId)}>
          {t('staffAppointments:entry.toOrder')}
        </Button>
      )}
      {canMove && (
        <Button variant="outlined" onClick={onMove}>
          {t('staffAppointments:rebookings.move')}
        </Button>
      )}
      {displaced && askedAt && (
        <Box component="span" sx={{ color: 'text.secondary', px: 1 }}>
          {t('staffAppointments:rebookings.states.asked', { instant: dayAndTime(askedAt, locale) })}
        </Box>
      )}
      {displaced && !askedAt && !isHeld && (
        <AskButton people={[appointment]} variant="contained">
          {t('staffAppointments:rebookings.ask')}
        </AskButton>
      )}
    </DialogActions>
  );
}
