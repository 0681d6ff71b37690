import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CalendarClock, TriangleAlert, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { obstacleTexts } from '#domain/foundations/obstacles/obstacle-texts.ts';
import { obstacles as rows } from '#domain/foundations/obstacles.ts';
import { spokenDay } from '#domain/site/formats.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { keepsLines } from '../../../kit/ui/breakable.ts';
import type { Foundation } from '../../../shared/foundations/model.ts';
import { useDueDay } from '../../../shared/foundations/use-due-day.ts';
import type { CommandForm } from '../commands/command.ts';
import { Question } from '../commands/station.tsx';
import { NoteInput } from '../commands/text-fields.tsx';
import { useFoundationPage } from '../page-context.tsx';
import { correctCoreData } from '../steps/details/correct-core-data.tsx';
import { nameNotary } from '../steps/notary/name-notary.tsx';

export const resolveObstacle: CommandForm = {
  Form: OpenObstacles,
  places: ['obstacles'],
};

/** Commands that an obstacle opens and that have no form at the station; in display order. */
const openedHere = { 'correct-core-data': correctCoreData, 'name-notary': nameNotary };
type OpenedHere = keyof typeof openedHere;

/** What got in the way: what happened, whose turn it is, by when, and what to do now. */
function OpenObstacles() {
  const { obstacles } = useFoundationPage().foundation;
  const shown = new Set<string>();
  const opened = obstacles.map(({ kind }) => {
    const names = rows[kind].opens.filter(
      (name): name is OpenedHere => name in openedHere && !shown.has(name),
    );
    for (const name of names) shown.add(name);
    return names;
  });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mb: 3 }}>
      {obstacles.map((obstacle, index) => (
        <OpenObstacle key={obstacle.id} obstacle={obstacle} opened={opened[index] ?? []} />
      ))}
    </Box>
  );
}

interface OpenObstacleProps {
  obstacle: Obstacle;
  opened: readonly OpenedHere[];
}

function OpenObstacle({ obstacle, opened }: OpenObstacleProps) {
  const { t } = useTranslation(['sharedFoundations', 'foundations']);
  const { locale } = useLocale();
  const { now } = useFoundationPage();
  const dueDay = useDueDay(now);
  const { kind, waitsFor, reportedAt, dueOn, note, id } = obstacle;
  const text = obstacleTexts[kind][locale];
  const words = t('foundations:obstacles');
  return (
    <Box component="section" aria-labelledby={id} sx={notice}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', color: 'warning.main' }}>
        <Box component="span" sx={{ flexShrink: 0, lineHeight: 0, alignSelf: 'center' }}>
          <TriangleAlert size={22} strokeWidth={1.75} aria-hidden="true" />
        </Box>
        <Typography id={id} variant="h5" component="h3" color="primary">
          {obstacleNames[kind][locale]}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('foundations:obstacles.since', { date: spokenDay(reportedAt, locale, now) })}
      </Typography>
      <Typography sx={{ mt: 1.5 }}>{text.told}</Typography>
      {note && (
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere', ...keepsLines }}>
          {t('foundations:obstacles.note', { note })}
        </Typography>
      )}
      <Box component="dl" sx={facts}>
        <Fact icon={<UserRound size={20} strokeWidth={1.75} />} term={words.who}>
          <strong>{t('sharedFoundations:party')[waitsFor]}</strong>
        </Fact>
        <Fact icon={<CalendarClock size={20} strokeWidth={1.75} />} term={words.byWhen}>
          {dueDay(dueOn)}
        </Fact>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {words.now}
      </Typography>
      <Typography>{text.now}</Typography>
      {(waitsFor === 'founder' || opened.length > 0) && (
        <Box sx={actions}>
          {opened.map((name) => {
            const { Form } = openedHere[name];
            return <Form key={name} place="obstacles" />;
          })}
          {waitsFor === 'founder' && (
            <SettleObstacle obstacle={obstacle} alone={rows[kind].opens.length === 0} />
          )}
        </Box>
      )}
    </Box>
  );
}

const notice = {
  border: 1,
  borderColor: 'divider',
  borderLeft: 4,
  borderLeftColor: 'brand.accent',
  borderRadius: '12px',
  bgcolor: 'brand.highlight',
  px: { xs: 2, sm: 3 },
  py: 2.5,
} as const;

/** On a small phone a button has two lines. */
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  mt: 2,
  '& > .MuiButton-root': { maxWidth: 1, whiteSpace: 'normal' },
} as const;

const facts = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr' },
  gap: 2,
  my: 2,
  mx: 0,
} as const;

function Fact({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <Box sx={{ position: 'relative', pl: 4 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        <Box
          component="span"
          aria-hidden="true"
          sx={{ position: 'absolute', left: 0, top: 2, color: 'primary.main', lineHeight: 0 }}
        >
          {icon}
        </Box>
        {term}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}

type Obstacle = Foundation['obstacles'][number];

interface SettleProps {
  obstacle: Obstacle;
  /** Whether nothing else here settles it. */
  alone: boolean;
}

/** Says that an obstacle is out of the way. */
function SettleObstacle({ obstacle: { id, kind }, alone }: SettleProps) {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const settle = t('foundations:obstacles.settle');
  const words = {
    ...settle,
    open: kind in settle.of ? settle.of[kind as keyof typeof settle.of] : settle.open,
    title: t('foundations:obstacles.settle.title', { name: obstacleNames[kind][locale] }),
    button: { variant: alone ? 'contained' : 'outlined' },
  } as const;
  return (
    <Question form={{ command: 'resolve-obstacle', ask: `settle-${kind}` }} words={words}>
      <input type="hidden" name="obstacleId" value={id} />
      <NoteInput words={words} />
    </Question>
  );
}
