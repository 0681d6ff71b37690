import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { ManagedConsultant } from '#api/contract.gen.d.ts';
import { groupedHours } from '#domain/appointments/hours-text.ts';
import { noonOf } from '#domain/days/berlin-days.ts';
import { longDate } from '#domain/site/formats.ts';
import { call } from '../../../../desk/call.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { usePress } from '../../../../desk/forms/use-press.ts';
import { useMay } from '../../../../desk/session/session.ts';
import { Panel } from '../../../../desk/ui/panel.tsx';
import type { Colleague } from '../../../../desk/use-team.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { staffPath } from '../../../../staff-pages.ts';
import { EditDialog, HoursDialog } from './consultant-dialog.tsx';

interface Props {
  consultant: ManagedConsultant;
  accounts: readonly Colleague[];
}

/** Somebody who consults: as what, in which hours, and who looks after the calendar. */
export function ConsultantPanel({ consultant, accounts }: Props) {
  const { t } = useTranslation(['staffAppointments']);
  const { locale } = useLocale();
  const may = useMay();
  const words = t('staffAppointments:people');
  const { name, kind, hours, changes, accountId, isPaused, outsideHours } = consultant;
  const account = accounts.find(({ id }) => id === accountId)?.name;
  return (
    <Panel title={name}>
      <Typography color="textSecondary">
        {words.kinds[kind]}
        {may('calendar.write') && ` · ${account ?? words.noAccount}`}
      </Typography>
      {isPaused && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {words.paused}
        </Alert>
      )}
      {outsideHours > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          <span>{t('staffAppointments:people.outside', { count: outsideHours })}</span>{' '}
          <Link component={RouterLink} to={staffPath('rebookings')}>
            {words.rebook}
          </Link>
        </Alert>
      )}
      <HoursList title={words.hours} hours={hours} />
      {changes.map((change) => {
        const noon = noonOf(change.holdsFrom);
        const date = longDate(noon, locale);
        return (
          <HoursList
            key={change.holdsFrom}
            title={t('staffAppointments:people.from', { date })}
            hours={change.hours}
          />
        );
      })}
      <Actions consultant={consultant} accounts={accounts} />
    </Panel>
  );
}

function HoursList({ title, hours }: { title: string; hours: ManagedConsultant['hours'] }) {
  const { t } = useTranslation(['staffAppointments']);
  const days = t('staffAppointments:hoursForm.shortDays');
  const groups = groupedHours(hours);
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h6" component="h3">
        {title}
      </Typography>
      {groups.length === 0 && (
        <Typography color="textSecondary">{t('staffAppointments:people.noHours')}</Typography>
      )}
      {groups.map(({ from, to, text }) => (
        <Box key={from} sx={{ display: 'flex', gap: 2, fontVariantNumeric: 'tabular-nums' }}>
          <Box sx={{ width: 88, color: 'text.secondary' }}>
            {from === to ? days[from - 1] : `${days[from - 1]}–${days[to - 1]}`}
          </Box>
          <span>{text}</span>
        </Box>
      ))}
    </Box>
  );
}

function Actions({ consultant, accounts }: Props) {
  const { t } = useTranslation(['staffAppointments']);
  const may = useMay();
  const words = t('staffAppointments:people');
  const [open, setOpen] = useState<'hours' | 'edit'>();
  const { id, name, accountId, isPaused } = consultant;
  const pause = usePress({
    send: () =>
      call('PATCH /admin/calendar/consultants/:id', {
        params: { id },
        body: { name, ...(accountId && { accountId }), isPaused: !isPaused },
      }),
    done: () => t(`staffAppointments:people.${isPaused ? 'isResumed' : 'isPaused'}`, { name }),
  });
  const close = () => setOpen(undefined);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
      <Button
        variant="outlined"
        aria-label={t('staffAppointments:people.changeLabel', { name })}
        onClick={() => setOpen('hours')}
      >
        {words.change}
      </Button>
      {may('calendar.write') && (
        <>
          <Button
            aria-label={t('staffAppointments:people.editLabel', { name })}
            onClick={() => setOpen('edit')}
          >
            {words.edit}
          </Button>
          <Button
            aria-label={t(`staffAppointments:people.${isPaused ? 'resumeLabel' : 'pauseLabel'}`, {
              name,
            })}
            loading={pause.busy}
            onClick={pause.press}
          >
            {isPaused ? words.resume : words.pause}
          </Button>
        </>
      )}
      {pause.refused && <ErrorAlert text={pause.refused} />}
      {open === 'hours' && <HoursDialog consultant={consultant} onClose={close} />}
      {open === 'edit' && (
        <EditDialog consultant={consultant} accounts={accounts} onClose={close} />
      )}
    </Box>
  );
}
