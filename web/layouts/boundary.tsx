import { Outlet } from 'react-router';
import { useTexts } from '../kit/texts/use-texts.ts';
import { ErrorPage } from '../kit/ui/error-page.tsx';

/** For layouts whose pages render their own `main`. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const { t, locale } = useTexts();
  return <ErrorPage texts={t('errors')} locale={locale} />;
}
