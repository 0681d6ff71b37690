import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { earlyStartText } from '#domain/orders/terms/early-start.ts';
import type { PageName } from '#domain/site/paths.ts';
import { CheckInput } from '../../kit/forms/choices.tsx';
import { useLocale } from '../../kit/texts/use-locale.ts';

/** Both boxes begin unticked (§ 356 (4) BGB, Planet49). */
export function Consents() {
  const { t } = useTranslation(['checkout']);
  const { locale } = useLocale();
  const { terms, optional } = t('checkout:consent');
  return (
    <>
      <CheckInput
        name="terms"
        required
        label={
          <>
            {terms.before}
            <NewTab to="terms">{terms.link}</NewTab>
            {terms.after}
          </>
        }
      />
      <CheckInput name="earlyStart" label={`${earlyStartText.text[locale]}${optional}`} />
    </>
  );
}

/** The right of withdrawal in plain words, with the instruction. */
export function WithdrawalNote() {
  const { before, link, after } = useTranslation(['checkout']).t('checkout:withdrawal');
  return (
    <>
      {before}
      <NewTab to="withdrawal">{link}</NewTab>
      {after}
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
