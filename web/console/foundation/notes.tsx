import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { appointmentDate } from '#domain/site/formats.ts';
import { dayAndTime } from '../ui/formats.ts';
import { useCommandName } from '../ui/use-command-name.ts';
import { useLocale } from '../ui/use-locale.ts';
import { useNow } from '../ui/use-now.ts';
import { lastChangeRequest } from './change-request.ts';
import type { Foundation } from './types.ts';
import { useTimeline } from './use-timeline.ts';

const WARN_BEFORE_MS = 7 * 86_400_000;

/** What to know before acting: what went wrong, what was asked for and by whom. */
export function Notes({ foundation }: { foundation: Foundation }) {
  const { status } = foundation;
  return (
    <>
      <StandsStill foundation={foundation} />
      <FailedCommands foundation={foundation} />
      <LinkEnds foundation={foundation} />
      <Cancelled foundation={foundation} />
      <ChangesRequested foundation={foundation} />
      {status === 'review-pending' && <ReviewedBefore foundation={foundation} />}
      {status === 'notary-appointment-pending' && <Rejected foundation={foundation} />}
    </>
  );
}

function StandsStill({ foundation: { parkedAt } }: { foundation: Foundation }) {
  const translate = useTranslate();
  const locale = useLocale();
  if (!parkedAt) return null;
  return (
    <Note severity="error" title={translate('foundation.parked.title')}>
      {translate('foundation.parked.what', { instant: dayAndTime(parkedAt, locale) })}
    </Note>
  );
}

/** The process goes on without them, but somebody asked for them and waits. */
function FailedCommands({ foundation: { failedCommands } }: { foundation: Foundation }) {
  const translate = useTranslate();
  const commandName = useCommandName();
  const locale = useLocale();
  if (failedCommands.length === 0) return null;
  const lines = failedCommands.map(({ command, byRole, failure, failedAt }) =>
    [
      commandName(command),
      translate(`actor.${byRole}`),
      dayAndTime(failedAt, locale),
      failure,
    ].join(' · '),
  );
  return (
    <Note severity="error" title={translate('foundation.failed.title')}>
      {[...lines, translate('foundation.failed.what')].join('\n')}
    </Note>
  );
}

/** Before the notary stands in front of a link that does not work. */
function LinkEnds({ foundation: { uploadLink, notaryAppointment } }: { foundation: Foundation }) {
  const translate = useTranslate();
  const locale = useLocale();
  const now = useNow();
  if (!uploadLink) return null;
  const { purpose, expiresAt } = uploadLink;
  const appointment = notaryAppointment?.startsAt;
  const isTooEarly =
    purpose === 'foundation-certificate' && appointment !== undefined && expiresAt < appointment;
  if (Date.parse(expiresAt) - now > WARN_BEFORE_MS && !isTooEarly) return null;
  const over = Date.parse(expiresAt) <= now;
  const instant = appointmentDate(expiresAt, locale);
  return (
    <Note
      severity="warning"
      title={translate(`foundation.link.${over ? 'ended' : 'ends'}`, { instant })}
    >
      {translate('foundation.link.what')}
    </Note>
  );
}

function Cancelled({ foundation: { cancelled } }: { foundation: Foundation }) {
  const translate = useTranslate();
  if (!cancelled) return null;
  const who = translate(`actor.${cancelled.byRole}`);
  return (
    <Note severity="info" title={translate('foundation.cancelledBy', { who })}>
      {cancelled.reason}
    </Note>
  );
}

function ChangesRequested({ foundation: { changesRequested } }: { foundation: Foundation }) {
  const translate = useTranslate();
  if (!changesRequested) return null;
  const who = translate(`actor.${changesRequested.byRole}`);
  return (
    <Note severity="warning" title={translate('foundation.changesBy', { who })}>
      {changesRequested.reason}
    </Note>
  );
}

/** Once the documents are in review again, the request is what they have to be held against. */
function ReviewedBefore({ foundation: { id, documents } }: { foundation: Foundation }) {
  const translate = useTranslate();
  const locale = useLocale();
  const request = lastChangeRequest(useTimeline(id).data ?? []);
  if (!request) return null;
  const { actor, occurredAt, reason = '' } = request;
  const added = documents.filter(({ modifiedAt }) => modifiedAt > occurredAt).length;
  const title = translate('foundation.changesBefore', {
    who: [actor.name, translate(`actor.${actor.role}`)].filter(Boolean).join(', '),
    instant: dayAndTime(occurredAt, locale),
  });
  return (
    <Note severity="info" title={title}>
      {`${reason}\n`}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate(added ? 'foundation.addedSince' : 'foundation.unchanged', { count: added })}
      </Box>
    </Note>
  );
}

function Rejected({ foundation: { rejections } }: { foundation: Foundation }) {
  const translate = useTranslate();
  const locale = useLocale();
  const rejection = rejections.at(-1);
  if (!rejection) return null;
  const instant = appointmentDate(rejection.startsAt, locale);
  return (
    <Note severity="warning" title={translate('foundation.rejected', { instant })}>
      {rejection.reason}
    </Note>
  );
}

interface NoteProps {
  severity: AlertColor;
  title: string;
  children: ReactNode;
}

function Note({ severity, title, children }: NoteProps) {
  return (
    <Alert severity={severity} variant="outlined" sx={{ mb: 3 }}>
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Box>
    </Alert>
  );
}
