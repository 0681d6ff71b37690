import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';
import { isFinished } from '#domain/foundations/statuses.ts';
import { registerReference } from '#domain/register-entry.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { appointmentDate, dayKey, longDate } from '#domain/site/formats.ts';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { breakable, breaksAnywhere } from '../../../../kit/ui/breakable.ts';
import { Line } from '../../../../kit/ui/line.tsx';
import { ForecastMoves } from '../../../../shared/foundations/forecast/moves.tsx';
import {
  type Forecast,
  useForecast,
} from '../../../../shared/foundations/forecast/use-forecast.ts';
import { useIdentity } from '../../../../shared/staff/session/session.ts';
import { waitingSince } from '../../../../shared/staff/ui/formats.ts';
import { useNow } from '../../../../shared/staff/ui/use-now.ts';
import { filesToSendBack } from '../case/files-to-send-back.ts';
import { CommandBar } from '../commands/command-bar.tsx';
import { currentStation } from '../current-station.ts';
import type { Foundation, TextsByRole } from '../types.ts';
import { Notes } from './notes.tsx';
import { OrderLine } from './order-line.tsx';
import type { Timeline } from './timeline-card.tsx';

interface Props {
  foundation: Foundation;
  timeline: Timeline;
}

/** Name, line, who is being waited for since when, and what this user can do about it. */
export function SummaryCard({ foundation, timeline }: Props) {
  const { t } = useTexts('staff', 'staffFoundations');
  const { id, companyName, status, coreData, registerEntry } = foundation;
  const facts = [
    coreData && t(`staffFoundations:foundation.coreData.${coreData.legalForm}`),
    coreData?.city,
    registerEntry && registerReference(registerEntry),
    t('staff:fileNumber', { number: fileNumber(id) }),
  ].filter(Boolean);

  return (
    <Card sx={{ p: { xs: 2.5, md: 4 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, flex: '1 1 280px' }}>
          <Typography variant="h3" component="h1" color="primary" sx={breaksAnywhere}>
            {breakable(companyName ?? t('staff:unnamed'))}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.75 }}>
            {facts.join(' · ')}
          </Typography>
          <OrderLine foundation={foundation} />
        </Box>
        <TemporalLink url={foundation.temporalUrl} />
      </Box>
      <Box sx={{ mt: 4, mx: { sm: -2 } }}>
        <Line current={currentStation(foundation)} ended={foundation.status === 'cancelled'} />
      </Box>
      <CurrentStatus foundation={foundation} />
      <Notes foundation={foundation} timeline={timeline} />
      {(!isFinished(status) || filesToSendBack(foundation).length > 0) && (
        <CommandBar foundation={foundation} />
      )}
    </Card>
  );
}

function CurrentStatus({ foundation }: { foundation: Foundation }) {
  const { t, locale } = useTexts('staff', 'staffFoundations');
  const now = useNow();
  const role = useIdentity()?.role;
  const { status, waitingOn, since, dueOn } = foundation;
  const isLate = dueOn !== null && dueOn < dayKey(new Date(now).toISOString());
  const dueAt = appointmentOf(foundation);
  const done = isFinished(status);
  const ofRole: TextsByRole = t('staffFoundations:nowFor');
  return (
    <Box sx={{ mt: 4, mb: 3 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
      >
        <Typography variant="h4" component="h2">
          {t(`staffFoundations:status.${status}`)}
        </Typography>
        {!done && (
          <Chip
            label={`${t(`staffFoundations:waitingFor.${waitingOn}`)}, ${t('staff:time.since', {
              time: waitingSince(since, now, t),
            })}`}
            title={appointmentDate(since, locale)}
            sx={waitingChip}
          />
        )}
        {!dueAt && dueOn && !done && (
          <Typography
            color={isLate ? 'error' : 'textSecondary'}
            sx={{ fontSize: '0.9375rem', fontWeight: isLate ? 600 : 400 }}
          >
            {t('staffFoundations:foundation.due', { date: longDate(dueOn, locale) })}
          </Typography>
        )}
        {dueAt && (
          <Typography
            color={Date.parse(dueAt) < now ? 'error' : 'textSecondary'}
            sx={{ fontSize: '0.9375rem', fontWeight: Date.parse(dueAt) < now ? 600 : 400 }}
          >
            {t('staffFoundations:foundation.dueAt', { instant: appointmentDate(dueAt, locale) })}
          </Typography>
        )}
      </Box>
      <Typography color="textSecondary" sx={{ mt: 1.25, maxWidth: '68ch' }}>
        {waitsForOrder(foundation)
          ? t('staffFoundations:nowWithoutOrder')
          : ((role && ofRole[role]?.[status]) ?? t(`staffFoundations:now.${status}`))}
      </Typography>
      {foundation.forecast && (
        <Outlook forecast={foundation.forecast} now={new Date(now).toISOString()} />
      )}
    </Box>
  );
}

/** The same as the founder reads. */
function Outlook({ forecast, now }: { forecast: Forecast; now: string }) {
  const { t } = useTexts('sharedFoundationsForecast');
  const { completion, next, moved, basis } = useForecast(forecast, now);
  return (
    <Stack spacing={1} sx={{ mt: 1, maxWidth: '68ch' }}>
      <Typography variant="body2">
        {next && `${next}. `}
        {t('sharedFoundationsForecast:line', { when: completion })}
      </Typography>
      <ForecastMoves moved={moved} />
      <Typography variant="body2" color="textSecondary">
        {basis}
      </Typography>
    </Stack>
  );
}

/** The founder orders, for the first time or again; until then nobody works on it. */
const waitsForOrder = ({ lacksOrder, status, waitingOn }: Foundation) =>
  lacksOrder && waitingOn === 'founder' && status !== 'start-pending';

/** A talk is due when it begins; the process waits for its end. */
function appointmentOf({ status, consultation, dueAt }: Foundation): string | null {
  const isTalk = status === 'consultation-pending' && consultation && !consultation.declined;
  return isTalk ? consultation.startsAt : dueAt;
}

const waitingChip = {
  height: 'auto',
  minHeight: 32,
  bgcolor: 'brand.accentTint',
  color: 'text.primary',
  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 },
} as const;

function TemporalLink({ url }: { url: string }) {
  const { t } = useTexts('staff', 'staffFoundations');
  return (
    <Link
      href={url}
      target="_blank"
      rel="noreferrer"
      title={t('staffFoundations:foundation.temporalHint')}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontSize: '0.9375rem' }}
    >
      {t('staffFoundations:foundation.temporal')}
      <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}
