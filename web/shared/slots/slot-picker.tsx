import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Slot } from '#api/contract.gen.d.ts';
import {
  calendarLeaf,
  clockDigits,
  dayKey,
  longDay,
  spokenDate,
  zoneOf,
} from '#domain/site/formats.ts';
import { useField } from '../../kit/forms/field.ts';
import { fillIn } from '../../kit/texts/fill-in.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';

const NAME = 'startsAt';
const DAYS_SHOWN = 5;

function byDay(slots: readonly Slot[]): { day: string; slots: Slot[] }[] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = dayKey(slot.startsAt);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}

/** Texts of the feature that offers the times. */
export interface SlotWords {
  slots: string;
  /** How long it takes, such as `15 Minuten`. */
  length: string;
  zone: string;
  day: string;
  earlier: string;
  later: string;
  with: string;
  chosen: string;
  /** Somebody else has booked what was chosen. */
  gone: string;
  choose: string;
}

interface SlotPickerProps {
  slots: readonly Slot[];
  now: string;
  words: SlotWords;
  /** Short meetings: many times a day, of which only the start is shown. */
  compact?: boolean;
}

/** First the day, then the time; sends `startsAt`. Days are links, so no script is needed. */
export function SlotPicker({ slots, now, words, compact = false }: SlotPickerProps) {
  const { locale } = useLocale();
  const { problem, attributes } = useField({ name: NAME, label: words.slots, required: true });
  const { id, name: _name, ...marks } = attributes;
  const [search] = useSearchParams();
  const days = byDay(slots);
  const [asked, setAsked] = useState(search.get('day'));
  const [picked, setChosen] = useState<string>();
  // Somebody else may have booked it since.
  const chosen = slots.some(({ startsAt }) => startsAt === picked) ? picked : undefined;
  const found = days.findIndex(({ day }) => day === asked);
  const current = days[Math.max(found, 0)];
  if (!current) return null;
  const first = current.slots[0]?.startsAt ?? now;
  return (
    <Box>
      <Typography
        id={`${id}-label`}
        variant="h5"
        component="h3"
        sx={{ color: 'primary.main', mb: 0.5 }}
      >
        {words.slots}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {`${words.length}, ${words.zone} (${zoneOf(first, locale)})`}
      </Typography>
      <DayStrip days={days} current={Math.max(found, 0)} words={words} onPick={setAsked} />
      <Typography sx={{ fontWeight: 600, mt: 2.5, mb: 1.5 }}>{longDay(first, locale)}</Typography>
      <Box
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        {...marks}
        sx={timesGrid(compact ? 76 : 190)}
      >
        {current.slots.map((slot) => (
          <TimeChip
            key={slot.startsAt}
            slot={slot}
            withWhom={words.with}
            compact={compact}
            checked={chosen === slot.startsAt}
            onPick={() => setChosen(slot.startsAt)}
          />
        ))}
      </Box>
      <Typography aria-live="polite" variant="body2" sx={{ mt: 1.5, minHeight: '1.6em' }}>
        {chosen && fillIn(words.chosen, { date: spokenDate(chosen, locale, now) })}
        {picked && !chosen && words.gone}
      </Typography>
      {/* The day of the chosen time may no longer be shown. */}
      {chosen && !current.slots.some(({ startsAt }) => startsAt === chosen) && (
        <input type="hidden" name={NAME} value={chosen} />
      )}
      {problem && (
        <FormHelperText error id={`${id}-problem`}>
          {words.choose}
        </FormHelperText>
      )}
    </Box>
  );
}

