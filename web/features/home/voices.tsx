import { homeSections } from '#domain/site/paths.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Button } from '../../kit/ui/elements/button.tsx';
import { Card } from '../../kit/ui/elements/card.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { Community as CommunityPicture } from '../../kit/ui/illustrations.tsx';
import { Fold } from '../../kit/ui/page/fold.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import styles from './voices.module.css';

/** Testimonials in the style of letters, labelled as examples. */
export function Testimonials() {
  const { kicker, title, note, read, letters } = useI18n('home').texts.home.testimonials;
  return (
    <Section id={homeSections.testimonials} band>
      <SectionHead kicker={kicker} title={title} lead={note} />
      <div className={styles.letters}>
        <Fold summary={read}>
          <div className={styles.letterGrid}>
            {letters.map(({ text, from }) => (
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
  const { texts, to } = useI18n('home');
  const { title, text, action } = texts.home.community;
  return (
    <Section band>
      <div className={styles.community}>
        <div className={styles.wideOnly}>
          <CommunityPicture size={88} />
        </div>
        <div className={styles.communityText}>
          <Text variant="h3" as="h2">
            {title}
          </Text>
          <Text tone="secondary" className={styles.communityLead}>
            {text}
          </Text>
        </div>
        <Button variant="outlined" size="large" href={to('community')}>
          {action}
        </Button>
      </div>
    </Section>
  );
}
