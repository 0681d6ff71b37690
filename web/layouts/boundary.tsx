import { Outlet } from 'react-router';
import { useI18n } from '../kit/texts/use-i18n.ts';
import { ErrorPage } from '../kit/ui/error-page.tsx';

/** For layouts whose pages render their own `main`. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const { texts, locale } = useI18n();
  return <ErrorPage texts={texts.errors} locale={locale} />;
}
