import { Outlet } from 'react-router';
import { ErrorPage } from '../components/error-page.tsx';
import { useI18n } from '../i18n/use-i18n.ts';

export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const { texts, locale } = useI18n();
  return <ErrorPage texts={texts.errors} locale={locale} />;
}
