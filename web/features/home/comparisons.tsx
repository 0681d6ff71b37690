import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { homeSections } from '#domain/site/paths.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Button } from '../../kit/ui/elements/button.tsx';
import { CompareTable } from '../../kit/ui/page/compare-table.tsx';
import { Fold } from '../../kit/ui/page/fold.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import styles from './comparisons.module.css';

type Table = ComponentProps<typeof CompareTable>;

function BesideTable({ children, ...table }: Table & { children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.head}>{children}</div>
      <Fold summary={table.caption}>
        <CompareTable {...table} />
      </Fold>
    </div>
  );
}

/** The two legal forms side by side. */
export function LegalForms() {
  const { t } = useTranslation(['home']);
  const { to } = useLocale();
  const { kicker, title, lead, action, ...table } = t('home:legalForm');
  return (
    <Section id={homeSections.legalForm} band>
      <BesideTable {...table}>
        <SectionHead kicker={kicker} title={title} lead={lead} />
        <Button variant="outlined" href={`${to('found-now')}#rechtsform`} className={styles.action}>
          {action}
        </Button>
      </BesideTable>
    </Section>
  );
}

/** The traditional way compared to ours. */
export function Ways() {
  const { t } = useTranslation(['home']);
  const { kicker, title, lead, ...table } = t('home:comparison');
  return (
    <Section>
      <BesideTable {...table} emphasised={1}>
        <SectionHead kicker={kicker} title={title} lead={lead} />
      </BesideTable>
    </Section>
  );
}
