import { useTranslation } from 'react-i18next';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Card } from '../../kit/ui/elements/card.tsx';
import { Chip } from '../../kit/ui/elements/chip.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { TextLink } from '../../kit/ui/elements/text-link.tsx';
import { Line } from '../../kit/ui/line.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import { useOperator } from '../../kit/ui/site-data.ts';
import styles from './proof.module.css';

/** Who advises, how long courts take and how fees are calculated, each with where to check it. */
export function Proof() {
  const { t } = useTranslation(['home']);
  const { to } = useLocale();
  const { lawFirm } = useOperator();
  const page = to('found-now');
  const facts = [
    {
      ...t('home:proof.lawFirm'),
      text: t('home:proof.lawFirm.text', lawFirm),
      href: to('imprint'),
    },
    { ...t('home:proof.waiting'), href: `${page}#dauer` },
    { ...t('home:proof.fees'), href: `${page}#kosten` },
  ];
  return (
    <Section>
      <SectionHead title={t('home:proof.title')} />
      <div className={styles.columns}>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact.title} className={styles.fact}>
              <Text variant="h5" as="h3">
                {fact.title}
              </Text>
              <Text tone="secondary" className={styles.text}>
                {fact.text}{' '}
                <TextLink href={fact.href} underline="always">
                  {fact.link}
                </TextLink>
              </Text>
            </li>
          ))}
        </ul>
        <div className={styles.wideOnly}>
          <Example />
        </div>
      </div>
    </Section>
  );
}

/** A company's page in small, marked as an example. */
function Example() {
  const { t } = useTranslation(['home']);
  return (
    <Card as="figure" className={styles.example}>
      <figcaption className={styles.exampleHead}>
        <Text as="span" variant="body2" tone="secondary">
          {t('home:proof.example.title')}
        </Text>
        <Chip label={t('home:proof.example.mark')} className={styles.mark} />
      </figcaption>
      <Text variant="h4" as="p" className={styles.company}>
        {t('home:proof.example.company')}
      </Text>
      <Line current={5} />
      <Text className={styles.exampleText}>{t('home:proof.example.text')}</Text>
    </Card>
  );
}
