import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PartnerCard } from '#api/contract.gen.d.ts';
import { type PartnerKind, partnerKinds } from '#domain/partners/partner.ts';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { dataOf, services } from '../../../kit/session/context.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { CardGrid } from '../../../kit/ui/cards/card-grid.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { ChipNav } from '../../../kit/ui/member/chip-nav.tsx';
import { MemberHead } from '../../../kit/ui/member/member-head.tsx';
import { Fold } from '../../../kit/ui/page/fold.tsx';
import { MarkedList } from '../../../kit/ui/page/lists.tsx';
import { CodeBox } from './code-box.tsx';

/** `?kind=university` shows only these. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { call } = services(context);
  const answer = await call('GET /partners', { query: { limit: 200 } });
  const asked = url.searchParams.get('kind');
  const kind = partnerKinds.find((one) => one === asked);
  return { partners: fixSpacesIn(dataOf(answer)), kind };
}

export default function Partners() {
  const { partners, kind } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['memberPartners']);
  const { to } = useLocale();
  return (
    <>
      <MemberHead title={t('memberPartners:title')} lead={t('memberPartners:lead')} />
      {partners.some((partner) => partner.sample) && (
        <Alert severity="info" role="note" sx={{ mt: 3 }}>
          {t('memberPartners:sample')}
        </Alert>
      )}
      {partners.length === 0 && (
        <Box sx={{ mt: 4 }}>
          <EmptyState title={t('memberPartners:empty.title')} text={t('memberPartners:empty.text')}>
            <Button variant="outlined" href={to('contact')}>
              {t('memberPartners:empty.action')}
            </Button>
          </EmptyState>
        </Box>
      )}
      {partners.length > 0 && <Filter shown={kind} />}
      {(kind ? [kind] : partnerKinds).map((one) => (
        <Kind key={one} kind={one} partners={partners.filter((partner) => partner.kind === one)} />
      ))}
      {partners.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 5 }}>
          {t('memberPartners:independent')}
        </Typography>
      )}
    </>
  );
}

function Filter({ shown }: { shown: PartnerKind | undefined }) {
  const { t } = useTranslation(['memberPartners']);
  const { to } = useLocale();
  const { label, all, ...kinds } = t('memberPartners:filter');
  const here = to('partners');
  return (
    <Box sx={{ mt: 3 }}>
      <ChipNav
        label={label}
        links={[
          { name: all, href: here, shown: !shown },
          ...partnerKinds.map((kind) => ({
            name: kinds[kind],
            href: `${here}?kind=${kind}`,
            shown: shown === kind,
          })),
        ]}
      />
    </Box>
  );
}

function Kind({ kind, partners }: { kind: PartnerKind; partners: readonly PartnerCard[] }) {
  const { t } = useTranslation(['memberPartners']);
  if (partners.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={kind} sx={{ mt: { xs: 3.5, sm: 5 } }}>
      <Typography id={kind} variant="h4" component="h2" color="primary" sx={{ mb: 2.5 }}>
        {t('memberPartners:kinds')[kind]}
      </Typography>
      <CardGrid columns={{ sm: 2 }}>
        {partners.map((partner) => (
          <li key={partner.slug}>
            <PartnerOffer partner={partner} />
          </li>
        ))}
      </CardGrid>
    </Box>
  );
}

/** What a partner offers, on which conditions, and to whom it is of no use. */
function PartnerOffer({ partner }: { partner: PartnerCard }) {
  const { t } = useTranslation(['memberPartners']);
  const { to } = useLocale();
  const { slug, name, headline, offer, limits, code } = partner;
  return (
    <Card
      component="article"
      sx={{ width: 1, p: { xs: 2.5, sm: 3 }, display: 'flex', flexDirection: 'column' }}
    >
      <Typography variant="h4" component="h3">
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {headline}
      </Typography>
      <Typography
        sx={{ mt: { xs: 1.25, sm: 2 }, fontWeight: 600, fontSize: '1.0625rem', textWrap: 'pretty' }}
      >
        {offer.title}
      </Typography>
      <Box sx={{ mt: { xs: 1.5, sm: 0.5 }, mb: { xs: 1.5, sm: 2.5 } }}>
        <Fold summary={t('memberPartners:conditions')}>
          <Box sx={{ mt: { xs: 1, sm: 0 }, fontSize: '0.9375rem', lineHeight: 1.5 }}>
            <MarkedList items={offer.conditions} included />
          </Box>
          <Typography variant="body2" sx={{ mt: 2, textWrap: 'pretty' }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {t('memberPartners:limits')}:
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {limits}
            </Box>
          </Typography>
        </Fold>
      </Box>
      <Box sx={{ mt: 'auto' }}>
        {code ? (
          <CodeBox code={code} name={name} />
        ) : (
          <Typography
            variant="body2"
            sx={{
              px: 2,
              py: { xs: 1.25, sm: 2 },
              borderRadius: '12px',
              bgcolor: 'brand.highlight',
            }}
          >
            {t('memberPartners:noCode')}
          </Typography>
        )}
        <Link
          href={to('partner', { slug })}
          variant="body2"
          aria-label={t('memberPartners:detailsOf', { name })}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
            mt: { xs: 0.5, sm: 1 },
            mb: { xs: -1, sm: 0 },
          }}
        >
          {t('memberPartners:details')}
        </Link>
      </Box>
    </Card>
  );
}
