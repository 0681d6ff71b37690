import Typography from '@mui/material/Typography';
import { TextInput } from '../../../kit/forms/fields.tsx';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import type { CommandForm as CommandFormEntry } from '../commands/command.ts';
import { CommandForm, useCommandForm } from '../commands/command-form.tsx';

export const openBankAccount: CommandFormEntry = {
  Form: OpenBankAccount,
  places: ['bank-account-pending'],
};

function OpenBankAccount() {
  const { t } = useTexts('foundation');
  const form = useCommandForm('open-bank-account');
  return (
    <CommandForm form={form}>
      <Typography sx={{ mb: 3 }}>{t('foundation:bankAccount.wants')}</Typography>
      <TextInput
        name="bankName"
        label={t('foundation:bankAccount.bankName')}
        help={t('foundation:bankAccount.bankNameHelp')}
        maxLength={200}
      />
      <SubmitButton size="large" sx={{ mt: 3, width: { xs: 1, sm: 'auto' } }}>
        {t('foundation:bankAccount.submit')}
      </SubmitButton>
    </CommandForm>
  );
}
