import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#api/contract.gen.d.ts';
import { taskNames } from '#domain/desk/names.ts';
import { type About, partnerOf } from '#domain/desk/tasks.ts';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { asksWhoFounds } from '#domain/foundations/shown-status.ts';
import { appointmentDate, longDate, phoneLink } from '#domain/site/formats.ts';
import { useIdentity, useMay } from '../../../../desk/session/session.ts';
import { CalledDialog } from '../../../../desk/tasks/called-dialog.tsx';
import { useTaskActions } from '../../../../desk/tasks/use-task-actions.ts';
import { dayAndTime } from '../../../../desk/ui/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { keepsLines } from '../../../../kit/ui/breakable.ts';
import type { Foundation, TextsByRole } from '../types.ts';

interface Props {
  foundation: Foundation;
  tasks: readonly Task[];
}

/** What is to be done about this case: what got in the way and what the tasks say come before the status. */
export function WhatNow({ foundation, tasks }: Props) {
  const calls = tasks.filter(({ kind }) => kind === 'call');
  return (
    <>
      {foundation.obstacles.map((obstacle) => (
        <InTheWay key={obstacle.id} obstacle={obstacle} />
      ))}
      {calls.map((task) => (
        <ToCall key={task.key} foundation={foundation} task={task} />
      ))}
      {foundation.obstacles.length === 0 && <ByStatus foundation={foundation} />}
    </>
  );
}

function InTheWay({ obstacle }: { obstacle: Foundation['obstacles'][number] }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const { kind, note, waitsFor, dueOn } = obstacle;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2.5 }}>
      <AlertTitle>{obstacleNames[kind][locale]}</AlertTitle>
      {note && <Box sx={{ ...keepsLines, overflowWrap: 'anywhere' }}>{note}</Box>}
      {t('staffFoundations:foundation.obstacles.ball', {
        who: t(`staffFoundations:party.${waitsFor}`),
        date: longDate(dueOn, locale),
      })}
    </Alert>
  );
}

/** Whom to call, by name and number, and where to say what came of it. */
function ToCall({ foundation, task }: { foundation: Foundation; task: Task }) {
  const { t } = useTranslation(['staffTasks']);
  const { locale } = useLocale();
  const may = useMay();
  const [asking, setAsking] = useState(false);
  const { busy, called } = useTaskActions();
  const { key, about, noted } = task;
  const whom = whomToCall(foundation, about);
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2.5 }}>
      <AlertTitle>{taskNames[about as CallAbout][locale]}</AlertTitle>
      {whom.name}
      {whom.phone && (
        <Box>
          <Link href={phoneLink(whom.phone)}>{whom.phone}</Link>
        </Box>
      )}
      {whom.email && (
        <Box>
          <Link href={`mailto:${whom.email}`}>{whom.email}</Link>
        </Box>
      )}
      {noted?.outcome && (
        <Box sx={{ color: 'text.secondary' }}>
          {t(`staffTasks:tasks.called.${noted.outcome}`, { time: dayAndTime(noted.at, locale) })}
        </Box>
      )}
      {may('today.settle') && (
        <Button
          variant="contained"
          disabled={busy}
          onClick={() => setAsking(true)}
          sx={{ mt: 1.5, width: '100%' }}
        >
          {t('staffTasks:tasks.action.called')}
        </Button>
      )}
      {asking && (
        <CalledDialog
          count={1}
          whom={[whom.name, whom.phone].filter(Boolean).join(', ') || undefined}
          onClose={() => setAsking(false)}
          onCalled={(what) => {
            setAsking(false);
            void called([key], what);
          }}
        />
      )}
    </Alert>
  );
}

type CallAbout = Extract<About, `call-${string}` | 'does-it-go-on'>;

interface Whom {
  name?: string | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** The court is asked through the notary who files. */
function whomToCall({ founder, notary, notaryAppointment }: Foundation, about: About): Whom {
  if (partnerOf(about) === 'founder') return founder ?? {};
  if (partnerOf(about) !== 'notary') return {};
  return {
    name: notaryAppointment?.notaryName ?? [notary?.name, notary?.city].filter(Boolean).join(', '),
    email: notaryAppointment?.notaryEmail ?? notary?.email,
  };
}

function ByStatus({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const role = useIdentity()?.role;
  const { status, waitingOn, uploadLink } = foundation;
  const ofRole: TextsByRole = t('staffFoundations:nowFor');
  const words = () => {
    if (asksWhoFounds(foundation)) return t('staffFoundations:nowWithoutPeople');
    if (waitsForOrder(foundation)) return t('staffFoundations:nowWithoutOrder');
    const isAsked = status === 'notary-appointment-pending' && waitingOn === 'notary';
    if (isAsked) return t('staffFoundations:nowAsked');
    if (withLink.includes(status)) {
      return uploadLink
        ? t('staffFoundations:nowWithLink', {
            until: appointmentDate(uploadLink.expiresAt, locale),
          })
        : t('staffFoundations:nowWithoutLink');
    }
    return (role && ofRole[role]?.[status]) ?? t(`staffFoundations:now.${status}`);
  };
  return (
    <Typography color="textSecondary" sx={{ mb: 2.5, fontSize: '0.9375rem' }}>
      {words()}
    </Typography>
  );
}

const withLink: readonly Foundation['status'][] = ['foundation-certificate-pending'];

/** The founder orders, for the first time or again; until then nobody works on it. */
const waitsForOrder = ({ lacksOrder, status, waitingOn }: Foundation) =>
  lacksOrder && waitingOn === 'founder' && status !== 'start-pending';
