import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#domain/foundations/event-texts.ts';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { isObstacleKind } from '#domain/foundations/obstacles.ts';
import { clock, longDate } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import type { TimelineEntry } from '../../shared/foundations/model.ts';
import { sentBackIn } from './obstacles/sent-back-file.tsx';

/** All events, newest first; `entries` is null when they could not be read. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] | null }) {
  const { t } = useTranslation(['foundations']);
  const words = t('foundations:page.timeline');
  if (!entries) return <Typography variant="body2">{words.retry}</Typography>;
  if (entries.length === 0) return <Typography variant="body2">{words.noEntries}</Typography>;
  return (
    <Box component="ol" aria-label={words.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.toReversed().map((entry, index) => (
        <Entry key={`${entry.occurredAt} ${entry.type} ${index}`} entry={entry} />
      ))}
    </Box>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { t } = useTranslation(['sharedFoundations', 'foundations']);
  const { locale } = useLocale();
  const { type, occurredAt, actor } = entry;
  const details = useDetails(entry);
  const role = t('sharedFoundations:actor')[actor.role];
  const name = actor.role === 'founder' ? null : actor.name;
  const who = name === null ? role : t('foundations:page.timeline.by', { name, role });
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 2.5,
        pb: 2,
        borderInlineStart: 2,
        borderColor: 'divider',
        ml: 0.5,
        '&::before': {
          content: '""',
          position: 'absolute',
          left: -5,
          top: 7,
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: 'brand.fieldBorder',
        },
        '&:first-of-type::before': { bgcolor: 'brand.accent' },
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {eventTexts[type][locale].sentence}
      </Typography>
      {details.map((detail) => (
        <Typography key={detail} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {detail}
        </Typography>
      ))}
      <Typography variant="body2" color="textSecondary">
        {`${longDate(occurredAt, locale)}, ${clock(occurredAt, locale)}, ${who}`}
      </Typography>
    </Box>
  );
}

/** What got in the way, which file was sent back and why, and what people said about it. */
function useDetails(entry: TimelineEntry): string[] {
  const { locale } = useLocale();
  const textIn = (detail: string) =>
    typeof entry[detail] === 'string' ? entry[detail] : undefined;
  const kind = textIn('kind');
  const sentBack = sentBackIn(entry, locale);
  const details = [
    kind !== undefined && isObstacleKind(kind) && obstacleNames[kind][locale],
    entry.title ?? entry.reason,
    sentBack?.file,
    sentBack?.why,
    textIn('answer'),
    textIn('note'),
  ];
  return details.filter((detail): detail is string => Boolean(detail));
}
