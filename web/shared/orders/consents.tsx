import Link from '@mui/material/Link';
import { earlyStartText } from '#domain/orders/terms/early-start.ts';
import type { PageName } from '#domain/site/paths.ts';
import { CheckInput } from '../../kit/forms/choices.tsx';
import { useLocale } from '../../kit/texts/use-locale.ts';
import type { CheckoutWords } from './texts.de.ts';

/** Both boxes begin unticked (§ 356 (4) BGB, Planet49). */
export function Consents({ words }: { words: CheckoutWords }) {
  const { locale } = useLocale();
  const { terms, optional } = words.consent;
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
export function WithdrawalNote({ words }: { words: CheckoutWords }) {
  const { before, link, after } = words.withdrawal;
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
