import { Outlet } from 'react-router';
import { useLocale } from '../kit/texts/use-locale.ts';
import { ErrorPage } from '../kit/ui/error-page.tsx';

/** For layouts whose pages render their own `main`. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const { locale } = useLocale();
  return <ErrorPage locale={locale} />;
}
