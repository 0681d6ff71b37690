import { Outlet } from 'react-router';
import { useTexts } from '../../kit/texts/use-texts.ts';
import { RouteError } from '../../kit/ui/error-page.tsx';

/** Members stay within their menu, and can go on from there. */
export default function AppBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const { t, locale } = useTexts();
  return <RouteError texts={t('errors')} locale={locale} member />;
}
