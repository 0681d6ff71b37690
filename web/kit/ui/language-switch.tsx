import { useTranslation } from 'react-i18next';
import { locales, pathTo } from '#domain/site/paths.ts';
import { rememberLocale } from '../texts/locale-cookie.ts';
import { useLocale } from '../texts/use-locale.ts';
import { pathIn, usePage } from '../texts/use-page.ts';
import { Anchor } from './anchor.tsx';
import styles from './language-switch.module.css';

interface LanguageSwitchProps {
  /** Whole names instead of codes. */
  names?: boolean;
  /** Where a page has two, so that people who hear it can tell them apart. */
  label?: string;
}

/** Links to the same page in the other language. */
export function LanguageSwitch({ names = false, label }: LanguageSwitchProps) {
  const { t } = useTranslation(['common']);
  const { locale } = useLocale();
  const page = usePage();
  return (
    <nav aria-label={label ?? t('common:language.label')} className={styles.languages}>
      {locales.map((other, index) => (
        <span key={other} className={styles.item}>
          {index > 0 && (
            <span aria-hidden="true" className={names ? styles.spacedSlash : styles.slash}>
              /
            </span>
          )}
          <Anchor
            href={(page && pathIn(page, other)) ?? pathTo('home', other)}
            hrefLang={other}
            lang={other}
            aria-label={t('common:language')[other]}
            aria-current={other === locale ? 'true' : undefined}
            data-locale={other}
            onClick={() => rememberLocale(other)}
            className={other === locale ? styles.current : styles.language}
          >
            {names ? t('common:language')[other] : other.toUpperCase()}
          </Anchor>
        </span>
      ))}
    </nav>
  );
}
