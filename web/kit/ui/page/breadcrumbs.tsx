import { useTranslation } from 'react-i18next';
import { useLocale } from '../../texts/use-locale.ts';
import { TextLink } from '../elements/text-link.tsx';
import { useSiteData } from '../site-data.ts';
import styles from './breadcrumbs.module.css';
import { JsonLd } from './json-ld.tsx';

export interface Crumb {
  text: string;
  href: string;
}

interface BreadcrumbsProps {
  /** The pages between home and this one. */
  above?: readonly Crumb[];
  /** This page; for search engines, as people see it named by its headline. */
  here: Crumb;
}

/** The way down to a page. */
export function Breadcrumbs({ above: between = [], here }: BreadcrumbsProps) {
  const { t } = useTranslation(['common']);
  const { to } = useLocale();
  const above = [{ text: t('common:breadcrumbs.home'), href: to('home') }, ...between];
  const origin = useSiteData()?.publicUrl ?? '';
  return (
    <nav aria-label={t('common:breadcrumbs.label')} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {above.map(({ text, href }) => (
          <li key={href}>
            <TextLink href={href} className={styles.link}>
              {text}
            </TextLink>
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [...above, here].map(({ text, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: text,
            item: origin + href,
          })),
        }}
      />
    </nav>
  );
}
