import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { WholeInvoice } from '#api/contract.gen.d.ts';
import { isUnpaid } from '#domain/invoices/invoice.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { lastDayBefore, longDate } from '#domain/site/formats.ts';
import { Facts } from '../../../../desk/ui/facts.tsx';
import { Panel } from '../../../../desk/ui/panel.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { InvoiceStatusLine } from '../../../../shared/invoices/invoice-status-line.tsx';
import { staffPath } from '../../../../staff-pages.ts';

/** What it belongs to, and by when it is settled. */
export function FactsPanel({ invoice }: { invoice: WholeInvoice }) {
  const { t } = useTranslation(['staff', 'staffInvoices']);
  const { locale } = useLocale();
  const words = t('staffInvoices:invoice');
  const { status, dueAt, refundDueOn, orderId, foundationId, member, accountId } = invoice;
  const orderedOn = t('staffInvoices:invoice.orderedOn', {
    date: longDate(invoice.orderedOn, locale),
  });
  return (
    <Panel title={words.facts}>
      <Facts
        facts={[
          [words.status, <InvoiceStatusLine key="status" status={status} />],
          [words.due, isUnpaid(status) && longDate(lastDayBefore(dueAt), locale)],
          [words.refundDue, refundDueOn && longDate(refundDueOn, locale)],
          [
            words.order,
            <To key="order" to={staffPath('order', orderId)} after={orderedOn}>
              {invoice.orderNumber}
            </To>,
          ],
          [
            words.foundation,
            foundationId && (
              <To key="foundation" to={staffPath('foundation', foundationId)}>
                {t('staff:fileNumber', { number: fileNumber(foundationId) })}
              </To>
            ),
          ],
          [
            words.member,
            member && (
              <To key="member" to={staffPath('person', accountId)}>
                {member.name ?? member.email}
              </To>
            ),
          ],
          ...invoice.related.map(({ relation, id, number }): [string, ReactNode] => [
            words.relations[relation],
            <To key={id} to={staffPath('invoice', id)}>
              {number}
            </To>,
          ]),
          [words.payment, words.payments[invoice.payment]],
          [words.language, words.languages[invoice.language]],
        ].filter((fact): fact is [string, ReactNode] => fact[1] !== false)}
      />
    </Panel>
  );
}

const To = ({ to, after, children }: { to: string; after?: string; children: ReactNode }) => (
  <>
    <Link component={RouterLink} to={to}>
      {children}
    </Link>
    {after && `, ${after}`}
  </>
);
