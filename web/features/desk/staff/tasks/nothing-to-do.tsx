import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Coming } from '#api/contract.gen.d.ts';
import type { TaskSelection } from '#domain/desk/tasks.ts';
import { longDate } from '#domain/site/formats.ts';
import { call } from '../../../../desk/call.ts';
import { useIdentity } from '../../../../desk/session/session.ts';
import { useTaskActions } from '../../../../desk/tasks/use-task-actions.ts';
import { EmptyList } from '../../../../kit/list/empty-list.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { staffPath } from '../../../../staff-pages.ts';

interface Props {
  show: TaskSelection;
  /** What comes next, while nothing of one's own is to be done. */
  next: Coming | null;
  /** How many tasks are nobody's. */
  unowned: number;
  onShowTeam: () => void;
}

/** Says what is awaited until when, so that an empty list is no riddle. */
export function NothingToDo({ show, next, unowned, onShowTeam }: Props) {
  const { t } = useTranslation(['staff', 'staffTasks']);
  const { locale } = useLocale();
  const isComing = show === 'mine' && next !== null;
  const hint = isComing
    ? t('staffTasks:tasks.empty.next', {
        company: next.companyName ?? t('staff:unnamed'),
        party: t(`staffTasks:tasks.party.${next.waitingOn}`),
        date: longDate(next.dueOn, locale),
      })
    : t(`staffTasks:tasks.empty.${show}Hint`);
  return (
    <EmptyList title={t(`staffTasks:tasks.empty.${show}`)} hint={hint}>
      {show === 'mine' && unowned > 0 && <TakeNext />}
      {isComing && (
        <Button
          variant="outlined"
          component={Link}
          to={staffPath('foundation', next.foundationId)}
          sx={{ mr: 1.5 }}
        >
          {t('staffTasks:tasks.empty.nextOpen')}
        </Button>
      )}
      {show !== 'team' && (
        <Button variant="outlined" onClick={onShowTeam}>
          {t('staffTasks:tasks.empty.showTeam')}
        </Button>
      )}
    </EmptyList>
  );
}

/** Gives whoever has nothing to do the first of those tasks that are nobody's. */
function TakeNext() {
  const { t } = useTranslation(['staffTasks']);
  const me = useIdentity()?.id;
  const { busy, assign } = useTaskActions();
  const [isLooking, setIsLooking] = useState(false);
  const take = async () => {
    if (me === undefined) return;
    setIsLooking(true);
    const found = await call('GET /admin/tasks', {
      query: { show: 'unowned', limit: 1, offset: 0 },
    }).finally(() => setIsLooking(false));
    const first = found.ok ? found.data[0] : undefined;
    if (first) await assign([first.key], me, 'taken');
  };
  return (
    <Button
      variant="contained"
      loading={busy || isLooking}
      onClick={() => void take()}
      sx={{ mr: 1.5 }}
    >
      {t('staffTasks:tasks.empty.takeNext')}
    </Button>
  );
}
