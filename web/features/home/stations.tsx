import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { homeSections } from '#domain/site/paths.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Button } from '../../kit/ui/elements/button.tsx';
import { Card } from '../../kit/ui/elements/card.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { IdeaBulb, stationPictures } from '../../kit/ui/illustrations.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import styles from './stations.module.css';

/** How it works, station by station. */
export function Stations() {
  const { t } = useTranslation(['home']);
  return (
    <Section id={homeSections.howItWorks}>
      <SectionHead
        kicker={t('home:howItWorks.kicker')}
        title={t('home:howItWorks.title')}
        lead={t('home:howItWorks.lead')}
      />
      <ol className={styles.stations}>
        {t('home:howItWorks.stations').map((station, index) => (
          <Station
            key={station.title}
            {...station}
            step={t('home:howItWorks.step', { number: index + 1 })}
            Picture={stationPictures[index] ?? IdeaBulb}
          />
        ))}
        <After />
      </ol>
    </Section>
  );
}

interface StationProps {
  title: string;
  text: string;
  step: string;
  Picture: typeof IdeaBulb;
}

/** A card; on phones a row of the list, with the title alone. */
const Station = ({ title, text, step, Picture }: StationProps) => (
  <Card as="li" className={styles.station}>
    <Picture size={48} />
    <div>
      <Text variant="body2" tone="secondary" className={styles.step}>
        {step}
      </Text>
      <Text variant="h4" as="h3" className={styles.title}>
        {title}
      </Text>
      <Text variant="body2" tone="secondary" className={styles.text}>
        {text}
      </Text>
    </div>
  </Card>
);

function After() {
  const { t } = useTranslation(['home']);
  const { to } = useLocale();
  return (
    <li className={styles.after}>
      <Text variant="h4" as="h3" className={styles.afterTitle}>
        {t('home:howItWorks.after.title')}
      </Text>
      <Text variant="body2" tone="secondary" className={styles.afterText}>
        {t('home:howItWorks.after.text')}
      </Text>
      <Button
        href={`${to('found-now')}#ablauf`}
        endIcon={<ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />}
        className={styles.afterLink}
      >
        {t('home:howItWorks.after.link')}
      </Button>
    </li>
  );
}
