import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { Subscription } from '#api/contract.gen.d.ts';
import { newsletterEndReasons } from '#domain/site/newsletter.ts';
import { call } from '../../../../desk/call.ts';
import { useCommandForm } from '../../../../desk/forms/use-command-form.ts';
import { SelectInput } from '../../../../kit/forms/fields.tsx';
import { AccountDialog } from '../account-dialog.tsx';

const rules = { schema: z.object({ reason: z.enum(newsletterEndReasons) }) };

interface Props {
  subscription: Subscription;
  onClose: () => void;
}

/** Asks why it ends; nobody but the person can order it again. */
export function EndDialog({ subscription: { id, email }, onClose }: Props) {
  const { t } = useTranslation(['staffNewsletter']);
  const words = t('staffNewsletter:ending');
  const form = useCommandForm({
    rules,
    initial: { reason: 'asked' },
    send: (body) => call('POST /admin/newsletter/:id/end', { params: { id }, body }),
    done: () => words.done,
    onDone: onClose,
  });
  return (
    <AccountDialog
      form={form}
      title={words.title}
      what={t('staffNewsletter:ending.what', { email })}
      submit={words.submit}
      destructive
      onClose={onClose}
    >
      <SelectInput
        name="reason"
        label={words.reason}
        options={newsletterEndReasons.map((reason) => ({
          value: reason,
          label: words.reasons[reason],
        }))}
      />
    </AccountDialog>
  );
}
