import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { meetingMinutes } from '#domain/meetings/meetings.ts';
import { clockDigits, longDay, spokenDay } from '#domain/site/formats.ts';
import { useField } from '../../../kit/forms/field.ts';
import { HelpAndProblem, Star } from '../../../kit/forms/plain/field-frame.tsx';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { byDay, byPart } from './slots.ts';

const minutes = meetingMinutes['strategy-meeting'];

/** Free times as radio buttons, grouped by day. */
export function SlotField({ starts }: { starts: readonly string[] }) {
  const { t } = useI18n('meeting');
  const control = useField({ name: 'startsAt', required: true });
  const { id, name, ...group } = control.attributes;
  const days = byDay(starts);
  const chosenDay = Math.max(
    days.findIndex((day) => day.includes(control.value)),
    0,
  );
  return (
    <Box
      component="fieldset"
      role="radiogroup"
      {...group}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, fontSize: '0.9375rem', fontWeight: 500 }}>
        {control.label}
        <Star />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25, mb: 1 }}>
        {t('meeting:form.zone', { minutes })}
      </Typography>
      <HelpAndProblem control={control} />
      <Box sx={{ mt: 1, borderTop: 1, borderColor: 'divider' }}>
        {days.map((day, index) => (
          <Day
            key={day[0]}
            starts={day}
            open={index === chosenDay}
            chosen={control.value}
            name={name}
            // The summary of errors links to the first one.
            firstId={index === 0 ? id : undefined}
            now={starts[0] ?? ''}
          />
        ))}
      </Box>
    </Box>
  );
}

interface DayProps {
  starts: readonly string[];
  open: boolean;
  chosen: string;
  name: string;
  firstId: string | undefined;
  /** The year is said where it is another one. */
  now: string;
}

const dayStyle = {
  borderBottom: 1,
  borderColor: 'divider',
  '& summary svg': { transition: 'transform 200ms ease-out', flexShrink: 0 },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
  '&:not(:has(:checked)) [data-chosen], &:has(:checked) [data-count]': { display: 'none' },
} as const;

const summaryStyle = {
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  minHeight: 52,
  py: 1,
  cursor: 'pointer',
  color: 'primary.main',
  fontWeight: 600,
} as const;

/** One is open at a time; a day that is closed says how many times it has, or that one is chosen. */
function Day({ starts, open, chosen, name, firstId, now }: DayProps) {
  const { texts, t, locale } = useI18n('meeting');
  const words = texts.meeting.form;
  const [first = ''] = starts;
  return (
    <Box component="details" name="day" open={open} sx={dayStyle}>
      <Box component="summary" sx={summaryStyle}>
        <Box
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}
        >
          {spokenDay(first, locale, now)}
          <Typography component="span" variant="body2" color="textSecondary" data-count>
            {t('meeting:form.free', { count: starts.length })}
          </Typography>
          <Typography component="span" variant="body2" data-chosen sx={{ fontWeight: 600 }}>
            {words.chosen}
          </Typography>
        </Box>
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </Box>
      <Box sx={{ pb: 2.5 }}>
        {byPart(starts).map(([part, times]) => (
          <Box key={part} sx={{ mt: 0.5, '& + &': { mt: 1.5 } }}>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
              {words.parts[part]}
            </Typography>
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fill, minmax(60px, 1fr))',
                gap: 1,
              }}
            >
              {times.map((startsAt) => (
                <Time
                  key={startsAt}
                  startsAt={startsAt}
                  name={name}
                  id={startsAt === first ? firstId : undefined}
                  checked={startsAt === chosen}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface TimeProps {
  startsAt: string;
  name: string;
  id: string | undefined;
  checked: boolean;
}

function Time({ startsAt, name, id, checked }: TimeProps) {
  const { locale } = useI18n();
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        minHeight: 44,
        border: 1,
        borderColor: 'brand.fieldBorder',
        borderRadius: '12px',
        bgcolor: 'background.paper',
        fontVariantNumeric: 'tabular-nums',
        cursor: 'pointer',
        transition: 'border-color 150ms ease-out, background-color 150ms ease-out',
        '&:hover': { borderColor: 'primary.main' },
        '&:has(:checked)': {
          bgcolor: 'primary.main',
          borderColor: 'primary.main',
          color: 'primary.contrastText',
          fontWeight: 600,
        },
        '&:has(:focus-visible)': {
          outline: '3px solid',
          outlineColor: 'brand.accent',
          outlineOffset: '2px',
        },
      }}
    >
      {/* Covers the label, so that it can be touched; the label shows whether it is checked. */}
      <Box
        component="input"
        type="radio"
        name={name}
        value={startsAt}
        id={id}
        defaultChecked={checked}
        aria-label={`${longDay(startsAt, locale)}, ${clockDigits(startsAt, locale)}`}
        sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' }}
      />
      <span aria-hidden="true">{clockDigits(startsAt, locale)}</span>
    </Box>
  );
}
