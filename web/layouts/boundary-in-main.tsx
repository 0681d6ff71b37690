import { Outlet } from 'react-router';
import { useTexts } from '../kit/texts/use-texts.ts';
import { RouteError } from '../kit/ui/error-page.tsx';

/** For layouts with a `main` of their own. */
export default function BoundaryInMain() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const { t, locale } = useTexts();
  return <RouteError texts={t('errors')} locale={locale} />;
}
