import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { AffectedAppointment } from '#api/contract.gen.d.ts';
import { clockDigits, spokenDay } from '#domain/site/formats.ts';
import { useMay } from '../../../../desk/session/session.ts';
import { dayAndTime } from '../../../../desk/ui/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { staffPath } from '../../../../staff-pages.ts';
import { AskButton } from './ask-button.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { whoOf } from './who.ts';

interface Props {
  person: AffectedAppointment;
  consultant: string;
}

/** Somebody who needs another time, and how far that is. */
export function PersonRow({ person, consultant }: Props) {
  const { t } = useTranslation(['staffAppointments']);
  const { locale } = useLocale();
  const { startsAt, endsAt, kind, foundationId } = person;
  const who = whoOf(person, t);
  return (
    <Box component="li">
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {foundationId ? (
            <Link component={RouterLink} to={staffPath('foundation', foundationId)}>
              {who}
            </Link>
          ) : (
            who
          )}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t(`staffAppointments:kinds.${kind}`)}, {consultant}
        </Box>
      </Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <time dateTime={startsAt}>{spokenDay(startsAt, locale, startsAt)}</time>
        <Box sx={{ color: 'text.secondary' }}>
          {clockDigits(startsAt, locale)}–{clockDigits(endsAt, locale)}
        </Box>
      </Box>
      <State person={person} />
      <Actions person={person} who={who} />
    </Box>
  );
}

function State({ person: { state, askedAt, instead } }: Pick<Props, 'person'>) {
  const { t } = useTranslation(['staffAppointments']);
  const { locale } = useLocale();
  const words = t('staffAppointments:rebookings.states');
  if (state === 'asked') {
    const instant = askedAt ? dayAndTime(askedAt, locale) : '';
    return <span>{t('staffAppointments:rebookings.states.asked', { instant })}</span>;
  }
  if (state === 'moved' && instead) {
    const date = dayAndTime(instead.startsAt, locale);
    const name = instead.consultant ?? '';
    return <span>{t('staffAppointments:rebookings.states.moved', { date, name })}</span>;
  }
  return <span>{state === 'moved' ? '' : words[state]}</span>;
}

function Actions({ person, who }: { person: AffectedAppointment; who: string }) {
  const { t } = useTranslation(['staffAppointments']);
  const may = useMay();
  const [moving, setMoving] = useState(false);
  const { state, isHeld } = person;
  if ((state !== 'open' && state !== 'asked') || isHeld) return <span />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
      {state === 'open' && (
        <AskButton
          people={[person]}
          size="small"
          aria-label={t('staffAppointments:rebookings.askLabel', { who })}
        >
          {t('staffAppointments:rebookings.ask')}
        </AskButton>
      )}
      {may('calendar.write') && (
        <Button
          size="small"
          aria-label={t('staffAppointments:rebookings.moveLabel', { who })}
          onClick={() => setMoving(true)}
        >
          {t('staffAppointments:rebookings.move')}
        </Button>
      )}
      {moving && <MoveDialog appointment={person} onClose={() => setMoving(false)} />}
    </Box>
  );
}

export const peopleList = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  '& > li': {
    display: 'grid',
    columnGap: 2,
    rowGap: 0.75,
    alignItems: 'center',
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      md: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.6fr)',
    },
    py: 1.5,
    borderTop: 1,
    borderColor: 'divider',
  },
} as const;
