import { useTranslation } from 'react-i18next';
import { PasswordInput, TextInput } from '../../kit/forms/fields.tsx';

export function NameFields() {
  const { t } = useTranslation(['accounts']);
  return (
    <>
      <TextInput
        name="first_name"
        label={t('accounts:firstName')}
        autoComplete="given-name"
        required
      />
      <TextInput
        name="last_name"
        label={t('accounts:lastName')}
        autoComplete="family-name"
        required
      />
    </>
  );
}

export function PhoneField() {
  const { t } = useTranslation(['accounts']);
  const [label, help] = [t('accounts:phone'), t('accounts:phoneHint')];
  return <TextInput name="phone" label={label} type="tel" autoComplete="tel" help={help} />;
}

/** @param label other than the usual one */
export function EmailField({ label }: { label?: string }) {
  const { t } = useTranslation(['accounts']);
  return (
    <TextInput
      name="email"
      label={label ?? t('accounts:email')}
      type="email"
      autoComplete="email"
      required
    />
  );
}

interface NewPasswordProps {
  label: string;
  /** Asks for it a second time. */
  twice?: boolean;
}

export function NewPasswordFields({ label, twice = false }: NewPasswordProps) {
  const { t } = useTranslation(['accounts']);
  return (
    <>
      <PasswordInput
        name="password"
        label={label}
        help={t('accounts:passwordHint')}
        autoComplete="new-password"
        required
      />
      {twice && (
        <PasswordInput
          name="confirm_password"
          label={t('accounts:confirmPassword')}
          autoComplete="new-password"
          required
        />
      )}
    </>
  );
}
