import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

/** Not handled by the router: other sites, mail, phone, files of the API and the console. */
const leavesTheSite = /^([a-z][a-z0-9+.-]*:|\/api\/|\/admin\b)/i;

/** Turns `<Button href>` and `<Link href>` of MUI into router links, prefetched on intent. */
export function Anchor({ href = '', children, ...rest }: AnchorProps) {
  if (href.startsWith('#') || leavesTheSite.test(href)) {
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
