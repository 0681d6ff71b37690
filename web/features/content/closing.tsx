import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Button } from '../../kit/ui/elements/button.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import styles from './closing.module.css';

/** What to do next, for readers who want to set up a company; quiet, as the text is not about us. */
export function Closing() {
  const { texts, to } = useI18n('content');
  const { title, text, action } = texts.content.closing;
  return (
    <aside aria-label={title} className={styles.closing}>
      <div className={styles.words}>
        <Text variant="h5" as="p">
          {title}
        </Text>
        <Text tone="secondary" className={styles.text}>
          {text}
        </Text>
      </div>
      <Button variant="outlined" href={to('found-now')}>
        {action}
      </Button>
    </aside>
  );
}
