import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Coming } from '#api/contract.ts';
import type { TaskSelection } from '#domain/desk/tasks.ts';
import { longDate } from '#domain/site/formats.ts';
import { EmptyList } from '../../../../kit/list/empty-list.tsx';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { staffPath } from '../../../../staff-pages.ts';

interface Props {
  show: TaskSelection;
  /** What comes next, while nothing of one's own is to be done. */
  next: Coming | null;
  onShowTeam: () => void;
}

/** Says what is awaited until when, so that an empty list is no riddle. */
export function NothingToDo({ show, next, onShowTeam }: Props) {
  const { t, locale } = useTexts('staff', 'staffTasks');
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
