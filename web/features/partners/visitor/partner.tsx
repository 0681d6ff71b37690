import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PartnerCard, Partner as PartnerDetails } from '#api/contract.ts';
import { partnerKindNames } from '#domain/catalogue/names.ts';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { pathToSection } from '#domain/site/paths.ts';
import { foundOr404 } from '../../../kit/api/not-found.ts';
import { services } from '../../../kit/session/context.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { Beside } from '../../../kit/ui/page/beside.tsx';
import { Breadcrumbs } from '../../../kit/ui/page/breadcrumbs.tsx';
import { StepList } from '../../../kit/ui/page/lists.tsx';
import { Main } from '../../../kit/ui/page/main.tsx';
import { Paragraph, pageTitle, TextPart } from '../../../kit/ui/page/prose.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { Section } from '../../../kit/ui/section.tsx';
import { OfferCard } from './offer-card.tsx';
import { PartnerCards } from './partner-cards.tsx';

const othersShown = 3;

interface PartnerProps {
  partner: PartnerDetails;
}

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call } = services(context);
  const [partner, all] = await Promise.all([
    call('GET /partners/:slug', { params: { slug: params.slug ?? '' }, as: 'none' }),
    call('GET /partners', { as: 'none', query: { limit: 200 } }),
  ]);
  const shown = foundOr404(partner, url);
  return fixSpacesIn({ partner: shown, others: all.ok ? neighboursOf(shown, all.data) : [] });
}

/** Those that follow in the list, which begins anew after its end; so each is linked somewhere. */
function neighboursOf({ slug }: PartnerDetails, all: readonly PartnerCard[]) {
  const own = all.findIndex((one) => one.slug === slug);
  return [...all.slice(own + 1), ...all.slice(0, own)].slice(0, othersShown);
}

export default function Partner() {
  const { partner, others } = useLoaderData<typeof loader>();
  const { t, texts, to, locale } = useI18n('partner');
  const { slug, name, headline, summary } = partner;
  return (
    <Main>
      <PageHead title={t('partner:meta', { name, headline })} description={summary} />
      <Section>
        <Breadcrumbs
          label={texts.partner.breadcrumb}
          above={[
            { text: texts.partner.home, href: to('home') },
            { text: texts.partner.partners, href: pathToSection('partners', locale) },
          ]}
          here={{ text: name, href: to('partner', { slug }) }}
        />
        <Beside head={<Head partner={partner} />} aside={<OfferCard partner={partner} />}>
          <Description partner={partner} />
        </Beside>
      </Section>
      <NextStep />
      {others.length > 0 && (
        <Section>
          <Typography variant="h2" sx={{ mb: 4 }}>
            {texts.partner.others}
          </Typography>
          <PartnerCards partners={others} />
        </Section>
      )}
    </Main>
  );
}

function Head({ partner: { name, headline, summary, kind, sample } }: PartnerProps) {
  const { texts, locale } = useI18n('partner');
  return (
    <>
      <Typography variant="overline" component="p" color="textSecondary" sx={{ mb: 1 }}>
        {partnerKindNames[kind][locale]}
      </Typography>
      <Typography variant="h1" sx={pageTitle}>
        {name}
      </Typography>
      <Typography variant="h4" component="p" sx={{ mt: 1.5 }}>
        {headline}
      </Typography>
      <Typography
        color="textSecondary"
        sx={{ mt: 2, fontSize: '1.1875rem', maxWidth: '60ch', textWrap: 'pretty' }}
      >
        {summary}
      </Typography>
      {sample && (
        <Alert severity="info" role="note" sx={{ mt: 3, maxWidth: '68ch' }}>
          {texts.partner.sampleOf[kind]}
        </Alert>
      )}
    </>
  );
}

function Description({ partner }: PartnerProps) {
  const { t, texts } = useI18n('partner');
  const { name, about, steps, limits, website } = partner;
  return (
    <>
      <TextPart title={texts.partner.about}>
        {about.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </TextPart>
      <TextPart title={texts.partner.steps}>
        <StepList items={steps} />
      </TextPart>
      <TextPart title={texts.partner.limits}>
        <Paragraph>{limits}</Paragraph>
      </TextPart>
      <div>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
          {t('partner:independent', { name })}{' '}
          {website && (
            <Link href={website} rel="nofollow noopener">
              {texts.partner.website}
            </Link>
          )}
        </Typography>
      </div>
    </>
  );
}

/** The way on, whatever becomes of the offer. */
function NextStep() {
  const { texts, to } = useI18n('partner');
  const { title, text, action, services: more } = texts.partner.start;
  return (
    <Section band>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) auto' },
          gap: 4,
          alignItems: 'center',
        }}
      >
        <Box sx={{ maxWidth: 600 }}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5, textWrap: 'pretty' }}>
            {text}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="contained" size="large" href={to('found-now')}>
            {action}
          </Button>
          <Button variant="outlined" size="large" href={to('services')}>
            {more}
          </Button>
        </Box>
      </Box>
    </Section>
  );
}
