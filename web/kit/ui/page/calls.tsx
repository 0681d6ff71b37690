import { ArrowRight } from 'lucide-react';
import { useLocale } from '../../texts/use-locale.ts';
import { Button } from '../elements/button.tsx';
import { Text } from '../elements/text.tsx';
import styles from './calls.module.css';

interface CallsProps {
  start: string;
  meeting: string;
  /** What the first of them commits to. */
  small: string;
}

/** Both calls to action of a hero: to start, and to talk first. */
export function Calls({ start, meeting, small }: CallsProps) {
  const { to } = useLocale();
  return (
    <>
      <div className={styles.calls}>
        <Button
          variant="contained"
          size="large"
          href={to('register')}
          endIcon={<ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />}
        >
          {start}
        </Button>
        <Button variant="outlined" size="large" href={to('strategy-meeting')}>
          {meeting}
        </Button>
      </div>
      <Text variant="body2" tone="secondary" className={styles.small}>
        {small}
      </Text>
    </>
  );
}
