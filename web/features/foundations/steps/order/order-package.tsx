import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { forecast } from '#domain/foundations/forecast/forecast.ts';
import { firmReleaseText } from '#domain/orders/terms/firm-release.ts';
import { withdrawableUntil } from '#domain/orders/withdrawal.ts';
import { packageContents } from '#domain/pricing/package-contents.ts';
import { grossCents as grossOf } from '#domain/pricing/price.ts';
import { dayRange, longDay, money } from '#domain/site/formats.ts';
import { CheckInput } from '../../../../kit/forms/choices.tsx';
import { SubmitButton } from '../../../../kit/forms/submit-button.tsx';
import { useDraft } from '../../../../kit/forms/use-draft.ts';
import { fullName } from '../../../../kit/session/full-name.ts';
import { useUser } from '../../../../kit/session/user.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { MarkedList } from '../../../../kit/ui/page/lists.tsx';
import { useToasts } from '../../../../kit/ui/toasts/toasts.tsx';
import type { Foundation } from '../../../../shared/foundations/model.ts';
import { AddressFields } from '../../../../shared/orders/address-fields.tsx';
import {
  addressInputs,
  billingOf,
  consentsOf,
  fieldsOfAddress,
  firstAddress,
  hasAddress,
} from '../../../../shared/orders/billing-rules.ts';
import { Consents, WithdrawalNote } from '../../../../shared/orders/consents.tsx';
import { GrossTotal, PriceLines } from '../../../../shared/orders/price-lines.tsx';
import type { CommandForm as CommandFormEntry, CommandRules } from '../../commands/command.ts';
import { CommandForm, useCommandForm } from '../../commands/command-form.tsx';
import { CaseCosts } from '../../order/case-costs.tsx';
import { useFoundationPage } from '../../page-context.tsx';

/** The address may come later: the invoice waits for it. */
const rules: CommandRules = {
  payload: ({ expectedGrossCents, firmRelease, ...fields }) => ({
    ...consentsOf(fields),
    ...(firmRelease === 'on' && { firmRelease: firmReleaseText.version }),
    expectedGrossCents: Number(expectedGrossCents),
    ...(hasAddress(fields) && { billing: billingOf(fields) }),
  }),
  inputs: addressInputs,
};

export const orderPackage: CommandFormEntry = {
  Form: OrderPackage,
  places: ['order-pending', 'order-withdrawn'],
  divided: true,
  rules,
};

/** Nobody knows whether anything was ordered; the form says how it goes on. */
const unanswered: readonly string[] = ['NETWORK', 'UNAVAILABLE'];

type Offer = NonNullable<Foundation['offer']>;

/** Whether the law firm's part alone is ordered again, after its contract was withdrawn from. */
const isOfFirmAlone = ({ positions }: Offer): boolean =>
  positions.every(({ vendor }) => vendor === 'law-firm');

function OrderPackage() {
  const { offer } = useFoundationPage().foundation;
  return offer && <OrderForm offer={offer} />;
}

/** Where this browser keeps the address until it is ordered with; consents are given anew. */
function useAddressDraft() {
  const { id: userId } = useUser();
  const { id: about } = useFoundationPage().foundation;
  return useDraft({ userId, about, form: 'order-package' });
}

function OrderForm({ offer }: { offer: Offer }) {
  const draft = useAddressDraft();
  return <DraftedOrder key={draft.version} offer={offer} draft={draft} />;
}

interface DraftedOrderProps {
  offer: Offer;
  draft: ReturnType<typeof useAddressDraft>;
}

function DraftedOrder({ offer, draft }: DraftedOrderProps) {
  const { t } = useTranslation(['checkout', 'foundations']);
  const { addresses } = useFoundationPage();
  const asksRelease = useAsksRelease();
  const user = useUser();
  const toasts = useToasts();
  const name = fullName(user);
  const form = useCommandForm('order-package', {
    rules,
    initial: { ...firstAddress(addresses, name), ...draft.found?.fields },
    onAnswer: (result) => {
      if (result.ok) draft.forget();
      if (!result.ok && unanswered.includes(result.code)) {
        toasts.add({ title: t('foundations:order.failed'), color: 'error' });
      }
    },
  });
  return (
    <CommandForm form={form} onChange={(fields) => draft.keep(fieldsOfAddress(billingOf(fields)))}>
      <input type="hidden" name="expectedGrossCents" value={offer.grossCents} />
      <Stack spacing={4} divider={<Divider />}>
        <OfferedPackage offer={offer} />
        {!isOfFirmAlone(offer) && (
          <Section title={t('checkout:address.title')} lead={t('foundations:order.addressLead')}>
            <AddressFields offered={addresses} />
          </Section>
        )}
        <Section title={t('foundations:order.withdrawal')}>
          <Typography>
            <WithdrawalNote />
          </Typography>
          <TwoPeriods offer={offer} />
          <Consents />
          <Typography variant="body2" color="textSecondary">
            {t('foundations:order.withoutEarlyStart')}
          </Typography>
          <StartDates />
        </Section>
        {asksRelease && <FirmRelease />}
        <Ordered offer={offer} />
      </Stack>
    </CommandForm>
  );
}

