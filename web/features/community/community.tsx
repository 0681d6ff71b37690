import { pathToSection } from '#domain/site/paths.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
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
  const { texts, to, locale } = useI18n('community');
  const { title, description, limits, links } = texts.community;
  return (
    <Main>
      <PageHead title={title} description={description} />
      <Intro />
      <Section band>
        <Benefits />
      </Section>
      <Section>
        <div className={styles.limits}>
          <Text variant="h3" as="h2">
            {limits.title}
          </Text>
          <Text tone="secondary" className={styles.limitsText}>
            {limits.text}
          </Text>
          <div className={styles.links}>
            <Button variant="outlined" href={to('services')}>
              {links.services}
            </Button>
            <Button variant="outlined" href={pathToSection('partners', locale)}>
              {links.partners}
            </Button>
          </div>
        </div>
      </Section>
    </Main>
  );
}

function Intro() {
  const { texts, to } = useI18n('community');
  const { kicker, heading, lead, register, login } = texts.community;
  return (
    <Section>
      <div className={styles.intro}>
        <div className={styles.introText}>
          <Text variant="overline" as="p" tone="secondary" className={styles.kicker}>
            {kicker}
          </Text>
          <Text variant="h1">{heading}</Text>
          <Text tone="secondary" className={styles.lead}>
            {lead}
          </Text>
          <div className={styles.calls}>
            <Button variant="contained" size="large" href={to('register')}>
              {register}
            </Button>
            <Button size="large" href={to('login')}>
              {login}
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
  const { texts } = useI18n('community');
  const { label, company, now, turn } = texts.community.example;
  return (
    <Card as="figure" className={styles.example}>
      <Text variant="overline" as="figcaption" tone="secondary">
        {label}
      </Text>
      <Text variant="h5" as="p" className={styles.company}>
        {company}
      </Text>
      {/* A picture: only a company of one's own has a pulse. */}
      <div className={styles.picture}>
        <Line current={3} />
      </div>
      <Text className={styles.now}>{now}</Text>
      <Text tone="secondary">{turn}</Text>
    </Card>
  );
}

function Benefits() {
  const { texts } = useI18n('community');
  const { gets, benefits } = texts.community;
  return (
    <>
      <Text variant="h2">{gets}</Text>
      <ul className={styles.benefits}>
        {benefits.map(({ title, text }, index) => {
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
