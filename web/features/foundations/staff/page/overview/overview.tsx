import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, Link as RouterLink, useLoaderData } from 'react-router';
import { numberFormat } from '#domain/site/intl.ts';
import type { Locale } from '#domain/site/paths.ts';
import { Facts } from '../../../../../desk/ui/facts.tsx';
import { dayAndTime } from '../../../../../desk/ui/formats.ts';
import { Panel } from '../../../../../desk/ui/panel.tsx';
import { useLocale } from '../../../../../kit/texts/use-locale.ts';
import { addressLine, fiscalYearEnd } from '../../../../../shared/foundations/core-data.ts';
import { RegisterCourtFact } from '../../../../../shared/foundations/register-court/register-court-fact.tsx';
import { FollowUps, readFollowUps } from '../../case/follow-ups.tsx';
import { list, ObstaclesCard } from '../../case/obstacles-card.tsx';
import { ConflictsCard } from '../../conflicts/conflicts.tsx';
import { documentLabel } from '../../document-label.ts';
import type { Foundation } from '../../types.ts';
import { useDocumentTitle, viewOf } from '../documents/document-title.ts';
import { useShownFoundation } from '../shown-foundation.ts';
import { ContributionsCard } from './contributions-card.tsx';
import { FoundersCard } from './founders-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { StandingCard } from './standing-card.tsx';

export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  return { followUps: await readFollowUps(id, request.signal) };
}

/** How the case stands, who takes part, and what the founder entered. */
export default function Overview() {
  const foundation = useShownFoundation();
  const { followUps } = useLoaderData<typeof clientLoader>();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <StandingCard foundation={foundation} />
      <ObstaclesCard foundation={foundation} />
      <FollowUps rows={followUps} />
      <PapersCard foundation={foundation} />
      <PeopleCard foundation={foundation} />
      <FoundersCard foundation={foundation} />
      <ContributionsCard key={`contributions ${foundation.id}`} foundation={foundation} />
      <ConflictsCard key={foundation.id} foundationId={foundation.id} />
      <CoreDataCard foundation={foundation} />
    </Box>
  );
}

/** What the founder entered about the company. */
function CoreDataCard({ foundation: { coreData, registerCourt } }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations', 'sharedFoundationsRegisterCourt']);
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
            [
              t('sharedFoundationsRegisterCourt:title'),
              <RegisterCourtFact key="court" court={registerCourt} />,
            ],
            [names.legalForm, names[coreData.legalForm]],
            [names.shareCapitalCents, euros(coreData.shareCapitalCents, locale)],
            [names.totalShareholders, shareholders[coreData.totalShareholders]],
            [
              names.businessAddress,
              coreData.businessAddress && addressLine(coreData.businessAddress),
            ],
            [names.fiscalYearEnd, fiscalYearEnd(coreData, locale)],
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

/** What counts now, newest first; older versions are on the page of the documents. */
function PapersCard({ foundation: { id, documents } }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const titleOf = useDocumentTitle();
  const present = documents.filter(({ newest, withdrawn }) => newest && !withdrawn);
  if (present.length === 0) return null;
  return (
    <Panel title={t('staffFoundations:foundation.documents.title')}>
      <Box component="ul" sx={list}>
        {present.toReversed().map((document) => {
          const { documentId, kind, modifiedAt } = document;
          return (
            <Box component="li" key={documentId} sx={{ overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={viewOf(id, documentId)} sx={{ fontWeight: 600 }}>
                {titleOf(document)}
              </Link>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {[kind === 'draft' && documentLabel(document, t)[0], dayAndTime(modifiedAt, locale)]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
}
