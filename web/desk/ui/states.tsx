import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router';
import { may, type Right, type TeamRole, teamRoles } from '#domain/desk/rights.ts';
import { isUndecided } from '../../kit/api/api-error.ts';
import type { Refusal } from '../../kit/api/call.ts';
import { EmptyList } from '../../kit/list/empty-list.tsx';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { staffPath } from '../../staff-pages.ts';
import { useErrorText } from '../error-text.ts';
import { useIdentity } from '../session/session.ts';

interface ReadFailedProps {
  refusal: Refusal;
  /** A page that the role may not see at all: its title, and what it takes. */
  closed?: { title: string; right: Right };
}

/** A failed read: what happened, that nothing is lost, and what to do next. */
export function ReadFailed({ refusal, closed }: ReadFailedProps) {
  const { t } = useTranslation(['staff', 'common']);
  const { locale } = useLocale();
  const role = useIdentity()?.role;
  const general = useErrorText()(refusal);
  const isClosed = closed !== undefined && role !== undefined && refusal.status === 403;
  const names = (roles: readonly TeamRole[]) =>
    new Intl.ListFormat(locale).format(roles.map((one) => t(`staff:role.${one}`)));
  const { title, description } = isClosed
    ? {
        title: t('staff:error.closed', { title: closed.title }),
        description: t('staff:error.closedTo', {
          role: t(`staff:role.${role}`),
          roles: names(teamRoles.filter((one) => may(one, closed.right))),
        }),
      }
    : general;
  const { revalidate } = useRevalidator();
  const canRetry = isUndecided(refusal);
  return (
    <Box role="alert">
      <EmptyList title={title} hint={canRetry ? t('staff:error.lost') : description}>
        {canRetry ? (
          <Button variant="outlined" onClick={() => void revalidate()}>
            {t('common:again')}
          </Button>
        ) : (
          <ToTasks />
        )}
      </EmptyList>
    </Box>
  );
}

/** In place of a page that could not be read. */
export const PageFailed = (props: ReadFailedProps) => (
  <Card>
    <ReadFailed {...props} />
  </Card>
);

export function ToTasks() {
  const { t } = useTranslation(['staff']);
  return (
    <Button variant="outlined" component={Link} to={staffPath('tasks')}>
      {t('staff:error.home')}
    </Button>
  );
}
