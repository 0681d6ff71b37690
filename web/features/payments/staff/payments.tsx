import { useTranslation } from 'react-i18next';
import type { ManagedPayment } from '#api/contract.gen.d.ts';
import { paymentList } from '#domain/desk/lists/payments.ts';
import { money } from '#domain/site/formats.ts';
import type { CellsOf } from '../../../desk/list/columns.ts';
import { ListPage } from '../../../desk/list/list-page.tsx';
import { listLoader } from '../../../desk/list/read-list.ts';
import { Amount, NumberLink } from '../../../desk/ui/cells.tsx';
import { numericDay } from '../../../desk/ui/formats.ts';
import { MemberCell } from '../../../desk/ui/member-cell.tsx';
import { Quiet } from '../../../desk/ui/quiet.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { staffPath } from '../../../staff-pages.ts';

export const clientLoader = listLoader(paymentList);

/** What came in and went back, over all invoices. */
export default function Payments() {
  const { locale } = useLocale();
  return (
    <ListPage
      list={paymentList}
      cells={useCells()}
      nameOf={({ invoice, amountCents }) => `${invoice.number}, ${money(amountCents, locale)}`}
      to={({ invoice }) => staffPath('invoice', invoice.id)}
    />
  );
}

function useCells(): CellsOf<typeof paymentList> {
  const { locale } = useLocale();
  return {
    day: {
      width: '105px',
      card: 'line',
      cell: ({ paidAt }) => <time dateTime={paidAt}>{numericDay(paidAt, locale)}</time>,
    },
    amount: {
      width: '110px',
      isAmount: true,
      card: 'line',
      cell: ({ amountCents, takenBack }) => (
        <Amount cents={amountCents} struck={takenBack !== null} />
      ),
    },
    kind: {
      width: 'minmax(0, 1fr)',
      card: 'line',
      cell: (payment) => <Kind payment={payment} />,
    },
    invoice: {
      width: '150px',
      card: 'line',
      cell: ({ invoice: { id, number } }) => (
        <NumberLink to={staffPath('invoice', id)} number={number} />
      ),
    },
    member: {
      width: 'minmax(0, 1fr)',
      card: 'line',
      cell: ({ member, buyer }) => <MemberCell member={member} company={buyer} />,
    },
    entered: {
      width: 'minmax(0, 0.9fr)',
      card: 'line',
      named: true,
      cell: (payment) => <EnteredBy payment={payment} />,
    },
  };
}

function Kind({ payment }: { payment: ManagedPayment }) {
  const { t } = useTranslation(['staffPayments']);
  const { locale } = useLocale();
  const { kind, method, offsetBy, reason, takenBack } = payment;
  return (
    <>
      {t(`staffPayments:kinds.${kind}`)}
      <Quiet>
        {reason
          ? t(`staffPayments:reasons.${reason}`)
          : offsetBy
            ? t('staffPayments:offsetBy', { number: offsetBy })
            : t(`staffPayments:methods.${method}`)}
      </Quiet>
      {takenBack && (
        <Quiet>
          {t('staffPayments:takenBack', {
            date: numericDay(takenBack.at, locale),
            reason: t(`staffPayments:reasons.${takenBack.reason}`),
          })}
        </Quiet>
      )}
    </>
  );
}

function EnteredBy({ payment }: { payment: ManagedPayment }) {
  const { t } = useTranslation(['staffPayments']);
  const { locale } = useLocale();
  const words = t('staffPayments:payments');
  const { recordedBy, recordedAt, kind } = payment;
  return (
    <>
      {recordedBy?.name ?? words[kind === 'offset' ? 'byWithdrawal' : 'byCard']}
      <Quiet>{numericDay(recordedAt, locale)}</Quiet>
    </>
  );
}