const timesGrid = (width: number) => ({
  display: 'grid',
  gap: 1,
  gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))`,
});

interface DayStripProps {
  days: readonly { day: string; slots: readonly Slot[] }[];
  current: number;
  words: SlotWords;
  onPick: (day: string) => void;
}

function DayStrip({ days, current, words, onPick }: DayStripProps) {
  const strip = useRef<HTMLElement>(null);
  const start = Math.floor(current / DAYS_SHOWN) * DAYS_SHOWN;
  const shown = days.slice(start, start + DAYS_SHOWN);
  const turned = useRef(false);
  const [search] = useSearchParams();
  const pick = (day = '') => ({
    href: `?${new URLSearchParams({ ...Object.fromEntries(search), day })}`,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      turned.current = true;
      if (day) onPick(day);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last days have no button for later ones.
  useEffect(() => {
    if (document.activeElement !== document.body || !turned.current) return;
    strip.current?.querySelector<HTMLElement>('[aria-current=date]')?.focus();
  }, [start]);
  return (
    <Box component="nav" aria-label={words.day} ref={strip}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 0.5, sm: 1 },
          gridTemplateColumns: `repeat(${DAYS_SHOWN}, minmax(0, 1fr))`,
        }}
      >
        {shown.map(({ day, slots }, index) => (
          <DayButton
            key={day}
            startsAt={slots[0]?.startsAt ?? day}
            selected={start + index === current}
            {...pick(day)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5, mx: -1.5 }}>
        {start > 0 ? (
          <Button {...pick(days[start - DAYS_SHOWN]?.day)}>{words.earlier}</Button>
        ) : (
          <span />
        )}
        {start + DAYS_SHOWN < days.length && (
          <Button {...pick(days[start + DAYS_SHOWN]?.day)}>{words.later}</Button>
        )}
      </Box>
    </Box>
  );
}

interface DayButtonProps {
  startsAt: string;
  selected: boolean;
  href: string;
  onClick: (event: MouseEvent) => void;
}

function DayButton({ startsAt, selected, ...link }: DayButtonProps) {
  const { locale } = useLocale();
  const leaf = calendarLeaf(startsAt, locale);
  return (
    <Button
      variant="outlined"
      aria-current={selected ? 'date' : undefined}
      aria-label={longDay(startsAt, locale)}
      {...link}
      sx={{
        flexDirection: 'column',
        minWidth: 0,
        px: 0.5,
        lineHeight: 1.3,
        ...(selected && {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          borderColor: 'primary.main',
          '&:hover': { bgcolor: 'primary.main' },
        }),
      }}
    >
      <span style={{ fontSize: '0.875rem', fontWeight: 500 }}>{leaf.weekday}</span>
      <span style={{ fontSize: '1.125rem' }}>{leaf.day}</span>
      <span style={{ fontSize: '0.875rem', fontWeight: 500 }}>{leaf.month}</span>
    </Button>
  );
}

interface TimeChipProps {
  slot: Slot;
  withWhom: string;
  compact: boolean;
  checked: boolean;
  onPick: () => void;
}

function TimeChip({ slot, withWhom, compact, checked, onPick }: TimeChipProps) {
  const { locale } = useLocale();
  const start = clockDigits(slot.startsAt, locale);
  const who = fillIn(withWhom, { name: slot.consultant.name });
  return (
    <Box component="label" sx={compact ? { ...chip, ...small } : chip}>
      <input
        type="radio"
        name={NAME}
        value={slot.startsAt}
        aria-label={compact ? `${start}, ${who}` : undefined}
        defaultChecked={checked}
        onChange={onPick}
      />
      <strong>{compact ? start : `${start}–${clockDigits(slot.endsAt, locale)}`}</strong>
      {!compact && <span>{who}</span>}
    </Box>
  );
}

const small = { minHeight: 44, px: 0.5, py: 0.5, alignItems: 'center' } as const;

const chip = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: 56,
  px: 1.75,
  py: 1,
  border: 1,
  borderColor: 'brand.fieldBorder',
  borderRadius: '12px',
  cursor: 'pointer',
  '& strong': { fontWeight: 600 },
  '& span': { fontSize: '0.875rem', color: 'text.secondary', lineHeight: 1.4 },
  '& input': { position: 'absolute', opacity: 0, inset: 0, m: 0, cursor: 'pointer' },
  // Under a finger it would stay, and look chosen.
  '@media (hover: hover)': { '&:hover': { bgcolor: 'brand.highlight' } },
  '&:has(:checked)': {
    bgcolor: 'brand.highlight',
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px var(--s-palette-primary-main)',
  },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'brand.accent' },
} as const;
