import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ManagedInvoice } from '#api/contract.gen.d.ts';
import { refundList } from '#domain/desk/lists/refunds.ts';
import { dayKey } from '#domain/site/formats.ts';
import type { CellsOf } from '../../../desk/list/columns.ts';
import { ListPage } from '../../../desk/list/list-page.tsx';
import { listLoader, useListRead } from '../../../desk/list/read-list.ts';
import { TaskBar } from '../../../desk/tasks/task-bar.tsx';
import { Amount, NumberLink } from '../../../desk/ui/cells.tsx';
import { numericDay } from '../../../desk/ui/formats.ts';
import { MemberCell } from '../../../desk/ui/member-cell.tsx';
import { Quiet } from '../../../desk/ui/quiet.tsx';
import { useNow } from '../../../desk/ui/use-now.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { staffPath } from '../../../staff-pages.ts';
import { PayButton, usePaying } from './paying.tsx';

export const clientLoader = listLoader(refundList, ({ due, ...typed }) => ({
  ...typed,
  status: due === 'overdue' ? 'refund-overdue' : 'to-refund',
}));

/** What has to go back to members, by when. */
export default function Refunds() {
  const { pay, dialog } = usePaying(useListRead(refundList));
  return (
    <>
      <ListPage
        list={refundList}
        cells={useCells(pay)}
        nameOf={({ number }) => number}
        to={({ id }) => staffPath('invoice', id)}
        bulk={(selection) => (
          <TaskBar
            keys={selection.ids.map((id) => `refund:${id}`)}
            possible={{}}
            selection={selection}
          />
        )}
      />
      {dialog}
    </>
  );
}

function useCells(onPay: (invoice: ManagedInvoice) => void): CellsOf<typeof refundList> {
  const { t } = useTranslation(['staffInvoices']);
  const words = t('staffInvoices:refunds');
  return {
    until: {
      width: '108px',
      card: 'line',
      named: true,
      cell: ({ refundDueOn }) => refundDueOn && <Until day={refundDueOn} />,
    },
    amount: {
      width: '110px',
      card: 'line',
      named: true,
      cell: ({ refundCents }) => <Amount cents={refundCents} strong />,
    },
    number: {
      width: '142px',
      card: 'line',
      cell: ({ id, number }) => <NumberLink to={staffPath('invoice', id)} number={number} />,
    },
    member: {
      width: 'minmax(0, 1fr)',
      card: 'line',
      cell: ({ member, buyer }) => <MemberCell member={member} company={buyer} />,
    },
    why: {
      width: '124px',
      card: 'line',
      cell: ({ status }) => words[status === 'cancelled' ? 'withdrawn' : 'overpaid'],
    },
    entry: {
      width: '176px',
      card: 'action',
      cell: (invoice) => <PayButton isOwed onPay={() => onPay(invoice)} />,
    },
  };
}

function Until({ day }: { day: string }) {
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
  const isOver = day < dayKey(new Date(useNow()).toISOString());
  return (
    <>
      <time dateTime={day}>{numericDay(day, locale)}</time>
      {isOver && (
        <Quiet>
          <Box component="span" sx={over}>
            <TriangleAlert size={16} aria-hidden="true" />
            {t('staffInvoices:refunds.overdue')}
          </Box>
        </Quiet>
      )}
    </>
  );
}

const over = { display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'warning.main' };
