import { X } from 'lucide-react';
import { useLocale } from '../kit/texts/use-locale.ts';
import { pathIn, usePage } from '../kit/texts/use-page.ts';
import { Anchor } from '../kit/ui/anchor.tsx';
import { IconButton } from '../kit/ui/elements/icon-button.tsx';
import styles from './english-hint.module.css';

/**
 * Tells people whose browser asks for another language that the page is there in English;
 * `web/site/main.ts` shows it to them, until they have chosen.
 */
export function EnglishHint() {
  const { locale } = useLocale();
  const page = usePage();
  const href = page && pathIn(page, 'en');
  if (locale === 'en' || !href) return null;
  return (
    <div hidden data-english-hint="" lang="en" className={styles.hint}>
      <Anchor href={href} hrefLang="en" data-locale="en" className={styles.link}>
        Read this page in English
      </Anchor>
      <IconButton data-locale="de" aria-label="Stay with German" tone="primary">
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
