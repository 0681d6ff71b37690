import { useTexts } from '../../kit/texts/use-texts.ts';
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
  const { t, to } = useTexts('content');
  return (
    <Breadcrumbs
      label={t('content:trail.label')}
      above={[{ text: t('content:trail.home'), href: to('home') }, ...above]}
      here={here}
    />
  );
}
