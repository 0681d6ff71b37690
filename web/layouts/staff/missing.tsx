import { EmptyList } from '../../kit/list/empty-list.tsx';
import { useTexts } from '../../kit/texts/use-texts.ts';
import { ToTasks } from '../../shared/staff/ui/states.tsx';

/** For addresses below `/admin/` that no page has. */
export default function Missing() {
  const { t } = useTexts('staff');
  return (
    <EmptyList title={t('staff:error.notFound')}>
      <ToTasks />
    </EmptyList>
  );
}
