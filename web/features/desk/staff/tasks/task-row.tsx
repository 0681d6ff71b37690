import Box from '@mui/material/Box';
import type { RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Task } from '#api/contract.gen.d.ts';
import { appointmentDate, longDate } from '#domain/site/formats.ts';
import { SelectBox } from '../../../../desk/list/select-box.tsx';
import type { Selection } from '../../../../desk/list/use-selection.ts';
import { dueWords, todayIs } from '../../../../desk/tasks/due-words.ts';
import { shortDay } from '../../../../desk/ui/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { breakable, breaksAnywhere } from '../../../../kit/ui/breakable.ts';
import { kindViews } from './kinds.ts';
import { Owner } from './owner.tsx';
import { hintOf, notedWords, subjectOf, titleOf } from './task-words.ts';

interface Props {
  task: Task;
  now: number;
  /** Keys act on it. */
  marked: boolean;
  /** Its owner is away, and the reader stands in. */
  standsIn: boolean;
  selection: Selection;
  rowRef: RefCallback<HTMLElement>;
  onOpen: () => void;
}

/** A task: what, of whom, by when, and whose. The whole row is its link. */
export function TaskRow({ task, now, marked, standsIn, selection, rowRef, onOpen }: Props) {
  const { t } = useTranslation(['staff', 'staffMails', 'staffTasks']);
  const { locale } = useLocale();
  const { key, kind, snoozed, remindedAt, noted } = task;
  const { icon: Icon, opens } = kindViews[kind];
  const title = titleOf(task, t, locale);
  const subject = subjectOf(task, t);
  const page = opens(task);
  return (
    <Box component="li" ref={rowRef} data-marked={marked || undefined} sx={row}>
      <Box sx={{ gridArea: 'box', position: 'relative', zIndex: 1 }}>
        <SelectBox selection={selection} id={key} name={`${title}, ${subject}`} />
      </Box>
      <Box sx={{ gridArea: 'icon', color: 'text.secondary', display: 'flex' }}>
        <Icon size={20} strokeWidth={1.6} aria-hidden />
      </Box>
      {page === undefined ? (
        <Box sx={name}>{title}</Box>
      ) : (
        <Box component={Link} prefetch="intent" to={page} onClick={onOpen} sx={link}>
          {title}
        </Box>
      )}
      <Box sx={{ gridArea: 'about', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" title={task.subject ?? undefined} sx={breaksAnywhere}>
          {breakable(subject)}
        </Box>{' '}
        <Box component="span" sx={quiet}>
          {hintOf(task, t, locale)}
        </Box>
        {snoozed && (
          <Box sx={quiet}>
            {snoozed.by === null
              ? t('staffTasks:tasks.rests', { date: shortDay(snoozed.until, locale) })
              : t('staffTasks:tasks.until', {
                  date: shortDay(snoozed.until, locale),
                  name: snoozed.by,
                })}
          </Box>
        )}
        {standsIn && task.owner && (
          <Box sx={quiet}>{t('staffTasks:tasks.standsIn', { name: task.owner.name })}</Box>
        )}
        {noted && (
          <Box sx={quiet} title={appointmentDate(noted.at, locale)}>
            {notedWords(noted, dueWords(noted.at, now, locale, t), t)}
          </Box>
        )}
        {remindedAt && (
          <Box sx={quiet} title={appointmentDate(remindedAt, locale)}>
            {t('staffTasks:tasks.reminded', { time: dueWords(remindedAt, now, locale, t) })}
          </Box>
        )}
      </Box>
      <Due task={task} now={now} />
      <Owner owner={task.owner} />
    </Box>
  );
}

function Due({ task: { dueOn }, now }: Pick<Props, 'task' | 'now'>) {
  const { t } = useTranslation(['staff', 'staffTasks']);
  const { locale } = useLocale();
  if (dueOn === null) return <Box sx={{ gridArea: 'due', ...quiet }}>–</Box>;
  const isLate = dueOn < todayIs(now);
  return (
    <Box
      component="time"
      dateTime={dueOn}
      title={longDate(dueOn, locale)}
      sx={{
        gridArea: 'due',
        whiteSpace: 'nowrap',
        ...(isLate && { color: 'error.main', fontWeight: 600 }),
      }}
    >
      {dueWords(dueOn, now, locale, t)}
    </Box>
  );
}

const quiet = { color: 'text.secondary', fontSize: '0.9375rem' } as const;

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: {
    xs: '28px 24px minmax(0, 1fr) auto',
    md: '28px 24px minmax(0, 1.1fr) minmax(0, 1fr) 104px 40px',
  },
  gridTemplateAreas: {
    xs: '"box icon title owner" ". . about about" ". . due due"',
    md: '"box icon title about due owner"',
  },
  columnGap: 1.25,
  rowGap: 0.25,
  alignItems: { xs: 'start', md: 'center' },
  // A row that is scrolled to stays clear of the header above and of the bar below.
  scrollMarginBlock: 96,
  px: { xs: 2, md: 2.5 },
  py: 1.5,
  minHeight: 52,
  borderTop: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'action.hover' },
  '&[data-marked]': {
    bgcolor: 'brand.highlight',
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
} as const;

const name = {
  gridArea: 'title',
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  fontWeight: 600,
} as const;

const link = {
  ...name,
  color: 'text.primary',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '2px solid var(--s-palette-primary-main)',
    outlineOffset: '-2px',
  },
} as const;
