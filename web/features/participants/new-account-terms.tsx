import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { PageName } from '#domain/site/paths.ts';
import { CheckInput } from '../../kit/forms/choices.tsx';
import { useLocale } from '../../kit/texts/use-locale.ts';

/** One box for the terms of orders and those of the account, which a new account agrees to. */
export function NewAccountTerms() {
  const { t } = useTranslation(['participants']);
  const [before, between, after] = t('participants:terms.label').split('|');
  return (
    <CheckInput
      name="terms"
      required
      label={
        <>
          {before}
          <NewTab page="terms">{t('participants:terms.terms')}</NewTab>
          {between}
          <NewTab page="terms-of-use">{t('participants:terms.termsOfUse')}</NewTab>
          {after}
        </>
      }
    />
  );
}

/** What was typed stays in the tab behind. */
function NewTab({ page, children }: { page: PageName; children: string }) {
  const { to } = useLocale();
  return (
    <Link href={to(page)} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}
