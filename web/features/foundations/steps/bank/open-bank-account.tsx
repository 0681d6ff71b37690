import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import { SubmitButton } from '../../../../kit/forms/submit-button.tsx';
import type { CommandForm as CommandFormEntry } from '../../commands/command.ts';
import { CommandForm, useCommandForm } from '../../commands/command-form.tsx';
import { BankSheet } from './bank-sheet.tsx';
import { PartnerAccounts } from './partner-accounts.tsx';

export const openBankAccount: CommandFormEntry = {
  Form: OpenBankAccount,
  places: ['bank-account-pending'],
};

function OpenBankAccount() {
  const { t } = useTranslation(['foundations']);
  const form = useCommandForm('open-bank-account');
  return (
    <CommandForm form={form}>
      <PartnerAccounts />
      <BankSheet />
      <TextInput
        name="bankName"
        label={t('foundations:bankAccount.bankName')}
        help={t('foundations:bankAccount.bankNameHelp')}
        maxLength={200}
      />
      <SubmitButton size="large" sx={{ mt: 3, width: { xs: 1, sm: 'auto' } }}>
        {t('foundations:bankAccount.submit')}
      </SubmitButton>
    </CommandForm>
  );
}
