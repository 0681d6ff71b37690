import { MapPinHouse } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedOrderCard } from '#api/contract.gen.d.ts';
import { call } from '../../../desk/call.ts';
import { BulkAction, BulkBar } from '../../../desk/list/bulk-bar.tsx';
import { BulkFailures } from '../../../desk/list/bulk-failures.tsx';
import { useBulkRun } from '../../../desk/list/use-bulk-run.ts';
import type { Selection } from '../../../desk/list/use-selection.ts';
import { AddressMailDialog } from './address-mail-dialog.tsx';

interface Props {
  selection: Selection;
  orders: readonly ManagedOrderCard[];
}

/** Asks the members who have ordered for the address that the invoice waits for. */
export function OrdersBar({ selection, orders }: Props) {
  const { t } = useTranslation(['staffOrders']);
  const run = useBulkRun(selection);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const ask = () => {
    close();
    run.run({
      send: (id) => call('POST /admin/orders/:id/ask-for-address', { params: { id } }),
      done: (count) => t('staffOrders:orders.addressesAsked', { count }),
    });
  };
  return (
    <BulkBar selection={selection}>
      <BulkAction
        icon={MapPinHouse}
        label={t('staffOrders:order.awaited.ask')}
        busy={run.busy}
        onPress={() => setAsking(true)}
      />
      {asking && (
        <AddressMailDialog
          orders={orders.filter(({ id }) => selection.ids.includes(id))}
          onSend={ask}
          onClose={close}
        />
      )}
      <BulkFailures
        run={run}
        nameOf={(id) => orders.find((order) => order.id === id)?.number ?? id}
      />
    </BulkBar>
  );
}
