import { Outlet } from 'react-router';
import { useI18n } from '../shared/i18n/use-i18n.ts';
import { RouteError } from '../shared/ui/error-page.tsx';

/** For layouts with a `main` of their own. */
export default function BoundaryInMain() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const { texts, locale } = useI18n();
  return <RouteError texts={texts.errors} locale={locale} />;
}
