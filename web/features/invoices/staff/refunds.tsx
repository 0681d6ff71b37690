import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import type { ManagedInvoice } from '#api/contract.gen.d.ts';
import { dayKey, money } from '#domain/site/formats.ts';
import { ChoiceFilter, ListFilters, SearchFilter } from '../../../kit/list/filters.tsx';
import { type ListAddress, rowsAt, sortAt } from '../../../kit/list/list-address.ts';
import { numberText } from '../../../kit/list/range-pager.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { call } from '../../../shared/staff/call.ts';
import type { ListColumn } from '../../../shared/staff/list/columns.ts';
import { ListPage, readList } from '../../../shared/staff/list/list-page.tsx';
import { TaskBar } from '../../../shared/staff/tasks/task-bar.tsx';
import { numericDay } from '../../../shared/staff/ui/formats.ts';
import { MemberCell } from '../../../shared/staff/ui/member-cell.tsx';
import { Quiet } from '../../../shared/staff/ui/quiet.tsx';
import { useNow } from '../../../shared/staff/ui/use-now.ts';
import { staffPath } from '../../../staff-pages.ts';
import { PaymentDialog } from './payment-dialog.tsx';

const sorts = ['refundDueOn', 'grossCents'] as const;
const soonestFirst = { field: 'refundDueOn', order: 'ASC' } as const;

function queryAt(list: ListAddress) {
  const { search, due } = list.filter;
  return {
    ...rowsAt(list),
    search,
    status: due === 'overdue' ? 'refund-overdue' : 'to-refund',
    sort: sortAt(list, sorts),
  } as const;
}

export const clientLoader = ({ request: { signal }, url }: ClientLoaderFunctionArgs) =>
  readList(url, (list) => call('GET /admin/invoices', { query: queryAt(list), signal }), {
    sort: soonestFirst,
  });

/** What has to go back to members, by when. */
export default function Refunds() {
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
  const read = useLoaderData<typeof clientLoader>();
  const [chosen, setChosen] = useState<ManagedInvoice>();
  const paying = chosen && ((read.ok && read.data.find(({ id }) => id === chosen.id)) || chosen);
  return (
    <>
      <ListPage
        shared={{ list: 'refunds', query: queryAt(read.list) }}
        read={read}
        words={t('staffInvoices:refunds')}
        count={({ total, more }) =>
          more
            ? t('staffInvoices:refunds.moreThan', { total: numberText(total, locale) })
            : t('staffInvoices:refunds.count', { count: total })
        }
        filters={<Filters />}
        columns={useColumns(setChosen)}
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

function Filters() {
  const { t } = useTranslation(['staffInvoices']);
  const words = t('staffInvoices:refunds');
  return (
    <ListFilters>
      <SearchFilter name="search" label={words.search} />
      <ChoiceFilter
        name="due"
        label={words.due}
        anyText={words.everyDue}
        options={[['overdue', words.overdueOnly]]}
      />
    </ListFilters>
  );
}

type Pay = (invoice: ManagedInvoice) => void;

function useColumns(onPay: Pay): readonly ListColumn<ManagedInvoice>[] {
  const { t } = useTranslation(['staffInvoices']);
  const { locale } = useLocale();
  const words = t('staffInvoices:refunds');
  return [
    {
      id: 'until',
      header: words.until,
      width: '108px',
      sort: 'refundDueOn',
      card: 'line',
      named: true,
      cell: ({ refundDueOn }) => refundDueOn && <Until day={refundDueOn} />,
    },
    {
      id: 'amount',
      header: words.amount,
      width: '110px',
      card: 'line',
      named: true,
      cell: ({ refundCents }) => (
        <Box component="span" sx={figure}>
          {money(refundCents, locale)}
        </Box>
      ),
    },
    {
      id: 'number',
      header: words.number,
      width: '142px',
      card: 'line',
      cell: ({ id, number }) => (
        <Box component={Link} to={staffPath('invoice', id)} sx={link}>
          {number}
        </Box>
      ),
    },
    {
      id: 'member',
      header: words.member,
      width: 'minmax(0, 1fr)',
      card: 'line',
      cell: ({ member, buyer }) => <MemberCell member={member} company={buyer} />,
    },
    {
      id: 'why',
      header: words.why,
      width: '124px',
      card: 'line',
      cell: ({ status }) => words[status === 'cancelled' ? 'withdrawn' : 'overpaid'],
    },
    {
      id: 'entry',
      header: words.entry,
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
  ];
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
