import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { EmptyList } from '../../kit/list/empty-list.tsx';

/** Around the pages, so that menu and header stay when one of them crashes. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const { t } = useTranslation(['staff', 'common']);
  return (
    <EmptyList title={t('staff:error.title')} hint={t('staff:error.lost')}>
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {t('common:again')}
      </Button>
    </EmptyList>
  );
}
