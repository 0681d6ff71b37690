import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorText } from '../../../desk/error-text.ts';
import { FormDialog } from '../../../desk/forms/form-dialog.tsx';
import type { useCommandForm } from '../../../desk/forms/use-command-form.ts';

type CommandForm = ReturnType<typeof useCommandForm>;

interface Props {
  form: CommandForm;
  title: string;
  what: string;
  submit: string;
  destructive?: boolean | undefined;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something is done to an account. */
export function AccountDialog({ submit, ...asked }: Props) {
  const { t } = useTranslation(['staffAccounts']);
  const error = useRefusalText(asked.form);
  return (
    <FormDialog {...asked} words={{ submit, cancel: t('staffAccounts:cancel') }} error={error} />
  );
}

/** What a refusal means for an account; of what is forbidden, only the password can be mended. */
function useRefusalText({ refused }: CommandForm): ErrorText | undefined {
  const { t } = useTranslation(['staffAccounts']);
  const own: Readonly<Record<string, ErrorText>> = t('staffAccounts:refusal');
  if (!refused) return undefined;
  const isOwn = refused.code !== 'FORBIDDEN' || 'current_password' in refused.problems;
  return (isOwn && own[refused.code]) || refused.text;
}
