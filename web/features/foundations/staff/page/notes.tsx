import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { appointmentDate } from '#domain/site/formats.ts';
import { dayAndTime } from '../../../../desk/ui/formats.ts';
import { useNow } from '../../../../desk/ui/use-now.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { keepsLines } from '../../../../kit/ui/breakable.ts';
import type { Foundation } from '../types.ts';

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
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  if (!parkedAt) return null;
  return (
    <Note severity="error" title={t('staffFoundations:foundation.parked.title')}>
      {t('staffFoundations:foundation.parked.what', { instant: dayAndTime(parkedAt, locale) })}
    </Note>
  );
}

/** The process goes on without them, but somebody asked for them and waits. */
function FailedCommands({ foundation: { failedCommands } }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffCommands', 'staffFoundations']);
  const names: Readonly<Record<string, string>> = t('staffCommands:commandName');
  const { locale } = useLocale();
  if (failedCommands.length === 0) return null;
  const lines = failedCommands.map(({ command, byRole, failure, failedAt }) =>
    [
      names[command] ?? command,
      t(`staffFoundations:actor.${byRole}`),
      dayAndTime(failedAt, locale),
      failure,
    ].join(' · '),
  );
  return (
    <Note severity="error" title={t('staffFoundations:foundation.failed.title')}>
      {[...lines, t('staffFoundations:foundation.failed.what')].join('\n')}
    </Note>
  );
}

/** Before the notary stands in front of a link that does not work. */
function LinkEnds({ foundation: { uploadLink, notaryAppointment } }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
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
      title={t(`staffFoundations:foundation.link.${over ? 'ended' : 'ends'}`, { instant })}
    >
      {t('staffFoundations:foundation.link.what')}
    </Note>
  );
}

function Cancelled({ foundation: { cancelled } }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  if (!cancelled) return null;
  const who = t(`staffFoundations:actor.${cancelled.byRole}`);
  return (
    <Note severity="info" title={t('staffFoundations:foundation.cancelledBy', { who })}>
      {cancelled.reason}
    </Note>
  );
}

function ChangesRequested({ foundation: { changesRequested } }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  if (!changesRequested) return null;
  const who = t(`staffFoundations:actor.${changesRequested.byRole}`);
  return (
    <Note severity="warning" title={t('staffFoundations:foundation.changesBy', { who })}>
      {changesRequested.reason}
    </Note>
  );
}

/** Once the documents are in review again, the request is what they have to be held against. */
function ReviewedBefore({ foundation: { documents, changeRequests } }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const request = changeRequests.at(-1);
  if (!request) return null;
  const { by, at, reason } = request;
  const added = documents.filter(({ modifiedAt }) => modifiedAt > at).length;
  const title = t('staffFoundations:foundation.changesBefore', {
    who: t(`staffFoundations:actor.${by}`),
    instant: dayAndTime(at, locale),
  });
  return (
    <Note severity="info" title={title}>
      {`${reason}\n`}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {added
          ? t('staffFoundations:foundation.addedSince', { count: added })
          : t('staffFoundations:foundation.unchanged')}
      </Box>
    </Note>
  );
}

function Rejected({ foundation: { rejections } }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const rejection = rejections.at(-1);
  if (!rejection) return null;
  const instant = appointmentDate(rejection.startsAt, locale);
  return (
    <Note severity="warning" title={t('staffFoundations:foundation.rejected', { instant })}>
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
      <Box sx={{ ...keepsLines, overflowWrap: 'anywhere' }}>{children}</Box>
    </Alert>
  );
}
