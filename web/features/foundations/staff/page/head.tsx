import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isFinished } from '#domain/foundations/statuses.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { appointmentDate, dayKey, longDate } from '#domain/site/formats.ts';
import { usePlaceOf } from '../../../../desk/sequence/sequence.ts';
import { SequencePlace } from '../../../../desk/sequence/sequence-place.tsx';
import { shortDay, shortInstant, waitingSince } from '../../../../desk/ui/formats.ts';
import { useNow } from '../../../../desk/ui/use-now.ts';
import { lastListAt } from '../../../../kit/list/list-address.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { breakable, breaksAnywhere } from '../../../../kit/ui/breakable.ts';
import { shortName } from '../../../../shared/foundations/model.ts';
import { staffPath } from '../../../../staff-pages.ts';
import { NextAction } from '../commands/command-bar.tsx';
import { currentStation } from '../current-station.ts';
import { MiniLine } from '../mini-line.tsx';
import type { Foundation } from '../types.ts';
import { Others } from './others.tsx';
import { cutOff, Owner } from './owner.tsx';
import { TabBar } from './tab-bar.tsx';

interface Props {
  foundation: Foundation;
}

/** Stays while the page scrolls: which formation this is, whose turn it is, and its tabs. */
export function Head({ foundation }: Props) {
  const { t } = useTranslation(['staff', 'staffFoundations']);
  const { id, companyName, city, founder, participants, status } = foundation;
  const place = usePlaceOf(id);
  // Beside the tabs where there is room for both.
  const isWide = useMediaQuery('(min-width:720px)', { noSsr: true });
  const sequence = place && (place.previous || place.next) && (
    <SequencePlace id={id} place={place} />
  );
  const people =
    participants.length > 1 &&
    t('staffFoundations:foundation.peopleCount', { count: participants.length });
  const of = [city, founder?.name, people].filter(Boolean).join(' · ');
  const names = participants.map(({ name: each }) => each).join(', ');
  const fromToday = place !== undefined && !place.from.startsWith(staffPath('foundations'));
  return (
    <Box component="section" aria-label={t('staffFoundations:foundation.head')} sx={head}>
      <Box sx={row}>
        <IconButton
          component={Link}
          to={place?.from ?? lastListAt(staffPath('foundations'))}
          aria-label={t(`staffFoundations:foundation.${fromToday ? 'backToday' : 'back'}`)}
          color="primary"
          sx={{ ml: -1.5, mr: -1, my: -0.5 }}
        >
          <ArrowLeft size={20} strokeWidth={1.75} />
        </IconButton>
        <Typography
          variant="h3"
          component="h1"
          color="primary"
          title={companyName ?? undefined}
          sx={name}
        >
          {breakable(companyName === null ? t('staff:unnamed') : shortName(companyName))}
        </Typography>
        <Box sx={facts}>
          <Box component="span" sx={{ flexShrink: 0 }}>
            {fileNumber(id)}
          </Box>
          <Box
            component="span"
            title={[city, names || founder?.name].filter(Boolean).join(' · ')}
            sx={{ display: { xs: 'none', sm: 'block' }, ...cutOff }}
          >
            {of && `· ${of}`}
          </Box>
        </Box>
        <Turn foundation={foundation} />
        <Owner owner={foundation.owner} />
        <Others foundationId={id} />
        {!isWide && sequence}
        <NextAction foundation={foundation} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <TabBar id={id} />
        {isWide && sequence && <Box sx={{ ml: 'auto', flexShrink: 0 }}>{sequence}</Box>}
        <Box
          sx={{
            display: { xs: 'none', md: 'block' },
            ml: isWide && sequence ? 0 : 'auto',
            flexShrink: 0,
          }}
        >
          <MiniLine current={currentStation(foundation)} ended={status === 'cancelled'} />
        </Box>
      </Box>
    </Box>
  );
}

