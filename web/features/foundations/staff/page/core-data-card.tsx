import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CoreData } from '#domain/foundations/steps/core-data-schema.ts';
import type { Locale } from '#domain/site/paths.ts';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { Facts } from '../../../../shared/staff/ui/facts.tsx';
import { Panel } from '../../../../shared/staff/ui/panel.tsx';

/** What the founder entered about the company. */
export function CoreDataCard({ coreData }: { coreData: CoreData | null }) {
  const { t, locale } = useTexts('staffFoundations');
  const name = (field: string) => t(`staffFoundations:foundation.coreData.${field}`);
  return (
    <Panel title={name('title')}>
      {coreData ? (
        <Facts
          facts={[
            [name('companyName'), coreData.companyName],
            [name('city'), coreData.city],
            [name('legalForm'), name(coreData.legalForm)],
            [name('shareCapitalCents'), euros(coreData.shareCapitalCents, locale)],
            [
              name('totalShareholders'),
              t(`staffFoundations:foundation.shareholders.${coreData.totalShareholders}`),
            ],
            [name('companyPurpose'), coreData.companyPurpose],
            [name('description'), coreData.description],
            [name('website'), <Website key="website" address={coreData.website} />],
          ]}
        />
      ) : (
        <Typography color="textSecondary">{name('empty')}</Typography>
      )}
    </Panel>
  );
}

/** `5.000 €`: share capital is rarely anything but whole euros. */
const euros = (cents: number, locale: Locale) =>
  new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
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
