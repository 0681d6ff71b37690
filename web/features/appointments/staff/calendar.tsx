import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ClientLoaderFunctionArgs,
  Navigate,
  Link as RouterLink,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import type { CalendarWeek } from '#api/contract.gen.d.ts';
import { dateOf, daysOf, noonOf, weekAfter, weekOf } from '#domain/days/berlin-days.ts';
import { calendarLeaf } from '#domain/site/formats.ts';
import { call } from '../../../desk/call.ts';
import { patiently, useKept } from '../../../desk/reads.ts';
import { useMay } from '../../../desk/session/session.ts';
import { useShortcuts } from '../../../desk/shortcuts.ts';
import { PageFailed } from '../../../desk/ui/states.tsx';
import { useNow } from '../../../desk/ui/use-now.ts';
import { usePageTitle } from '../../../desk/ui/use-page-title.ts';
import { EmptyList } from '../../../kit/list/empty-list.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { staffPath } from '../../../staff-pages.ts';
import { AbsenceDialog } from './absence-dialog.tsx';
import { DayList } from './week/day-list.tsx';
import { WeekHead } from './week/head.tsx';
import { gridOf, Lane } from './week/lane.tsx';
import { shownDays } from './week/layout.ts';

/** On a Saturday and a Sunday the week that counts is the one to come. */
function thisWeek(): string {
  const today = dateOf(new Date().toISOString());
  const week = weekOf(today);
  return [0, 6].includes(new Date(today).getUTCDay()) ? weekAfter(week, 1) : week;
}

export async function clientLoader({ url, request: { signal } }: ClientLoaderFunctionArgs) {
  const given = url.searchParams.get('week') ?? '';
  const week = daysOf(given) ? given : thisWeek();
  const consultant = url.searchParams.get('consultant') || undefined;
  const query = { week, ...(consultant && { consultant }) };
  return patiently(() => call('GET /admin/calendar', { query, signal }));
}

/** A week of those who consult: their hours, who is absent, and what is booked. */
export default function Calendar() {
  const { t } = useTranslation(['staffAppointments']);
  const read = useKept(useLoaderData<typeof clientLoader>());
  usePageTitle(t('staffAppointments:week.title'));
  if (read.ok) return <Week week={read.data} />;
  return <PageFailed refusal={read} />;
}

function Week({ week }: { week: CalendarWeek }) {
  const { chosen, show, go } = useShownWeek(week.week);
  const [entering, setEntering] = useState(false);
  const [found, setFound] = useState(false);
  const isWide = useMediaQuery('(min-width:720px)', { noSsr: true });
  const { consultants } = week;
  const lanes = chosen ? consultants.filter(({ id }) => id === chosen) : consultants;
  const days = shownDays(week);
  if (consultants.length === 0) return <Nobody />;
  return (
    <>
      <WeekHead
        week={week}
        chosen={chosen}
        onPrevious={go(-1)}
        onNext={go(1)}
        onShow={show}
        onEnter={() => setEntering(true)}
      />
      {isWide ? (
        <>
          <DayHeads days={days} />
          {lanes.map((consultant) => (
            <Lane key={consultant.id} week={week} days={days} consultant={consultant} />
          ))}
        </>
      ) : (
        <DayList week={week} days={days} />
      )}
      {entering && (
        <AbsenceDialog
          consultants={consultants}
          consultantId={lanes[0]?.id ?? ''}
          from={firstDay(week)}
          onClose={() => setEntering(false)}
          onFound={() => setFound(true)}
        />
      )}
      {found && <Navigate to={staffPath('rebookings')} />}
    </>
  );
}

/** Today, or the first day of a week to come. */
function firstDay({ days }: CalendarWeek): string {
  const today = dateOf(new Date().toISOString());
  const monday = days[0]?.date ?? today;
  return monday > today ? monday : today;
}

/** The week and whose, both in the address, and the keys that lead from week to week. */
function useShownWeek(week: string) {
  const [search, setSearch] = useSearchParams();
  const show = (next: { week?: string; consultant?: string }) =>
    setSearch((before) => {
      for (const [name, value] of Object.entries(next)) {
        if (value) before.set(name, value);
        else before.delete(name);
      }
      return before;
    });
  // Keys are faster than what they ask for.
  const asked = useRef(week);
  useEffect(() => {
    asked.current = week;
  }, [week]);
  const go = (weeks: number) => () => {
    asked.current = weekAfter(asked.current, weeks);
    show({ week: asked.current });
  };
  useShortcuts({
    next: go(1),
    previous: go(-1),
    'next-week': go(1),
    'previous-week': go(-1),
    'this-week': () => show({ week: '' }),
  });
  return { chosen: search.get('consultant') ?? '', show, go };
}

function Nobody() {
  const { t } = useTranslation(['staffAppointments']);
  const may = useMay();
  const words = t('staffAppointments:week');
  return (
    <Box>
      <Card>
        {may('calendar.write') ? (
          <EmptyList title={words.emptyTitle} hint={words.emptyHint}>
            <Button variant="outlined" component={RouterLink} to={staffPath('consultants')}>
              {words.toPeople}
            </Button>
          </EmptyList>
        ) : (
          <EmptyList title={words.emptyOwn} hint={words.emptyOwnHint} />
        )}
      </Card>
    </Box>
  );
}

/** The days above all lanes; they stay in view while the page scrolls. */
function DayHeads({ days }: Pick<CalendarWeek, 'days'>) {
  const { t } = useTranslation(['staffAppointments']);
  const { locale } = useLocale();
  const today = dateOf(new Date(useNow()).toISOString());
  return (
    <Box sx={{ ...gridOf(days.length), ...row }}>
      <span />
      {days.map(({ date, holiday }) => {
        const { day, weekday } = calendarLeaf(noonOf(date), locale);
        return (
          <Box key={date} data-today={date === today} sx={head}>
            <Box component="time" dateTime={date}>
              {weekday} <strong>{day}</strong>
            </Box>
            {holiday && <span>{t(`staffAppointments:holidays.${holiday}`)}</span>}
          </Box>
        );
      })}
    </Box>
  );
}

const row = {
  position: 'sticky',
  top: 64,
  zIndex: 5,
  mb: 1,
  pb: 0,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const head = {
  px: 1,
  py: 1,
  fontSize: '0.875rem',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '& strong': { color: 'text.primary', fontSize: '1rem' },
  '& > span': { display: 'block', fontSize: '0.8125rem' },
  '&[data-today=true]': { boxShadow: 'inset 0 -3px 0 var(--s-palette-brand-accent)' },
  '&[data-today=true] time': { color: 'primary.main', fontWeight: 600 },
} as const;
