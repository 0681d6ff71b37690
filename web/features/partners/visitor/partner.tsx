import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PartnerCard, Partner as PartnerDetails } from '#api/contract.gen.d.ts';
import { partnerKindNames } from '#domain/partners/names.ts';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { pathToSection } from '#domain/site/paths.ts';
import { foundOr404 } from '../../../kit/api/not-found.ts';
import { services } from '../../../kit/session/context.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { CardGrid } from '../../../kit/ui/cards/card-grid.tsx';
import { CoveringLink } from '../../../kit/ui/cards/covering-link.tsx';
import { Alert } from '../../../kit/ui/elements/alert.tsx';
import { Button } from '../../../kit/ui/elements/button.tsx';
import { Card } from '../../../kit/ui/elements/card.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { TextLink } from '../../../kit/ui/elements/text-link.tsx';
import { Beside } from '../../../kit/ui/page/beside.tsx';
import { Breadcrumbs } from '../../../kit/ui/page/breadcrumbs.tsx';
import { MarkedList, StepList } from '../../../kit/ui/page/lists.tsx';
import { Main } from '../../../kit/ui/page/main.tsx';
import { PageTitle, Paragraph, TextPart } from '../../../kit/ui/page/prose.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { Section } from '../../../kit/ui/section.tsx';
import styles from './partner.module.css';

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
  const { t } = useTranslation(['visitorPartners', 'common']);
  const { to, locale } = useLocale();
  const { slug, name, headline, summary } = partner;
  return (
    <Main>
      <PageHead title={t('visitorPartners:meta', { name, headline })} description={summary} />
      <Section>
        <Breadcrumbs
          above={[{ text: t('common:menu.partners'), href: pathToSection('partners', locale) }]}
          here={{ text: name, href: to('partner', { slug }) }}
        />
        <Beside head={<Head partner={partner} />} aside={<OfferCard partner={partner} />}>
          <Description partner={partner} />
        </Beside>
      </Section>
      <NextStep />
      {others.length > 0 && (
        <Section>
          <Text variant="h2" className={styles.othersTitle}>
            {t('visitorPartners:others')}
          </Text>
          <PartnerCards partners={others} />
        </Section>
      )}
    </Main>
  );
}

function Head({ partner: { name, headline, summary, kind, sample } }: PartnerProps) {
  const { t } = useTranslation(['visitorPartners']);
  const { locale } = useLocale();
  return (
    <>
      <Text variant="overline" as="p" tone="secondary" className={styles.kind}>
        {partnerKindNames[kind][locale]}
      </Text>
      <PageTitle>{name}</PageTitle>
      <Text variant="h4" as="p" className={styles.headline}>
        {headline}
      </Text>
      <Text tone="secondary" className={styles.summary}>
        {summary}
      </Text>
      {sample && (
        <Alert severity="info" role="note" className={styles.notice}>
          {t('visitorPartners:sampleOf')[kind]}
        </Alert>
      )}
    </>
  );
}

function Description({ partner }: PartnerProps) {
  const { t } = useTranslation(['visitorPartners']);
  const { name, about, steps, limits, website } = partner;
  return (
    <>
      <TextPart title={t('visitorPartners:about')}>
        {about.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </TextPart>
      <TextPart title={t('visitorPartners:steps')}>
        <StepList items={steps} />
      </TextPart>
      <TextPart title={t('visitorPartners:limits')}>
        <Paragraph>{limits}</Paragraph>
      </TextPart>
      <div>
        <Text variant="body2" tone="secondary" className={styles.independent}>
          {t('visitorPartners:independent', { name })}{' '}
          {website && (
            <TextLink href={website} rel="nofollow noopener">
              {t('visitorPartners:website')}
            </TextLink>
          )}
        </Text>
      </div>
    </>
  );
}

/** The way on, whatever becomes of the offer. */
function NextStep() {
  const { t } = useTranslation(['visitorPartners']);
  const { to } = useLocale();
  return (
    <Section band>
      <div className={styles.next}>
        <div className={styles.nextWords}>
          <Text variant="h3" as="h2">
            {t('visitorPartners:start.title')}
          </Text>
          <Text tone="secondary" className={styles.nextText}>
            {t('visitorPartners:start.text')}
          </Text>
        </div>
        <div className={styles.calls}>
          <Button variant="contained" size="large" href={to('found-now')}>
            {t('visitorPartners:start.action')}
          </Button>
          <Button variant="outlined" size="large" href={to('services')}>
            {t('visitorPartners:start.services')}
          </Button>
        </div>
      </div>
    </Section>
  );
}

/** What members get, and the code for it, which one tap selects. */
function OfferCard({ partner: { offer, code } }: PartnerProps) {
  const { t } = useTranslation(['visitorPartners']);
  return (
    <Card as="aside" aria-label={t('visitorPartners:offer')} className={styles.offer}>
      <Text variant="overline" as="p" tone="secondary">
        {t('visitorPartners:offer')}
      </Text>
      <Text variant="h3" as="p" className={styles.title}>
        {offer.title}
      </Text>
      <MarkedList items={offer.conditions} included />
      <div className={styles.codeBox}>
        {code ? (
          <>
            <Text variant="body2" tone="secondary">
              {t('visitorPartners:code')}
            </Text>
            <code className={styles.code}>{code}</code>
            <Text variant="body2" tone="secondary">
              {t('visitorPartners:codeHint')}
            </Text>
          </>
        ) : (
          <Text>{t('visitorPartners:noCode')}</Text>
        )}
      </div>
    </Card>
  );
}

/** The link of the name covers the whole card. */
function PartnerCards({ partners }: { partners: readonly PartnerCard[] }) {
  const { locale, to } = useLocale();
  return (
    <CardGrid columns={{ md: 3 }}>
      {partners.map(({ slug, name, kind, headline }) => (
        <li key={slug}>
          <Card covered className={styles.card}>
            <Text variant="overline" as="p" tone="secondary">
              {partnerKindNames[kind][locale]}
            </Text>
            <Text variant="h4" as="h3" className={styles.cardTitle}>
              <CoveringLink href={to('partner', { slug })}>{name}</CoveringLink>
            </Text>
            <Text tone="secondary" className={styles.cardHeadline}>
              {headline}
            </Text>
          </Card>
        </li>
      ))}
    </CardGrid>
  );
}
