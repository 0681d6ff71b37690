import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PageName } from '#domain/site/paths.ts';
import { CheckInput } from '../../kit/forms/choices.tsx';
import { useLocale } from '../../kit/texts/use-locale.ts';

/** One box for the terms of orders and those of the account, which are agreed to together. */
export function TermsCheck() {
  const { t } = useTranslation(['accounts']);
  const words = t('accounts:register');
  return (
    <>
      <CheckInput
        name="terms"
        required
        label={
          <>
            {words.termsBefore} <NewTab to="terms">{words.terms}</NewTab> {words.termsBetween}{' '}
            <NewTab to="terms-of-use">{words.termsOfUse}</NewTab>
            {words.termsAfter}
          </>
        }
      />
      <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
        {words.privacyBefore} <NewTab to="privacy">{words.privacy}</NewTab>.
      </Typography>
    </>
  );
}

/** What was typed stays in the tab behind. */
function NewTab({ to, children }: { to: PageName; children: string }) {
  const place = useLocale();
  return (
    <Link href={place.to(to)} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}
