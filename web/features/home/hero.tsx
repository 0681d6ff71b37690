import { Hourglass, ReceiptText, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../kit/ui/elements/text.tsx';
import { Line } from '../../kit/ui/line.tsx';
import { Calls } from '../../kit/ui/page/calls.tsx';
import styles from './hero.module.css';
import { HeroLine } from './hero-line.tsx';

export function Hero() {
  const { t } = useTranslation(['home']);
  return (
    <section className={styles.hero}>
      <div className={styles.columns}>
        <div>
          <Text variant="overline" as="p" tone="secondary" className={styles.kicker}>
            {t('home:hero.kicker')}
          </Text>
          <Text variant="h1" className={styles.title}>
            {t('home:hero.title')}
          </Text>
          <Text tone="secondary" className={styles.lead}>
            {t('home:hero.lead')}
          </Text>
          <Text variant="body2" tone="secondary" className={styles.forms}>
            {t('home:hero.forms')}
          </Text>
          <Calls
            start={t('home:hero.start')}
            meeting={t('home:hero.meeting')}
            small={t('home:hero.free')}
          />
          <Text variant="body2" tone="secondary" className={styles.price}>
            {t('home:hero.price')}
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
  const { t } = useTranslation(['home']);
  return (
    <section className={styles.facts}>
      <div className={styles.factList}>
        {t('home:facts').map(({ title, text }, index) => {
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
