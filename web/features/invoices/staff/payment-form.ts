import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { ManagedInvoice } from '#api/contract.gen.d.ts';
import { dayProblem, paymentBounds } from '#domain/invoices/payment.ts';
import { centsOf } from '#domain/pricing/price.ts';
import { dayKey, money } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { call } from '../../../desk/call.ts';
import { useCommandForm } from '../../../desk/forms/use-command-form.ts';
import type { Fields, FormRules, Problems } from '../../../kit/forms/rules.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';

/** Whether money came in, or went back to the member. */
export type Direction = 'in' | 'back';

const schema = z.object({
  amountCents: z.int(),
  paidAt: z.iso.datetime(),
  overpaid: z.boolean(),
  another: z.boolean(),
});

type Bounds = ReturnType<typeof paymentBounds>;

const rulesFor = ({ toRefundCents }: Bounds): FormRules<typeof schema> => ({
  schema,
  payload: ({ direction, amountCents = '', paidAt = '', overpaid, another }) => ({
    amountCents: (direction === 'back' ? -1 : 1) * centsOf(amountCents),
    // Noon, so that the day is the same in Berlin.
    paidAt: `${paidAt}T12:00:00Z`,
    overpaid: overpaid === 'on',
    another: another === 'on',
  }),
  problems: (fields) => ({ ...amountProblem(fields, toRefundCents), ...paidAtProblem(fields) }),
});

function amountProblem({ direction, amountCents = '' }: Fields, toRefundCents: number): Problems {
  if (amountCents.trim() === '') return { amountCents: 'REQUIRED' };
  const cents = centsOf(amountCents);
  if (Number.isNaN(cents)) return { amountCents: 'NOT_AN_AMOUNT' };
  if (cents === 0) return { amountCents: 'NOTHING' };
  const isTooMuch = direction === 'back' && cents > toRefundCents;
  return isTooMuch ? { amountCents: 'MORE_THAN_OWED' } : {};
}

function paidAtProblem({ paidAt = '' }: Fields): Problems {
  if (paidAt === '') return { paidAt: 'REQUIRED' };
  const problem = dayProblem(paidAt, new Date().toISOString());
  return problem ? { paidAt: problem } : {};
}

const today = () => dayKey(new Date().toISOString());

const amountText = (cents: number, locale: Locale) =>
  cents === 0 ? '' : money(cents, locale).replace(/[^\d.,]/g, '');

/** Filled with what is open, or has to go back, and today's date. */
export function usePaymentForm(invoice: ManagedInvoice, onClose: () => void) {
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
  const { id, version: expectedVersion } = invoice;
  const bounds = paymentBounds(invoice);
  const { openCents, toRefundCents } = bounds;
  const [initial] = useState(() => ({
    direction: toRefundCents > 0 ? 'back' : 'in',
    amountCents: amountText(toRefundCents || openCents, locale),
    paidAt: today(),
  }));
  const [direction, setDirection] = useState(initial.direction as Direction);
  const form = useCommandForm({
    rules: rulesFor(bounds),
    initial,
    send: (entered, key) =>
      call('POST /admin/invoices/:id/payments', {
        params: { id },
        body: { ...entered, expectedVersion },
        idempotencyKey: key,
      }),
    done: () => t(`staffInvoices:invoices.payment.${direction}.done`),
    onDone: onClose,
  });
  const asked = useQuestions(form.refused?.code, openCents === 0);
  return { form, direction, setDirection, bounds, asked };
}

/** What was asked about once stays there to be answered. */
function useQuestions(refusedFor: string | undefined, isNothingOpen: boolean) {
  const [overpaid, setOverpaid] = useState(isNothingOpen);
  const [another, setAnother] = useState(false);
  if (refusedFor === 'PAYMENT_TOO_HIGH' && !overpaid) setOverpaid(true);
  if (refusedFor === 'PAYMENT_EXISTS' && !another) setAnother(true);
  return { overpaid, another };
}
