import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import type { CoreData } from '#domain/foundation/core-data-schema.ts';
import { euros } from '../ui/format.ts';
import { Facts, Panel } from './facts.tsx';

/** What the founder said about the company. */
export function CoreDataCard({ coreData }: { coreData: CoreData | null }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const name = (field: string) => translate(`foundation.coreData.${field}`);
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
              translate(`foundation.shareholders.${coreData.totalShareholders}`),
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

function Website({ address }: { address: string | undefined }) {
  // An erased address is no address any more.
  if (!address?.startsWith('http')) return address ?? '–';
  return (
    <Link href={address} target="_blank" rel="noreferrer nofollow">
      {address.replace(/^https?:\/\//, '')}
    </Link>
  );
}
