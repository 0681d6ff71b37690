import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '#api/contract.gen.d.ts';
import { eventTexts } from '#domain/foundations/event-texts.ts';
import { fileTexts } from '#domain/foundations/file-texts.ts';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { isObstacleKind } from '#domain/foundations/obstacles.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { useKept } from '../../../../../desk/reads.ts';
import { dayAndTime } from '../../../../../desk/ui/formats.ts';
import { Panel } from '../../../../../desk/ui/panel.tsx';
import { ReadFailed } from '../../../../../desk/ui/states.tsx';
import type { Answer } from '../../../../../kit/api/call.ts';
import { useLocale } from '../../../../../kit/texts/use-locale.ts';
import { ApprovalRecord } from '../review/approval-record.tsx';
import type { Review } from '../review/reading.tsx';
import { useShownFoundation } from '../shown-foundation.ts';
import { RawEvent } from './raw-event.tsx';

const SHOWN_AT_FIRST = 8;

export type Timeline = Answer<'GET /foundations/:id/timeline'>;

interface Props {
  timeline: Timeline;
  approval: Review['approval'];
}

/** Everything that happened, newest first. */
export function TimelineCard({ timeline, approval }: Props) {
  const { t } = useTranslation(['staffFoundations']);
  const [all, setAll] = useState(false);
  const kept = useKept(timeline);
  const entries = kept.ok ? kept.data.toReversed() : [];
  return (
    <Panel title={t('staffFoundations:foundation.timeline.title')}>
      {!kept.ok && <ReadFailed refusal={kept} />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {(all ? entries : entries.slice(0, SHOWN_AT_FIRST)).map((entry) => (
          <Entry key={entry.revision} entry={entry} approval={approval} />
        ))}
      </Box>
      {!all && entries.length > SHOWN_AT_FIRST && (
        <Button onClick={() => setAll(true)} sx={{ ml: -1.5, mt: 1 }}>
          {t('staffFoundations:foundation.timeline.all', { count: entries.length })}
        </Button>
      )}
    </Panel>
  );
}

interface EntryProps extends Pick<Props, 'approval'> {
  entry: TimelineEntry;
}

function Entry({ entry, approval }: EntryProps) {
  const { t } = useTranslation(['staffFoundations', 'staffPage']);
  const { locale } = useLocale();
  const { id, documents } = useShownFoundation();
  const [raw, setRaw] = useState(false);
  const { type, occurredAt, actor } = entry;
  const who = [actor.name, t(`staffFoundations:actor.${actor.role}`)].filter(Boolean).join(', ');
  const detail = useDetail(entry);
  return (
    <Box component="li" sx={item}>
      <Typography sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
        {eventTexts[type][locale].label}
      </Typography>
      {detail && <Box sx={{ overflowWrap: 'anywhere', fontSize: '0.9375rem' }}>{detail}</Box>}
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        <time dateTime={occurredAt}>{dayAndTime(occurredAt, locale)}</time> · {who}
      </Box>
      {type === 'DocumentsApproved' && approval?.at === occurredAt && (
        <ApprovalRecord approval={approval} documents={documents} />
      )}
      <Button size="small" onClick={() => setRaw(true)} sx={{ ml: -1 }}>
        {t('staffPage:event.show')}
      </Button>
      {raw && <RawEvent foundationId={id} entry={entry} onClose={() => setRaw(false)} />}
    </Box>
  );
}

/** The most telling detail of an event. */
function useDetail(entry: TimelineEntry): string | null {
  const { t } = useTranslation(['staffCommands', 'staffFoundations']);
  const { locale } = useLocale();
  const value = (name: string) => {
    const found = entry[name];
    return typeof found === 'string' && found !== '' ? found : null;
  };
  const reason = value('reason');
  if (reason) return t('staffFoundations:foundation.timeline.reason', { reason });
  const kind = value('kind');
  if (kind && isObstacleKind(kind)) {
    const obstacle = obstacleNames[kind][locale];
    const note = value('note');
    return note ? t('staffFoundations:foundation.timeline.noted', { obstacle, note }) : obstacle;
  }
  const reasons: Readonly<Record<string, string>> = t(
    'staffCommands:commands.send-back-file.reasons',
  );
  const files: Readonly<Record<string, Record<Locale, string>>> = fileTexts;
  const startsAt = value('startsAt');
  const parts = [
    startsAt && appointmentDate(startsAt, locale),
    files[value('purpose') ?? '']?.[locale],
    reasons[value('sentBackFor') ?? ''],
    value('title') ??
      value('companyName') ??
      value('notaryName') ??
      value('bankName') ??
      value('note'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

const item = {
  position: 'relative',
  pl: 3,
  pb: 2,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 7,
    width: 11,
    height: 11,
    borderRadius: '50%',
    border: '2.5px solid',
    borderColor: 'primary.main',
    bgcolor: 'background.paper',
    boxSizing: 'border-box',
    zIndex: 1,
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 4.5,
    top: 14,
    bottom: -7,
    width: 2,
    bgcolor: 'divider',
  },
  '&:first-of-type::before': { borderColor: 'secondary.main' },
} as const;