/** Both contracts with the ends of their periods; the law firm's begins with its acceptance (§ 355 (2) BGB). */
function TwoPeriods({ offer }: { offer: Offer }) {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { foundation, now } = useFoundationPage();
  if (!foundation.peopleRequired) return null;
  const lawFirm = offer.positions.find(({ vendor }) => vendor === 'law-firm')?.name ?? '';
  const day = longDay(withdrawableUntil(now), locale);
  const words = isOfFirmAlone(offer) ? 'again.period' : 'periods';
  return <Typography>{t(`foundations:order.${words}`, { lawFirm, day })}</Typography>;
}

/** Whether the founder has yet to release the law firm, which may come later, too. */
function useAsksRelease(): boolean {
  const { peopleRequired, viewer, participants } = useFoundationPage().foundation;
  const own = participants.find(({ participantId }) => participantId === viewer?.participantId);
  return peopleRequired && own?.released !== true;
}

/** Apart from what the contracts need: nobody has to give it to order (§ 43a (2) BRAO). */
function FirmRelease() {
  const { t } = useTranslation(['checkout', 'foundations']);
  const { locale } = useLocale();
  const { title, lead } = t('foundations:order.release');
  return (
    <Section title={title} lead={lead}>
      <CheckInput
        name="firmRelease"
        label={`${firmReleaseText.text[locale]}${t('checkout:consent.optional')}`}
      />
    </Section>
  );
}

/** What is ordered at which price, directly above the button (§ 312j (2) BGB). */
function Ordered({ offer }: { offer: Offer }) {
  const { t } = useTranslation(['checkout', 'foundations']);
  const { locale } = useLocale();
  const { grossCents, vatRate, positions } = offer;
  const of = (vendor: Offer['positions'][number]['vendor']) => {
    const position = positions.find((one) => one.vendor === vendor);
    const gross = money(grossOf(position?.netCents ?? 0, vatRate), locale);
    return { name: position?.name ?? '', gross };
  };
  const [service, advice] = [of('operator'), of('law-firm')];
  return (
    <Box>
      <Typography sx={{ mb: 2 }}>
        {t(`foundations:order.${isOfFirmAlone(offer) ? 'again.summary' : 'summary'}`, {
          service: service.gross,
          operator: service.name,
          advice: advice.gross,
          lawFirm: advice.name,
          price: money(grossCents, locale),
          percent: vatRate,
        })}
      </Typography>
      <SubmitButton size="large" sx={{ width: { xs: 1, sm: 'auto' } }}>
        {t('checkout:order')}
      </SubmitButton>
    </Box>
  );
}

interface SectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h3" color="primary" sx={{ mb: lead ? 0.5 : 1.5 }}>
        {title}
      </Typography>
      {lead && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
          {lead}
        </Typography>
      )}
      <Stack spacing={1.5}>{children}</Stack>
    </Box>
  );
}

/** What beginning at once, or only after the withdrawal period, means for the day of the entry. */
function StartDates() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { foundation, now } = useFoundationPage();
  const starts = { early: null, later: withdrawableUntil(now) } as const;
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, m: 0 }}
    >
      {(['early', 'later'] as const).map((start) => {
        const standing = { ...foundation, beginsAfter: starts[start] };
        const expected = forecast(standing, foundation.forecast?.stages ?? [], now);
        if (!expected) return null;
        const { from, to } = expected.completion;
        return (
          <Box key={start} sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t('foundations:order.starts')[start]}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {t('foundations:order.starts.range', dayRange(from, to, locale, now))}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

/** The total first, then what it is made of, what it covers and what it does not. */
function OfferedPackage({ offer }: { offer: Offer }) {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { coreData } = useFoundationPage().foundation;
  const { netCents, grossCents, vatRate, positions } = offer;
  const again = isOfFirmAlone(offer);
  const totals = {
    netCents,
    grossCents,
    vat: [{ percent: vatRate, vatCents: grossCents - netCents }],
  };
  const lines = positions.map(({ vendor, name, address, netCents: net }) => ({
    title: t('foundations:order.positions')[vendor],
    note: t(`foundations:order.contract.${vendor}`, { name, address: address ?? '' }),
    items: packageContents[locale][vendor],
    grossCents: grossOf(net, vatRate),
  }));
  return (
    <Box>
      <GrossTotal totals={totals} />
      <Typography sx={{ mt: 1, mb: 2 }}>
        {t(again ? 'foundations:order.again.payLater' : 'foundations:order.payLater')}
      </Typography>
      <PriceLines
        lines={lines}
        label={t(`foundations:order.${again ? 'again.madeOf' : 'madeOf'}`, { percent: vatRate })}
      />
      <Box sx={{ mt: 3 }}>
        <Excluded />
      </Box>
      {coreData && !again && (
        <Box sx={{ mt: 3 }}>
          <CaseCosts coreData={coreData} />
        </Box>
      )}
    </Box>
  );
}

function Excluded() {
  const { t } = useTranslation(['foundations']);
  const { title, items } = t('foundations:order.excluded');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h3" color="primary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <MarkedList items={items} included={false} />
    </section>
  );
}
