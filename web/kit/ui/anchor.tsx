import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router';
import { isInApp } from '../../page-layouts.ts';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

/**
 * Turns `<Button href>` and `<Link href>` of MUI into router links, prefetched on intent. All else is
 * loaded as a document: public pages, the console, files of the API, other sites, mail.
 */
export function Anchor({ href = '', children, ...rest }: AnchorProps) {
  if (!isInApp(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link prefetch="intent" to={href} {...rest}>
      {children}
    </Link>
  );
}
