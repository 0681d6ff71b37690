import { useTranslation } from 'react-i18next';
import { Card } from '../../kit/ui/elements/card.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { IdeaBulb, stationPictures } from '../../kit/ui/illustrations.tsx';
import { MarkedList } from '../../kit/ui/page/lists.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import { useOperator } from '../../kit/ui/site-data.ts';
import { PackageContents } from '../../shared/catalogue/package-contents.tsx';
import styles from './journey.module.css';

/** What the price covers, as plainly as what it does not. */
export function Scope() {
  const { t } = useTranslation(['foundNow']);
  const { lawFirm } = useOperator();
  return (
    <Section band>
      <SectionHead title={t('foundNow:scope.title')} />
      <div className={styles.columns}>
        <div>
          <Text variant="h4" as="h3" className={styles.listTitle}>
            {t('foundNow:scope.included')}
          </Text>
          <PackageContents
            names={{
              operator: t('foundNow:scope.contracts.operator'),
              'law-firm': t('foundNow:scope.contracts.law-firm', lawFirm),
            }}
          />
        </div>
        <div>
          <Text variant="h4" as="h3" className={styles.listTitle}>
            {t('foundNow:scope.excluded')}
          </Text>
          <MarkedList items={t('foundNow:scope.excludedItems')} included={false} />
        </div>
      </div>
    </Section>
  );
}

/** What founders pay besides who do not speak German, or sign outside Germany. */
export function Abroad() {
  const { t } = useTranslation(['foundNow']);
  const { title, lead, note, caption, items } = t('foundNow:abroad');
  return (
    <Section id="ausland">
      <SectionHead title={title} lead={lead} />
      <Text variant="body2" tone="secondary" className={styles.abroadCaption}>
        {caption}
      </Text>
      <dl className={styles.abroadItems}>
        {items.map((item) => (
          <div key={item.title} className={styles.abroadItem}>
            <dt>{item.title}</dt>
            <dd>{item.amount}</dd>
          </div>
        ))}
      </dl>
      <Text variant="body2" tone="secondary" className={styles.abroadNote}>
        {note}
      </Text>
    </Section>
  );
}

/** The seven stations along the line: who acts, how long it usually takes. */
export function Journey() {
  const { t } = useTranslation(['foundNow']);
  return (
    <Section id="ablauf" band>
      <SectionHead
        kicker={t('foundNow:journey.kicker')}
        title={t('foundNow:journey.title')}
        lead={t('foundNow:journey.lead')}
      />
      <ol className={styles.stations}>
        {t('foundNow:journey.stations').map((station, index) => (
          <Station key={station.title} {...station} Picture={stationPictures[index] ?? IdeaBulb} />
        ))}
      </ol>
    </Section>
  );
}

interface StationProps {
  title: string;
  who: string;
  time: string;
  Picture: typeof IdeaBulb;
}

/** The line runs below the pictures; on phones it runs down beside them. */
function Station({ title, who, time, Picture }: StationProps) {
  return (
    <li className={styles.station}>
      <Picture size={44} />
      <div aria-hidden="true" className={styles.mark} />
      <div>
        <Text variant="h5" as="h3">
          {title}
        </Text>
        <Text variant="body2" className={styles.who}>
          {who}
        </Text>
        <Text variant="body2" tone="secondary" className={styles.time}>
          {time}
        </Text>
      </div>
    </li>
  );
}

/** Who does what; the law firm comes from the configuration. */
export function People() {
  const { t } = useTranslation(['foundNow']);
  const { lawFirm } = useOperator();
  return (
    <Section>
      <SectionHead title={t('foundNow:people.title')} />
      <div className={styles.people}>
        {(['lawFirm', 'notary', 'court', 'us'] as const).map((name) => (
          <Card key={name} className={styles.person}>
            <Text variant="h4" as="h3">
              {t(`foundNow:people.items.${name}.title`, lawFirm)}
            </Text>
            <Text tone="secondary" className={styles.personText}>
              {t(`foundNow:people.items.${name}.text`, lawFirm)}
            </Text>
          </Card>
        ))}
      </div>
    </Section>
  );
}
