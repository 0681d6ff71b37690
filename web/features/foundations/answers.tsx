import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CalendarClock, IdCard, Info, ListChecks, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { answerBy } from '#domain/foundations/forecast/turnaround.ts';
import { type ShownStatus, turnOf } from '#domain/foundations/shown-status.ts';
import { clock, dayKey, daysBetween, shortDate, spokenDay } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { useDueDay } from '../../shared/foundations/use-due-day.ts';
import { useSaidDate } from '../../shared/foundations/use-said-date.ts';
import { useWhen } from '../../shared/foundations/use-when.ts';
import { sinceOf } from './history.ts';
import { useFoundationPage } from './page-context.tsx';

const icons = {
  what: Info,
  who: UserRound,
  mine: ListChecks,
  bring: IdCard,
  when: CalendarClock,
} as const;
type Question = keyof typeof icons;

/** What is happening, whose turn it is and since when, what to do, what comes next. */
export function Answers({ text }: { text: ShownStatus }) {
  const { t } = useTranslation([
    'sharedFoundations',
    'sharedFoundationsRegisterCourt',
    'foundations',
  ]);
  const { locale } = useLocale();
  const { foundation, now } = useFoundationPage();
  const words = t('foundations:station')[text];
  const { next } = t('sharedFoundations:status')[text];
  const date = useSaidDate(foundation, now, foundation);
  const turn = turnOf(foundation, now);
  const when = useWhen(foundation, text, now);
  const by = useAnswerBy();
  const dueDay = useDueDay(now);
  const since = useSince(sinceOf(foundation), now);
  const { beginsAfter, coreData, registerCourt } = foundation;
  const court =
    text === 'register-record-pending' && registerCourt ? ` (${registerCourt.name})` : '';
  const form = t('foundations:legalFormShort')[coreData?.legalForm ?? 'unknown'];
  const party = text === 'order-waiting' ? 'deadline' : turn;
  const day = beginsAfter ? spokenDay(beginsAfter, locale, now) : '';
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(13rem, 40%)), 1fr))',
        columnGap: 3,
        rowGap: 2.5,
        m: 0,
        mt: 3,
        mb: 3,
      }}
    >
      <Answer question="what">
        {breakable(t(`foundations:station.${text}.paragraph`, { date, by, day, form }))}
      </Answer>
      <Answer question="who">
        <strong>{'who' in words ? words.who : t('sharedFoundations:party')[party]}</strong>
        {`${court}, ${t('foundations:since', { when: since })}`}
        {turn === 'founder' && foundation.dueOn && `, ${dueDay(foundation.dueOn)}`}
      </Answer>
      {'bring' in words ? (
        <Answer question="bring">{words.bring}</Answer>
      ) : (
        <Answer question="mine">{`${next}.`}</Answer>
      )}
      <Answer question="when">{when}</Answer>
    </Box>
  );
}

/** By when a proposed appointment is best answered. */
function useAnswerBy(): string {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { foundation, now } = useFoundationPage();
  const proposed = foundation.notaryAppointment;
  const day = proposed && (foundation.dueOn ?? answerBy(foundation.since, proposed.startsAt));
  if (!day || day < dayKey(now)) return t('foundations:answer.soon');
  return t('foundations:answer.by', { day: spokenDay(day, locale, now) });
}

/** `heute, 9:12 Uhr`, `gestern, 16:05 Uhr`, `12. November` */
function useSince(since: string, now: string): string {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const days = daysBetween(since, now);
  if (days > 1) return shortDate(since, locale, now);
  const time = clock(since, locale);
  return days === 1 ? t('foundations:yesterday', { time }) : t('foundations:today', { time });
}

interface AnswerProps {
  question: Question;
  children: ReactNode;
}

function Answer({ question, children }: AnswerProps) {
  const { t } = useTranslation(['foundations']);
  const Icon = icons[question];
  return (
    <Box sx={{ position: 'relative', pl: 4.5 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        <Box
          component="span"
          sx={{ position: 'absolute', left: 0, top: 2, color: 'primary.main', lineHeight: 0 }}
        >
          <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
        </Box>
        {t('foundations:questions')[question]}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, textWrap: 'pretty', hyphens: { xs: 'auto', sm: 'manual' } }}
      >
        {children}
      </Typography>
    </Box>
  );
}
