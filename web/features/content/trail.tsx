import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Breadcrumbs } from '../../kit/ui/page/breadcrumbs.tsx';

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
