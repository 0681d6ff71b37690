import { Outlet } from 'react-router';
import { useI18n } from '../kit/texts/use-i18n.ts';
import { RouteError } from '../kit/ui/error-page.tsx';

/** For layouts with a `main` of their own. */
export default function BoundaryInMain() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const { texts, locale } = useI18n();
  return <RouteError texts={texts.errors} locale={locale} />;
}
