import { useI18n } from '../kit/texts/use-i18n.ts';
import { TextLink } from '../kit/ui/elements/text-link.tsx';
import styles from './legal-links.module.css';

/** For layouts without the public footer: what the law wants within reach of every page. */
export function LegalLinks() {
  const { texts, to } = useI18n();
  const { footer } = texts.common;
  const links = [
    { text: footer.imprint, href: to('imprint') },
    { text: footer.privacy, href: to('privacy') },
    { text: footer.withdrawal, href: to('withdrawal') },
    { text: footer.accessibility, href: to('accessibility') },
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
