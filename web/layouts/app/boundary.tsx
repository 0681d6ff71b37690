import { Outlet } from 'react-router';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { RouteError } from '../../kit/ui/error-page.tsx';

/** Members stay within their menu, and can go on from there. */
export default function AppBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const { locale } = useLocale();
  return <RouteError locale={locale} member />;
}
