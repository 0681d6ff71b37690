import { useTranslation } from 'react-i18next';
import { useLocale } from '../../kit/texts/use-locale.ts';
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
  const { t } = useTranslation(['content']);
  const { to } = useLocale();
  return (
    <Breadcrumbs
      label={t('content:trail.label')}
      above={[{ text: t('content:trail.home'), href: to('home') }, ...above]}
      here={here}
    />
  );
}
