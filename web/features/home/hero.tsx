import { Hourglass, ReceiptText, Users } from 'lucide-react';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Text } from '../../kit/ui/elements/text.tsx';
import { Line } from '../../kit/ui/line.tsx';
import { Calls } from '../../kit/ui/page/calls.tsx';
import styles from './hero.module.css';
import { HeroLine } from './hero-line.tsx';

export function Hero() {
  const { hero } = useI18n('home').texts.home;
  return (
    <section className={styles.hero}>
      <div className={styles.columns}>
        <div>
          <Text variant="overline" as="p" tone="secondary" className={styles.kicker}>
            {hero.kicker}
          </Text>
          <Text variant="h1" className={styles.title}>
            {hero.title}
          </Text>
          <Text tone="secondary" className={styles.lead}>
            {hero.lead}
          </Text>
          <Calls start={hero.start} meeting={hero.meeting} small={hero.free} />
          <Text variant="body2" tone="secondary" className={styles.price}>
            {hero.price}
          </Text>
        </div>
        <div className={styles.wideOnly}>
          <HeroLine />
        </div>
        <div className={styles.narrowOnly}>
          <Line current={1} />
        </div>
      </div>
    </section>
  );
}

const factIcons = [ReceiptText, Hourglass, Users];

export function Facts() {
  const { texts } = useI18n('home');
  return (
    <section className={styles.facts}>
      <div className={styles.factList}>
        {texts.home.facts.map(({ title, text }, index) => {
          const Icon = factIcons[index] ?? ReceiptText;
          return (
            <div key={title} className={styles.fact}>
              <Icon size={26} strokeWidth={1.5} aria-hidden="true" style={{ flexShrink: 0 }} />
              <div>
                <Text className={styles.factTitle}>{title}</Text>
                <Text variant="body2" tone="secondary">
                  {text}
                </Text>
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}
