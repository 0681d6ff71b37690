import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../texts/use-locale.ts';
import { Button } from '../../ui/elements/button.tsx';
import { Text } from '../../ui/elements/text.tsx';
import styles from './sent.module.css';

interface SentProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

/** What a page shows in place of a form that was accepted. */
export function Sent({ title, lead, children }: SentProps) {
  const { t } = useTranslation(['errors']);
  const { to } = useLocale();
  // Takes the focus from the form, which is gone.
  const focused = { autoFocus: true, tabIndex: -1 };
  return (
    <div>
      <div className={styles.icon}>
        <CircleCheck size={44} strokeWidth={1.5} aria-hidden="true" />
      </div>
      <Text variant="h3" as="h1" {...focused} className={styles.title}>
        {title}
      </Text>
      <Text tone="secondary" className={styles.lead}>
        {lead}
      </Text>
      {children}
      <Button variant="outlined" size="large" href={to('home')} className={styles.home}>
        {t('errors:goHome')}
      </Button>
    </div>
  );
}
