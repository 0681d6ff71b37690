import { useTranslation } from 'react-i18next';
import { EmptyList } from '../../kit/list/empty-list.tsx';
import { ToTasks } from '../ui/states.tsx';

/** For addresses below `/admin/` that no page has. */
export default function Missing() {
  const { t } = useTranslation(['staff']);
  return (
    <EmptyList title={t('staff:error.notFound')}>
      <ToTasks />
    </EmptyList>
  );
}
