import Typography from '@mui/material/Typography';
import { TextInput } from '../../../kit/forms/fields.tsx';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import type { CommandForm as CommandFormEntry } from '../commands/command.ts';
import { CommandForm, useCommandForm } from '../commands/command-form.tsx';

export const openBankAccount: CommandFormEntry = {
  Form: OpenBankAccount,
  places: ['bank-account-pending'],
};

function OpenBankAccount() {
  const { bankAccount: words } = useI18n('foundation').texts.foundation;
  const form = useCommandForm('open-bank-account');
  return (
    <CommandForm form={form}>
      <Typography sx={{ mb: 3 }}>{words.wants}</Typography>
      <TextInput name="bankName" label={words.bankName} help={words.bankNameHelp} maxLength={200} />
      <SubmitButton size="large" sx={{ mt: 3, width: { xs: 1, sm: 'auto' } }}>
        {words.submit}
      </SubmitButton>
    </CommandForm>
  );
}
