import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CoreData } from '#domain/foundations/steps/core-data-schema.ts';
import { numberFormat } from '#domain/site/intl.ts';
import type { Locale } from '#domain/site/paths.ts';
import { Facts } from '../../../../../desk/ui/facts.tsx';
import { Panel } from '../../../../../desk/ui/panel.tsx';
import { useLocale } from '../../../../../kit/texts/use-locale.ts';

/** What the founder entered about the company. */
export function CoreDataCard({ coreData }: { coreData: CoreData | null }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const names = t('staffFoundations:foundation.coreData');
  const shareholders = t('staffFoundations:foundation.shareholders');
  return (
    <Panel title={names.title}>
      {coreData ? (
        <Facts
          facts={[
            [names.companyName, coreData.companyName],
            [names.city, coreData.city],
            [names.legalForm, names[coreData.legalForm]],
            [names.shareCapitalCents, euros(coreData.shareCapitalCents, locale)],
            [names.totalShareholders, shareholders[coreData.totalShareholders]],
            [names.companyPurpose, coreData.companyPurpose],
            [names.description, coreData.description],
            [names.website, <Website key="website" address={coreData.website} />],
          ]}
        />
      ) : (
        <Typography color="textSecondary">{names.empty}</Typography>
      )}
    </Panel>
  );
}

/** `5.000 €`: share capital is rarely anything but whole euros. */
const euros = (cents: number, locale: Locale) =>
  numberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

function Website({ address }: { address: string | undefined }) {
  // An erased address reads as a placeholder, which is no link.
  if (!address?.startsWith('http')) return address ?? '–';
  return (
    <Link href={address} target="_blank" rel="noreferrer nofollow">
      {address.replace(/^https?:\/\//, '')}
    </Link>
  );
}
