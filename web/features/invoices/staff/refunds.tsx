import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ManagedInvoice } from '#api/contract.gen.d.ts';
import { refundList } from '#domain/desk/lists/refunds.ts';
import { dayKey, money } from '#domain/site/formats.ts';
import type { CellsOf } from '../../../desk/list/columns.ts';
import { ListPage } from '../../../desk/list/list-page.tsx';
import { listLoader, useListRead } from '../../../desk/list/read-list.ts';
import { TaskBar } from '../../../desk/tasks/task-bar.tsx';
import { numericDay } from '../../../desk/ui/formats.ts';
import { MemberCell } from '../../../desk/ui/member-cell.tsx';
import { Quiet } from '../../../desk/ui/quiet.tsx';
import { useNow } from '../../../desk/ui/use-now.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { staffPath } from '../../../staff-pages.ts';
import { PaymentDialog } from './payment-dialog.tsx';

export const clientLoader = listLoader(refundList, ({ due, ...typed }) => ({
  ...typed,
  status: due === 'overdue' ? 'refund-overdue' : 'to-refund',
}));

/** What has to go back to members, by when. */
export default function Refunds() {
  const read = useListRead(refundList);
  const [chosen, setChosen] = useState<ManagedInvoice>();
  const paying = chosen && ((read.ok && read.data.find(({ id }) => id === chosen.id)) || chosen);
  return (
    <>
      <ListPage
        list={refundList}
        cells={useCells(setChosen)}
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
      {paying && <PaymentDialog invoice={paying} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function useCells(onPay: (invoice: ManagedInvoice) => void): CellsOf<typeof refundList> {
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
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
      cell: ({ refundCents }) => (
        <Box component="span" sx={figure}>
          {money(refundCents, locale)}
        </Box>
      ),
    },
    number: {
      width: '142px',
      card: 'line',
      cell: ({ id, number }) => (
        <Box component={Link} to={staffPath('invoice', id)} sx={link}>
          {number}
        </Box>
      ),
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
      cell: (invoice) => (
        <Button
          variant="outlined"
          size="small"
          onClick={() => onPay(invoice)}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t('staffInvoices:invoices.payment.back.button')}
        </Button>
      ),
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

const link = { color: 'primary.main', fontWeight: 600, whiteSpace: 'nowrap' } as const;
const figure = {
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;
const over = { display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'warning.main' };
