import { useTexts } from '../kit/texts/use-texts.ts';
import { TextLink } from '../kit/ui/elements/text-link.tsx';
import styles from './legal-links.module.css';

/** For layouts without the public footer: what the law wants within reach of every page. */
export function LegalLinks() {
  const { t, to } = useTexts();
  const links = [
    { text: t('common:footer.imprint'), href: to('imprint') },
    { text: t('common:footer.privacy'), href: to('privacy') },
    { text: t('common:footer.withdrawal'), href: to('withdrawal') },
    { text: t('common:footer.accessibility'), href: to('accessibility') },
  ];
  return (
    <footer className={styles.footer}>
      {links.map(({ text, href }) => (
        <TextLink key={href} href={href} tone="secondary" className={styles.link}>
          {text}
        </TextLink>
      ))}
    </footer>
  );
}
