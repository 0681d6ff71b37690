import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { Order } from '#api/contract.gen.d.ts';
import { byVendor, isOurs } from '#domain/orders/totals.ts';
import { brand } from '#domain/site/brand.ts';
import { duration, longDate, money } from '#domain/site/formats.ts';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import { foundOr404 } from '../../../kit/api/not-found.ts';
import { forgetDraft } from '../../../kit/forms/drafts.ts';
import { services } from '../../../kit/session/context.ts';
import { useUser } from '../../../kit/session/user.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Seal } from '../../../kit/ui/illustrations.tsx';
import { StepList } from '../../../kit/ui/page/lists.tsx';
import { billingDraft } from './billing-draft.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const id = url.searchParams.get('order');
  if (!id) throw redirect(pathTo('orders', localeOf(url.pathname)));
  const { call } = services(context);
  const answer = await call('GET /orders/:id', { params: { id } });
  return { order: foundOr404(answer, url) };
}

export default function Completed() {
  const { order } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['cart']);
  const { locale, to } = useLocale();
  const words = t('cart:completed');
  const { id, number, grossCents } = order;
  const { id: userId } = useUser();
  useEffect(() => forgetDraft(billingDraft(userId)), [userId]);
  return (
    <Card component="section" sx={{ p: { xs: 3, sm: 5 }, maxWidth: 760 }}>
      <title>{`${words.title} · ${brand.name}`}</title>
      <Seal size={56} />
      <Typography variant="h2" component="h1" color="primary" sx={{ mt: 2 }}>
        {words.title}
      </Typography>
      <Typography sx={{ mt: 1.5, fontSize: '1.125rem' }}>
        {t('cart:completed.number', { number, amount: money(grossCents, locale) })}
      </Typography>
      <Typography variant="h4" component="h2" color="primary" sx={{ mt: 4, mb: 2 }}>
        {words.next}
      </Typography>
      <StepList items={useNextSteps(order)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        <Button variant="contained" size="large" href={to('order', { id })}>
          {words.order}
        </Button>
        <Button variant="outlined" size="large" href={to('products')}>
          {words.goOn}
        </Button>
      </Box>
    </Card>
  );
}

/** Mail, invoices, begin and hours, as far as the order has them. */
function useNextSteps({ lines, earlyStart, withdrawableUntil, hourPackages }: Order): string[] {
  const { t } = useTranslation(['cart']);
  const { locale } = useLocale();
  const { email } = useUser();
  const vendors = byVendor(lines).map(({ vendor }) => vendor);
  const others = vendors.filter((vendor) => !isOurs(vendor)).map(({ name }) => name);
  const minutes = hourPackages.reduce((sum, { minutesTotal }) => sum + minutesTotal, 0);
  const date = longDate(withdrawableUntil, locale);
  return [
    t('cart:completed.mail', { email }),
    ...(vendors.some(isOurs) ? [t('cart:completed.ourInvoice')] : []),
    ...(others.length > 0
      ? [t('cart:completed.theirInvoices', { names: new Intl.ListFormat(locale).format(others) })]
      : []),
    earlyStart ? t('cart:completed.begins') : t('cart:completed.beginsLater', { date }),
    ...(minutes > 0 ? [t('cart:completed.hours', { hours: duration(minutes, locale) })] : []),
  ];
}
