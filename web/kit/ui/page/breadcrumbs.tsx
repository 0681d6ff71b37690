import { TextLink } from '../elements/text-link.tsx';
import { useSiteData } from '../site-data.ts';
import styles from './breadcrumbs.module.css';
import { JsonLd } from './json-ld.tsx';

interface Crumb {
  text: string;
  href: string;
}

interface BreadcrumbsProps {
  label: string;
  /** The pages above this one, from the top. */
  above: readonly Crumb[];
  /** This page; for search engines, as people see it named by its headline. */
  here: Crumb;
}

/** The way down to a page. */
export function Breadcrumbs({ label, above, here }: BreadcrumbsProps) {
  const origin = useSiteData()?.publicUrl ?? '';
  return (
    <nav aria-label={label} className={styles.breadcrumbs}>
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
