import { useTranslation } from 'react-i18next';
import { pathToSection } from '#domain/site/paths.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Button } from '../../kit/ui/elements/button.tsx';
import { Card } from '../../kit/ui/elements/card.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import {
  CheckSheet,
  Coins,
  Door,
  IdeaBulb,
  Key,
  Papers,
  RegisterBook,
  Scales,
  Talk,
} from '../../kit/ui/illustrations.tsx';
import { Line } from '../../kit/ui/line.tsx';
import { Main } from '../../kit/ui/page/main.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { Section } from '../../kit/ui/section.tsx';
import styles from './community.module.css';

const pictures = [RegisterBook, Papers, CheckSheet, Coins, Scales, IdeaBulb, Door, Talk, Key];

/** What a member gets, and what is no part of it. */
export default function Community() {
  const { t } = useTranslation(['community']);
  const { to, locale } = useLocale();
  return (
    <Main>
      <PageHead title={t('community:title')} description={t('community:description')} />
      <Intro />
      <Section band>
        <Benefits />
      </Section>
      <Section>
        <div className={styles.limits}>
          <Text variant="h3" as="h2">
            {t('community:limits.title')}
          </Text>
          <Text tone="secondary" className={styles.limitsText}>
            {t('community:limits.text')}
          </Text>
          <div className={styles.links}>
            <Button variant="outlined" href={to('services')}>
              {t('community:links.services')}
            </Button>
            <Button variant="outlined" href={pathToSection('partners', locale)}>
              {t('community:links.partners')}
            </Button>
          </div>
        </div>
      </Section>
    </Main>
  );
}

function Intro() {
  const { t } = useTranslation(['community']);
  const { to } = useLocale();
  return (
    <Section>
      <div className={styles.intro}>
        <div className={styles.introText}>
          <Text variant="overline" as="p" tone="secondary" className={styles.kicker}>
            {t('community:kicker')}
          </Text>
          <Text variant="h1">{t('community:heading')}</Text>
          <Text tone="secondary" className={styles.lead}>
            {t('community:lead')}
          </Text>
          <div className={styles.calls}>
            <Button variant="contained" size="large" href={to('register')}>
              {t('community:register')}
            </Button>
            <Button size="large" href={to('login')}>
              {t('community:login')}
            </Button>
          </div>
        </div>
        <Example />
      </div>
    </Section>
  );
}

/** What a member sees of a company that is under way. */
function Example() {
  const { t } = useTranslation(['community']);
  return (
    <Card as="figure" className={styles.example}>
      <Text variant="overline" as="figcaption" tone="secondary">
        {t('community:example.label')}
      </Text>
      <Text variant="h5" as="p" className={styles.company}>
        {t('community:example.company')}
      </Text>
      {/* A picture: only a company of one's own has a pulse. */}
      <div className={styles.picture}>
        <Line current={3} />
      </div>
      <Text className={styles.now}>{t('community:example.now')}</Text>
      <Text tone="secondary">{t('community:example.turn')}</Text>
    </Card>
  );
}

function Benefits() {
  const { t } = useTranslation(['community']);
  return (
    <>
      <Text variant="h2">{t('community:gets')}</Text>
      <ul className={styles.benefits}>
        {t('community:benefits').map(({ title, text }, index) => {
          const Picture = pictures[index] ?? Key;
          return (
            <li key={title}>
              <Picture size={44} />
              <Text variant="h4" as="h3" className={styles.benefitTitle}>
                {title}
              </Text>
              <Text tone="secondary" className={styles.benefitText}>
                {text}
              </Text>
            </li>
          );
        })}
      </ul>
    </>
  );
}