/** Whose turn it is and since when, and by when. */
function Turn({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staff', 'staffFoundations']);
  const { locale } = useLocale();
  const now = useNow();
  const { status, waitingOn, since, dueOn } = foundation;
  if (isFinished(status)) return null;
  const dueAt = appointmentOf(foundation);
  const isAhead = dueAt !== null && Date.parse(dueAt) > now;
  const isLate = !isAhead && dueOn !== null && dueOn < dayKey(new Date(now).toISOString());
  const day = dueOn ? shortDay(dueOn, locale) : '';
  const due = isLate
    ? t('staffFoundations:foundation.overdueSince', { date: day })
    : dueAt
      ? t('staffFoundations:foundation.dueAt', { instant: shortInstant(dueAt, locale) })
      : dueOn && t('staffFoundations:foundation.due', { date: day });
  const wholeDate = dueAt
    ? appointmentDate(dueAt, locale)
    : dueOn
      ? longDate(dueOn, locale)
      : undefined;
  // Nobody waits for whom an appointment binds, until it is over.
  const waitsSince = dueAt ?? since;
  const who = t(`staffFoundations:waitingFor.${waitingOn}`);
  return (
    <>
      <Chip
        label={
          isAhead
            ? who
            : `${who}, ${t('staff:time.since', { time: waitingSince(waitsSince, now, t) })}`
        }
        title={isAhead ? undefined : appointmentDate(waitsSince, locale)}
        sx={waitingChip}
      />
      {due && (
        <Box
          title={wholeDate}
          sx={{
            ...quiet,
            flexShrink: { lg: 0 },
            ...(isLate && { color: 'error.main', fontWeight: 600 }),
          }}
        >
          {due}
        </Box>
      )}
    </>
  );
}

/** A talk is due when it begins; the process waits for its end. */
function appointmentOf({ status, consultation, dueAt }: Foundation): string | null {
  const isTalk = status === 'consultation-pending' && consultation && !consultation.declined;
  return isTalk ? consultation.startsAt : dueAt;
}

const head = {
  // What reaches to the edge of the screen is placed by it.
  position: 'relative',
  // On a phone that lies on its side it would leave no room for the page.
  '@media (min-height: 560.02px)': { position: 'sticky', top: 0 },
  // Below the header, which does not stay on phones.
  '@media (min-height: 560.02px) and (min-width: 600px)': { top: 65 },
  zIndex: 5,
  mx: { xs: -2, sm: -3, md: -4 },
  mt: -3,
  mb: 3,
  px: { xs: 2, sm: 3, md: 4 },
  pt: 1.5,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  // Pages are no wider than people read; the head is as wide as the screen.
  '&::after': {
    content: '""',
    position: 'absolute',
    left: '100%',
    top: 0,
    bottom: -1,
    width: '100vw',
    bgcolor: 'inherit',
    borderBottom: 'inherit',
  },
} as const;

const row = {
  display: 'flex',
  // Two lines of a wide screen, this one and that of the tabs, however long the names are.
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.75,
} as const;

const name = {
  ...breaksAnywhere,
  ...cutOff,
  fontSize: { xs: '1.125rem', md: '1.375rem' },
  maxWidth: { xs: 'calc(100% - 56px)', md: '60%', lg: '44%' },
  // Room for what reaches below the line.
  py: { lg: 0.375 },
  my: { lg: -0.375 },
} as const;

const quiet = { color: 'text.secondary', fontSize: '0.875rem' } as const;
const facts = {
  ...quiet,
  display: 'flex',
  columnGap: 0.5,
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  overflowWrap: 'anywhere',
  minWidth: { xs: 0, lg: 84 },
  // It gives way before the name does, all but the file number: the rest is on the page.
  flexShrink: { lg: 1e6 },
} as const;

const waitingChip = {
  height: 'auto',
  minHeight: 28,
  flexShrink: { lg: 0 },
  fontSize: '0.875rem',
  bgcolor: 'brand.accentTint',
  color: 'text.primary',
  fontWeight: 500,
  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
} as const;
