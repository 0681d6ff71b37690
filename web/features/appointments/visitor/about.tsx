import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fillIn } from '../../../kit/texts/fill-in.ts';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { Talk } from '../../../kit/ui/illustrations.tsx';
import { MarkedList } from '../../../kit/ui/page/lists.tsx';
import { useOperator } from '../../../kit/ui/site-data.ts';
import styles from './about.module.css';

/** What the meeting is and what it is not. */
export function About() {
  const { t } = useTranslation(['visitorAppointments']);
  const { lawFirm } = useOperator();
  const words = t('visitorAppointments:about');
  return (
    <aside className={styles.about}>
      <Talk size={72} aria-hidden="true" />
      <Part title={words.isTitle}>
        <MarkedList items={words.is} included />
      </Part>
      <Part title={words.isNotTitle}>
        <MarkedList
          items={words.isNot.map((point) => fillIn(point, { lawFirm: lawFirm.name }))}
          included={false}
        />
      </Part>
      <Part title={words.onceTitle}>
        <Text tone="secondary">{words.once}</Text>
      </Part>
    </aside>
  );
}

interface PartProps {
  title: string;
  children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <div>
    <Text variant="h4" as="h2" className={styles.title}>
      {title}
    </Text>
    {children}
  </div>
);
