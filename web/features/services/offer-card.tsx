import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Product } from '#api/contract.ts';
import {
  deliveryModeNames,
  durationText,
  productCategoryNames,
  productTypeNames,
} from '#domain/catalogue/names.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { usePriceTexts, useVendorName } from './offer-texts.ts';
import { pictureOf } from './pictures.ts';

/** Price, facts and the next step, beside the description. */
export function OfferCard({ product }: { product: Product }) {
  const { texts, to } = useI18n('services');
  const { detail } = texts.services;
  const { amount, tax, note } = usePriceTexts(product);
  const Picture = pictureOf[product.category];
  return (
    <Card component="aside" aria-label={detail.facts} sx={{ p: { xs: 3, sm: 3.5 } }}>
      <Picture size={44} />
      <Typography
        variant="h3"
        component="p"
        sx={{ mt: 2, color: 'brand.heading', fontVariantNumeric: 'tabular-nums' }}
      >
        {amount}
      </Typography>
      {[tax, note].map(
        (text) =>
          text && (
            <Typography key={text} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {text}
            </Typography>
          ),
      )}
      <Facts product={product} />
      <Button
        variant="contained"
        size="large"
        fullWidth
        href={to('strategy-meeting')}
        sx={{ mt: 3 }}
      >
        {detail.meeting}
      </Button>
      <Button variant="outlined" size="large" fullWidth href={to('register')} sx={{ mt: 1.5 }}>
        {detail.register}
      </Button>
      {!product.sold && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {detail.notYet}
        </Typography>
      )}
    </Card>
  );
}

function Facts({ product }: { product: Product }) {
  return (
    <Box component="dl" sx={{ m: 0, mt: 3, borderTop: 1, borderColor: 'divider' }}>
      {useFacts(product).map(([name, value]) => (
        <Box
          key={name}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
            gap: 2,
            py: 1.25,
            borderBottom: 1,
            borderColor: 'divider',
            fontSize: '0.9375rem',
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What is known of the product, by name. */
function useFacts(product: Product): [name: string, value: string][] {
  const { t, texts, locale } = useI18n('services');
  const { detail } = texts.services;
  const { type, category, durationHours, delivery, coach, startsAt, location } = product;
  const { hourPackage } = product;
  const vendor = useVendorName(product);
  const hours = hourPackage && {
    hours: durationText(hourPackage.hours, locale),
    years: hourPackage.redeemableMonths / 12,
  };
  const facts: [string, string | null | false][] = [
    [detail.type, productTypeNames[type][locale]],
    [detail.category, productCategoryNames[category][locale]],
    [detail.duration, durationHours !== null && durationText(durationHours, locale)],
    [detail.hours, hours && t('services:detail.hoursWithin', hours)],
    [detail.date, startsAt && appointmentDate(startsAt, locale)],
    [detail.place, location],
    [detail.delivery, deliveryModeNames[delivery][locale]],
    [detail.coach, coach],
    [detail.vendor, vendor],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
