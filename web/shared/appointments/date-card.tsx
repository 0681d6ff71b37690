import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { appointmentDate, calendarLeaf, clock, spokenDay } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';

interface DateCardProps {
  startsAt: string;
  now: string;
  /** Said behind the date. */
  duration?: string | undefined;
  /** With it the appointment can be taken into a calendar. */
  file?: { href: string; label: string };
  /** What can be done about it, below the rest. */
  action?: ReactNode;
  children?: ReactNode;
}

/** An appointment drawn as a calendar leaf, with place or person beside it. */
export function DateCard({ startsAt, now, duration, file, action, children }: DateCardProps) {
  const { locale } = useLocale();
  const leaf = calendarLeaf(startsAt, locale);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: { xs: 1.5, sm: 2 },
        bgcolor: 'brand.highlight',
        borderRadius: '16px',
        px: 2,
        py: 2.5,
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          textAlign: 'center',
          minWidth: 48,
          whiteSpace: 'nowrap',
          gridRow: { sm: 'span 2' },
        }}
      >
        <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
          {leaf.month}
        </Typography>
        <Typography
          variant="h2"
          component="span"
          color="primary"
          sx={{ display: 'block', lineHeight: 1 }}
        >
          {leaf.day}
        </Typography>
      </Box>
      <div>
        <When startsAt={startsAt} now={now} duration={duration} />
        {children && (
          <Typography variant="body2" color="textSecondary" component="div">
            {children}
          </Typography>
        )}
      </div>
      {file && (
        <Button
          component="a"
          href={file.href}
          startIcon={<CalendarPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
          // The icon stands right below the text, whatever the padding of the button. On phones it
          // has no room there.
          sx={{
            gridColumn: { xs: '1 / -1', sm: 2 },
            justifySelf: 'start',
            ml: { xs: 0, sm: -1.5 },
            mt: { xs: 1, sm: 0 },
            mb: -1,
            '& .MuiButton-startIcon': { ml: 0 },
          }}
        >
          {file.label}
        </Button>
      )}
      {action && <Box sx={{ gridColumn: { xs: '1 / -1', sm: 2 }, mt: 1.5 }}>{action}</Box>}
    </Box>
  );
}

/** The zone only where no duration takes its place on the line. */
function When({ startsAt, now, duration }: Pick<DateCardProps, 'startsAt' | 'now' | 'duration'>) {
  const { locale } = useLocale();
  return (
    <Typography
      component="time"
      dateTime={startsAt}
      sx={{ fontWeight: 600, display: 'block', textWrap: 'pretty' }}
    >
      {duration ? (
        <Box component="span" sx={{ whiteSpace: { sm: 'nowrap' }, fontSize: { sm: '0.9375rem' } }}>
          {`${spokenDay(startsAt, locale, now)}, ${clock(startsAt, locale)}`}
        </Box>
      ) : (
        appointmentDate(startsAt, locale)
      )}
      {duration && (
        <Typography component="span" variant="body2" color="textSecondary">
          {', '}
          <span style={{ whiteSpace: 'nowrap' }}>{duration}</span>
        </Typography>
      )}
    </Typography>
  );
}
