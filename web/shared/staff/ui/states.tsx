import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useRevalidator } from 'react-router';
import { isUndecided } from '../../../kit/api/api-error.ts';
import type { Refusal } from '../../../kit/api/call.ts';
import { EmptyList } from '../../../kit/list/empty-list.tsx';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { staffPath } from '../../../staff-pages.ts';
import { useErrorText } from '../error-text.ts';
import { useIdentity } from '../session/session.ts';

interface ReadFailedProps {
  refusal: Refusal;
  /** The title of a list, which the role may not see at all. */
  list?: string;
}

/** A failed read: what happened, that nothing is lost, and what to do next. */
export function ReadFailed({ refusal, list }: ReadFailedProps) {
  const { t } = useTexts('staff');
  const role = useIdentity()?.role;
  const general = useErrorText()(refusal);
  const isClosed = list !== undefined && role !== undefined && refusal.status === 403;
  const { title, description } = isClosed
    ? {
        title: t('staff:error.closed', { list }),
        description: t('staff:error.closedTo', { role: t(`staff:role.${role}`) }),
      }
    : general;
  const { revalidate } = useRevalidator();
  const canRetry = isUndecided(refusal);
  return (
    <Box role="alert">
      <EmptyList title={title} hint={canRetry ? t('staff:error.lost') : description}>
        {canRetry ? (
          <Button variant="outlined" onClick={() => void revalidate()}>
            {t('staff:error.again')}
          </Button>
        ) : (
          <ToTasks />
        )}
      </EmptyList>
    </Box>
  );
}

export function ToTasks() {
  const { t } = useTexts('staff');
  return (
    <Button variant="outlined" component={Link} to={staffPath('tasks')}>
      {t('staff:error.home')}
    </Button>
  );
}
