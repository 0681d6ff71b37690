import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { Breadcrumbs } from '../../shared/pages/breadcrumbs.tsx';

export interface Crumb {
  text: string;
  href: string;
}

interface TrailProps {
  /** The pages between home and this one. */
  above?: readonly Crumb[];
  here: Crumb;
}

export function Trail({ above = [], here }: TrailProps) {
  const { texts, to } = useI18n('content');
  const { label, home } = texts.content.trail;
  return (
    <Breadcrumbs label={label} above={[{ text: home, href: to('home') }, ...above]} here={here} />
  );
}
