import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PartnerCard } from '#api/contract.gen.d.ts';
import {
  type AccountApplicant,
  type AccountCase,
  type AccountFit,
  accountFit,
  accountNeeds,
} from '#domain/partners/account.ts';
import { accountCaseNames, accountOpeningNames } from '#domain/partners/names.ts';
import { longDate } from '#domain/site/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { fold } from '../../../../kit/ui/fold.ts';
import type { Foundation } from '../../../../shared/foundations/model.ts';
import { useFoundationPage } from '../../page-context.tsx';

interface Offered {
  partner: PartnerCard;
  account: NonNullable<PartnerCard['account']>;
  fit: AccountFit;
}

/** The accounts of partners that this company could have, and why it could not have the others. */
export function PartnerAccounts() {
  const { t } = useTranslation(['foundations']);
  const { foundation, accounts } = useFoundationPage();
  const offered = offeredTo(foundation, accounts);
  if (offered.length === 0) return null;
  const fitting = offered.filter(({ fit }) => fit.lacks.length === 0);
  const unfit = offered.filter(({ fit }) => fit.lacks.length > 0);
  const words = t('foundations:bankAccount.accounts');
  const isRefused = foundation.obstacles.some(({ kind }) => kind === 'bank-refused');
  return (
    <Box component="section" aria-labelledby="bank-accounts" sx={{ mb: 4 }}>
      <Typography id="bank-accounts" variant="h5" component="h3" color="primary">
        {isRefused ? words.others : words.title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {words.note}
      </Typography>
      {accounts.some(({ sample }) => sample) && (
        <Alert severity="info" role="note" sx={{ mt: 1.5 }}>
          {words.sample}
        </Alert>
      )}
      {fitting.length === 0 && <Typography sx={{ mt: 2 }}>{words.none}</Typography>}
      <Accounts offered={fitting} />
      {unfit.length > 0 && (
        <Box component="details" sx={{ ...fold, mt: 1 }}>
          <summary>{t('foundations:bankAccount.accounts.unfit', { count: unfit.length })}</summary>
          <Accounts offered={unfit} />
        </Box>
      )}
    </Box>
  );
}

/** Those that surely fit come first. */
function offeredTo(foundation: Foundation, accounts: readonly PartnerCard[]): Offered[] {
  const { coreData } = foundation;
  if (!coreData) return [];
  const needs = accountNeeds(applicantOf(foundation, coreData));
  return accounts
    .flatMap((partner) => {
      const { account } = partner;
      return account ? [{ partner, account, fit: accountFit(account, needs) }] : [];
    })
    .toSorted((one, other) => one.fit.unless.length - other.fit.unless.length);
}

const applicantOf = (
  { participants }: Foundation,
  { legalForm, totalShareholders }: NonNullable<Foundation['coreData']>,
): AccountApplicant => ({
  legalForm,
  isOfSeveral: totalShareholders !== 'alone',
  participants: participants.map(({ kind, shareEuros, stated }) => ({
    kind,
    takesShares: shareEuros > 0,
    country: stated?.country,
  })),
});

function Accounts({ offered }: { offered: readonly Offered[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {offered.map((one) => (
        <Account key={one.partner.slug} {...one} />
      ))}
    </Box>
  );
}

function Account({ partner, account, fit }: Offered) {
  const { t } = useTranslation(['foundations']);
  const { locale, to } = useLocale();
  const { name, slug, headline, offer } = partner;
  const inWords = (cases: readonly AccountCase[]) =>
    cases.map((one) => accountCaseNames[one][locale]).join(', ');
  const ways = account.opening.map((way) => accountOpeningNames[way][locale]);
  return (
    <Box component="li" sx={row}>
      <Typography variant="h6" component="h4">
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {headline}
      </Typography>
      {fit.lacks.length > 0 && (
        <Typography sx={{ mt: 1, fontWeight: 600 }}>
          {t('foundations:bankAccount.accounts.lacks', { cases: inWords(fit.lacks) })}
        </Typography>
      )}
      {fit.takes.length > 0 && (
        <Typography sx={{ mt: 1 }}>
          {t('foundations:bankAccount.accounts.takes', { cases: inWords(fit.takes) })}
        </Typography>
      )}
      {fit.unless.length > 0 && (
        <Typography>
          {t('foundations:bankAccount.accounts.unless', { cases: inWords(fit.unless) })}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('foundations:bankAccount.accounts.opening', {
          ways: ways.join(', '),
          date: longDate(account.asOf, locale),
        })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {offer.title}
      </Typography>
      <Link href={to('partner', { slug })} sx={look}>
        {t('foundations:bankAccount.accounts.look', { name })}
      </Link>
    </Box>
  );
}

const row = { py: 2, borderBottom: 1, borderColor: 'divider' } as const;
const look = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;
