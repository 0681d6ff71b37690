import { Outlet } from 'react-router';
import { useLocale } from '../kit/texts/use-locale.ts';
import { RouteError } from '../kit/ui/error-page.tsx';

/** For layouts with a `main` of their own. */
export default function BoundaryInMain() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const { locale } = useLocale();
  return <RouteError locale={locale} />;
}
