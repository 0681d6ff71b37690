import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedOrder } from '#api/contract.gen.d.ts';
import { billingSchema } from '#domain/orders/billing.ts';
import { call } from '../../../desk/call.ts';
import { ErrorAlert } from '../../../desk/forms/error-alert.tsx';
import { useCommandForm } from '../../../desk/forms/use-command-form.ts';
import { usePress } from '../../../desk/forms/use-press.ts';
import { useProblemText } from '../../../desk/forms/use-problem-text.ts';
import { BillingAddress } from '../../../desk/ui/billing-address.tsx';
import { dayAndTime } from '../../../desk/ui/formats.ts';
import { Panel } from '../../../desk/ui/panel.tsx';
import { SchemaForm } from '../../../kit/forms/schema-form.tsx';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { fullName } from '../../../kit/session/full-name.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { AddressFields } from '../../../shared/orders/address-fields.tsx';
import { AddressMailDialog } from './address-mail-dialog.tsx';
import type { MemberLink } from './member-link.tsx';

interface Props {
  order: ManagedOrder;
  member: ComponentProps<typeof MemberLink>['member'];
}

/** To whom the invoice goes, or how to come by that. */
export function AddressPanel({ order, member }: Props) {
  const { t } = useTranslation(['staffOrders']);
  return (
    <Panel title={t('staffOrders:order.address')}>
      {order.billing ? (
        <BillingAddress billing={order.billing} />
      ) : order.awaitsAddress ? (
        <Missing order={order} member={member} />
      ) : (
        <Typography color="textSecondary">{t('staffOrders:order.noAddress')}</Typography>
      )}
    </Panel>
  );
}

/** Our invoice waits for it: staff ask the member, or enter what they were told. */
function Missing({ order, member }: Props) {
  const { id, addressAsked } = order;
  const { t } = useTranslation(['staffOrders']);
  const { locale } = useLocale();
  const words = t('staffOrders:order.awaited');
  const [open, setOpen] = useState<'mail' | 'entry'>();
  const close = () => setOpen(undefined);
  const ask = usePress({
    send: () => call('POST /admin/orders/:id/ask-for-address', { params: { id } }),
    done: () => words.asked,
  });
  const [last] = addressAsked;
  return (
    <>
      <Typography>{words.what}</Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {last
          ? t('staffOrders:order.awaited.lastAsked', { instant: dayAndTime(last, locale) })
          : words.notAsked}
      </Typography>
      {ask.refused && <ErrorAlert text={ask.refused} sx={{ mt: 2 }} />}
      {open === 'entry' ? (
        <Entry orderId={id} onCancel={close} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
          <Button
            variant="outlined"
            size="small"
            loading={ask.busy}
            onClick={() => setOpen('mail')}
          >
            {words.ask}
          </Button>
          <Button size="small" onClick={() => setOpen('entry')}>
            {words.enter}
          </Button>
        </Box>
      )}
      {open === 'mail' && (
        <AddressMailDialog
          orders={[
            { ...order, invoicedCents: order.totals.invoicedGrossCents, member: reader(member) },
          ]}
          onClose={close}
          onSend={() => {
            close();
            ask.press();
          }}
        />
      )}
    </>
  );
}

const reader = (member: Props['member']) =>
  member ? { name: fullName(member), email: member.email } : null;

const rules = { schema: billingSchema };

function Entry({ orderId, onCancel }: { orderId: string; onCancel: () => void }) {
  const { t } = useTranslation(['checkout', 'staffOrders', 'common']);
  const words = t('staffOrders:order.awaited');
  const shared = useProblemText();
  const own: Readonly<Record<string, string>> = t('checkout:address.problem');
  const form = useCommandForm({
    rules,
    initial: { country: 'DE' },
    send: (body, idempotencyKey) =>
      call('POST /admin/orders/:id/billing', { params: { id: orderId }, body, idempotencyKey }),
    done: () => words.entered,
  });
  return (
    <SchemaForm form={form} problemText={(code) => own[code] ?? shared(code)} starred>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 2.5 }}>
        {words.final}
      </Typography>
      <AddressFields vatIdHelp={words.vatIdHelp} required narrow />
      {form.refused && <ErrorAlert text={form.refused.text} sx={{ mt: 2 }} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
        <SubmitButton>{words.submit}</SubmitButton>
        <Button onClick={onCancel} disabled={form.sending}>
          {t('common:dialog.cancel')}
        </Button>
      </Box>
    </SchemaForm>
  );
}
