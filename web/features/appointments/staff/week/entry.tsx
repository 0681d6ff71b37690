import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { CalendarX, Hourglass, type LucideIcon, MessagesSquare, Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '#api/contract.gen.d.ts';
import { clockDigits } from '#domain/site/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { breakable } from '../../../../kit/ui/breakable.ts';
import { whoOf } from '../rebooking/who.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';

const icons: Record<Appointment['kind'], LucideIcon> = {
  consultation: Scale,
  'strategy-meeting': MessagesSquare,
  hours: Hourglass,
};

/** Less than that is one line high. */
const SHORT_MS = 45 * 60_000;

interface Props {
  appointment: Appointment;
  consultant: string;
  /** Beside the time, in a list that mixes them. */
  named?: boolean;
}

/** One appointment: its time and who has it; pressed, all of it. */
export function Entry({ appointment, consultant, named = false }: Props) {
  const { t } = useTranslation(['staffAppointments']);
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  const { kind, startsAt, endsAt, displaced, isHeld } = appointment;
  const who = whoOf(appointment, t);
  const [from, to] = [clockDigits(startsAt, locale), clockDigits(endsAt, locale)];
  const label = t('staffAppointments:entry.label', {
    from,
    to,
    kind: t(`staffAppointments:kinds.${kind}`),
    who,
  });
  const marks = [
    ...(named ? [consultant] : []),
    ...(displaced ? [t('staffAppointments:entry.displaced')] : []),
    ...(isHeld ? [t('staffAppointments:entry.held')] : []),
  ];
  const Icon = displaced ? CalendarX : icons[kind];
  return (
    <>
      <ButtonBase
        aria-label={[label, ...marks].join(', ')}
        data-kind={kind}
        data-displaced={displaced !== null}
        data-held={isHeld}
        data-short={Date.parse(endsAt) - Date.parse(startsAt) < SHORT_MS}
        onClick={() => setOpen(true)}
        sx={look}
      >
        <Icon size={14} strokeWidth={1.8} aria-hidden />
        <Box component="span" className="time">
          {from}
        </Box>
        <Box component="span" className="who">
          {breakable(who)}
        </Box>
        {named && (
          <Box component="span" className="with">
            {consultant}
          </Box>
        )}
      </ButtonBase>
      {open && (
        <AppointmentDialog
          appointment={appointment}
          consultant={consultant}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const look = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  columnGap: 0.75,
  width: '100%',
  height: '100%',
  minHeight: 24,
  px: 0.75,
  py: '3px',
  borderRadius: '6px',
  border: '1px solid',
  borderColor: 'primary.main',
  borderLeftWidth: 4,
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: '17px',
  textAlign: 'left',
  overflow: 'hidden',
  '& > svg': { flexShrink: 0, mt: '2px', color: 'text.secondary' },
  // Where it is narrow, the name needs the room more.
  '@container (max-width: 150px)': { '& > svg': { display: 'none' } },
  '& .time': { flexShrink: 0, fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  '& .who': { minWidth: 0, overflow: 'hidden', overflowWrap: 'anywhere', hyphens: 'auto' },
  '& .with': { ml: 'auto', color: 'text.secondary', flexShrink: 0 },
  '&:hover': { bgcolor: 'brand.highlight', zIndex: 3 },
  '&:focus-visible': { zIndex: 4 },
  '&[data-kind=strategy-meeting]': { borderColor: 'brand.accent' },
  '&[data-kind=hours]': { borderColor: 'success.main' },
  '&[data-short=true] .who': { whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '&[data-held=true]': { borderStyle: 'dashed' },
  '&[data-displaced=true]': {
    borderColor: 'error.main',
    '& > svg, & .time': { color: 'error.main' },
  },
} as const;
