import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Clock, MapPin, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCard } from '#api/contract.gen.d.ts';
import {
  deliveryModeNames,
  durationText,
  productCategoryNames,
  productTypeNames,
} from '#domain/catalogue/names.ts';
import { calendarLeaf, clock, longDay, zoneOf } from '#domain/site/formats.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { breakable } from '../../../kit/ui/breakable.ts';
import { Talk } from '../../../kit/ui/illustrations.tsx';
import { usePriceTexts, useVendorName } from '../../../shared/catalogue/offer-texts.ts';

/** A seminar or coaching: when, what, with whom, where, for how much. */
export function CourseRow({ course }: { course: ProductCard }) {
  const { t } = useTranslation(['catalogue']);
  const { locale } = useLocale();
  const { type, category, title, summary, startsAt, notSoldReason } = course;
  return (
    <Box
      component="li"
      sx={{
        p: { xs: 2.5, sm: 3 },
        display: 'grid',
        gridTemplateColumns: {
          xs: '56px minmax(0, 1fr)',
          sm: '56px minmax(0, 1fr) 168px',
          lg: '56px minmax(0, 1fr) 196px',
        },
        columnGap: { xs: 2, sm: 3 },
        rowGap: { xs: 1.5, sm: 0.75 },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Leaf startsAt={startsAt} />
      <div>
        <Typography variant="body2" color="textSecondary">
          {productTypeNames[type][locale]} · {productCategoryNames[category][locale]}
        </Typography>
        <Typography
          variant="h5"
          component="h2"
          sx={{ mt: 0.25, lineHeight: 1.25, hyphens: { xs: 'auto', sm: 'manual' } }}
        >
          {breakable(title)}
        </Typography>
      </div>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 2 } }}>
        <Typography variant="body2" sx={{ maxWidth: '62ch', textWrap: 'pretty' }}>
          {summary}
        </Typography>
        <Facts course={course} />
        {notSoldReason && (
          <Typography
            variant="body2"
            sx={{
              mt: 1.5,
              px: 1.5,
              py: 1,
              maxWidth: '62ch',
              borderRadius: '12px',
              bgcolor: 'brand.accentTint',
              color: 'warning.main',
              textWrap: 'pretty',
            }}
          >
            {t('catalogue:notSoldReasons')[notSoldReason]}
          </Typography>
        )}
      </Box>
      <Offer course={course} />
    </Box>
  );
}

/** Day and month as on a calendar, or a talk to arrange; the words beside it say which. */
function Leaf({ startsAt }: { startsAt: string | null }) {
  const { locale } = useLocale();
  const leaf = startsAt ? calendarLeaf(startsAt, locale) : undefined;
  return (
    <Box
      aria-hidden="true"
      sx={{
        gridRow: { sm: '1 / span 2' },
        width: 56,
        height: 64,
        borderRadius: '12px',
        bgcolor: 'brand.highlight',
        color: 'brand.heading',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        fontWeight: 600,
        lineHeight: 1.15,
      }}
    >
      {leaf ? (
        <>
          <Box component="span" sx={{ fontSize: '1.375rem', fontVariantNumeric: 'tabular-nums' }}>
            {leaf.day}
          </Box>
          <Box component="span" sx={{ fontSize: '0.8125rem' }}>
            {leaf.month}
          </Box>
        </>
      ) : (
        <Talk size={36} />
      )}
    </Box>
  );
}

function Facts({ course }: { course: ProductCard }) {
  const { t } = useTranslation(['academy']);
  const { locale } = useLocale();
  const { startsAt, durationHours, location, delivery, coach } = course;
  const vendor = useVendorName(course);
  const time = startsAt
    ? `${longDay(startsAt, locale)}, ${clock(startsAt, locale)} (${zoneOf(startsAt, locale)})`
    : t('academy:byArrangement');
  const duration = durationHours === null ? [] : [durationText(durationHours, locale)];
  const mode = deliveryModeNames[delivery][locale];
  const place = location === 'Online' ? [location] : [...(location ? [location] : []), mode];
  const teacher = coach ? [t('academy:with', { coach }), vendor] : [vendor];
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 0.5 }}>
      <Fact icon={<Clock {...small} />}>{[time, ...duration].join(', ')}</Fact>
      <Fact icon={<MapPin {...small} />}>{place.join(' · ')}</Fact>
      <Fact icon={<UserRound {...small} />}>{teacher.join(', ')}</Fact>
    </Box>
  );
}

const small = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      gap: 1,
      fontSize: '0.875rem',
      lineHeight: 1.5,
      '& svg': { flexShrink: 0, mt: 0.25, color: 'text.secondary' },
    }}
  >
    {icon}
    <span>{children}</span>
  </Box>
);

function Offer({ course }: { course: ProductCard }) {
  const { t } = useTranslation(['academy']);
  const { to } = useLocale();
  const { amount, taxShort, note } = usePriceTexts(course);
  const { id, title } = course;
  return (
    <Box
      sx={{
        gridColumn: { xs: '1 / -1', sm: 3 },
        gridRow: { sm: '1 / span 2' },
        display: 'flex',
        flexDirection: { sm: 'column' },
        alignItems: { xs: 'center', sm: 'flex-end' },
        justifyContent: { xs: 'space-between', sm: 'flex-start' },
        textAlign: { sm: 'end' },
        gap: 1.5,
      }}
    >
      <div>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {amount}
        </Typography>
        {[taxShort, note].map(
          (text) =>
            text && (
              <Typography key={text} variant="body2" color="textSecondary">
                {text}
              </Typography>
            ),
        )}
      </div>
      <Button
        variant="outlined"
        href={to('product', { id })}
        aria-label={t('academy:viewOf', { title })}
        sx={{ flexShrink: 0 }}
      >
        {t('academy:view')}
      </Button>
    </Box>
  );
}
