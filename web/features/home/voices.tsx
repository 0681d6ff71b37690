import { homeSections } from '#domain/site/paths.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';
import { Button } from '../../kit/ui/elements/button.tsx';
import { Card } from '../../kit/ui/elements/card.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { Community as CommunityPicture } from '../../kit/ui/illustrations.tsx';
import { Fold } from '../../kit/ui/page/fold.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import styles from './voices.module.css';

/** Testimonials in the style of letters, labelled as examples. */
export function Testimonials() {
  const { t } = useTexts('home');
  return (
    <Section id={homeSections.testimonials} band>
      <SectionHead
        kicker={t('home:testimonials.kicker')}
        title={t('home:testimonials.title')}
        lead={t('home:testimonials.note')}
      />
      <div className={styles.letters}>
        <Fold summary={t('home:testimonials.read')}>
          <div className={styles.letterGrid}>
            {t('home:testimonials.letters').map(({ text, from }) => (
              <Card as="figure" key={from} className={styles.letter}>
                <blockquote className={styles.quote}>{text}</blockquote>
                <Text as="figcaption" variant="body2" tone="secondary" className={styles.from}>
                  {from}
                </Text>
              </Card>
            ))}
          </div>
        </Fold>
      </div>
    </Section>
  );
}

export function Community() {
  const { t, to } = useTexts('home');
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
