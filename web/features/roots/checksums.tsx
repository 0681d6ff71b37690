import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { brand } from '#domain/site/brand.ts';
import { longDate } from '#domain/site/formats.ts';
import { checksumFeeds, verifierPath } from '#domain/site/paths.ts';
import { dataOf, services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Text } from '../../kit/ui/elements/text.tsx';
import { TextLink } from '../../kit/ui/elements/text-link.tsx';
import { ReadingPage } from '../../kit/ui/page/main.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import styles from './checksums.module.css';

/** The feed has the same; older ones are in every downloaded history that needs them. */
const shown = 90;

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = services(context);
  const answer = await call('GET /roots', { as: 'none', query: { limit: shown } });
  return { roots: dataOf(answer) };
}

/** The daily roots, so that nobody can change what has happened without being seen. */
export default function Checksums() {
  const { roots } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['roots']);
  const { locale } = useLocale();
  return (
    <ReadingPage>
      <PageHead title={t('roots:title')} description={t('roots:description')} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${brand.name}: ${t('roots:title')}`}
        href={checksumFeeds[locale]}
      />
      <Text variant="h2" as="h1">
        {t('roots:title')}
      </Text>
      <Text tone="secondary" className={styles.lead}>
        {t('roots:lead')}
      </Text>
      <section className={styles.section}>
        <Text variant="h4" as="h2" className={styles.title}>
          {t('roots:check.title')}
        </Text>
        <ol className={styles.steps}>
          {t('roots:check.steps').map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Text>
          <TextLink href={verifierPath} download underline="always">
            {t('roots:check.script')}
          </TextLink>
        </Text>
      </section>
      <section className={styles.section}>
        <Text variant="h4" as="h2" className={styles.title}>
          {t('roots:list.title')}
        </Text>
        {roots.length === 0 ? (
          <Text>{t('roots:list.none')}</Text>
        ) : (
          <ul className={styles.roots}>
            {roots.map(({ day, root }) => (
              <li key={day} className={styles.root}>
                <time dateTime={day}>{longDate(`${day}T12:00:00Z`, locale)}</time>
                <code className={styles.hash}>{root}</code>
              </li>
            ))}
          </ul>
        )}
        <Text>
          <TextLink href={checksumFeeds[locale]} underline="always">
            {t('roots:list.feed')}
          </TextLink>
        </Text>
      </section>
    </ReadingPage>
  );
}
