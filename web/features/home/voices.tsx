import { useTranslation } from 'react-i18next';
import { homeSections } from '#domain/site/paths.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Button } from '../../kit/ui/elements/button.tsx';
import { Card } from '../../kit/ui/elements/card.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { Community as CommunityPicture } from '../../kit/ui/illustrations.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import { useOperator } from '../../kit/ui/site-data.ts';
import styles from './voices.module.css';

/** Set like a letter: until somebody has formed a company here, ours says why there is none. */
export function Testimonials() {
  const { t } = useTranslation(['home']);
  const operator = useOperator();
  return (
    <Section id={homeSections.testimonials} band>
      <SectionHead kicker={t('home:testimonials.kicker')} title={t('home:testimonials.title')} />
      <Card as="figure" className={styles.letter}>
        <blockquote className={styles.quote}>{t('home:testimonials.letter')}</blockquote>
        <Text as="figcaption" variant="body2" tone="secondary" className={styles.from}>
          {t('home:testimonials.from', operator)}
        </Text>
      </Card>
    </Section>
  );
}

export function Community() {
  const { t } = useTranslation(['home']);
  const { to } = useLocale();
  return (
    <Section band>
      <div className={styles.community}>
        <div className={styles.wideOnly}>
          <CommunityPicture size={88} />
        </div>
        <div className={styles.communityText}>
          <Text variant="h3" as="h2">
            {t('home:community.title')}
          </Text>
          <Text tone="secondary" className={styles.communityLead}>
            {t('home:community.text')}
          </Text>
        </div>
        <Button variant="outlined" size="large" href={to('community')}>
          {t('home:community.action')}
        </Button>
      </div>
    </Section>
  );
}
