import { useTranslation } from 'react-i18next';
import { useLocale } from '../kit/texts/use-locale.ts';
import { classes } from '../kit/ui/elements/classes.ts';
import { TextLink } from '../kit/ui/elements/text-link.tsx';
import styles from './legal-links.module.css';

/** For layouts without the public footer: what the law wants within reach of every page. */
export function LegalLinks() {
  const { t } = useTranslation(['common']);
  const { to } = useLocale();
  const links = [
    { text: t('common:footer.imprint'), href: to('imprint') },
    { text: t('common:footer.privacy'), href: to('privacy') },
    // The law wants it to stand out (§ 356a (1) BGB).
    { text: t('common:footer.withdrawal'), href: to('withdrawal'), prominent: true },
    { text: t('common:footer.accessibility'), href: to('accessibility') },
  ];
  return (
    <footer className={styles.footer}>
      {links.map(({ text, href, prominent }) => (
        <TextLink
          key={href}
          href={href}
          {...(!prominent && { tone: 'secondary' as const })}
          className={classes(styles.link, prominent && styles.prominent)}
        >
          {text}
        </TextLink>
      ))}
    </footer>
  );
}
