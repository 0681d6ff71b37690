import { Outlet } from 'react-router';
import { useI18n } from '../shared/i18n/use-i18n.ts';
import { ErrorPage } from '../shared/ui/error-page.tsx';

/** For layouts whose pages render their own `main`. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const { texts, locale } = useI18n();
  return <ErrorPage texts={texts.errors} locale={locale} />;
}
