import { useTranslation } from 'react-i18next';
import { dueWithin } from '#domain/desk/due-within.ts';
import { comesBackAs } from '#domain/foundations/due-dates.ts';
import { parties, statuses } from '#domain/foundations/statuses.ts';
import { ChoiceFilter, ListFilters, SearchFilter } from '../../../kit/list/filters.tsx';
import { useIdentity } from '../../../shared/staff/session/session.ts';
import { useTeam } from '../../../shared/staff/use-team.ts';

/** Search, status, who is waited for, who looks after it, when it is due, and what has come back. */
export function FoundationFilters() {
  const { t } = useTranslation(['staffFoundations']);
  const team = useTeam();
  const former = useTeam('former');
  const me = useIdentity()?.id;
  return (
    <ListFilters>
      <SearchFilter name="search" label={t('staffFoundations:foundations.search')} />
      <ChoiceFilter
        name="status"
        label={t('staffFoundations:foundations.status')}
        anyText={t('staffFoundations:foundations.everyStatus')}
        options={statuses.map((status) => [status, t(`staffFoundations:status.${status}`)])}
      />
      <ChoiceFilter
        name="waitingOn"
        label={t('staffFoundations:foundations.waitingOn')}
        anyText={t('staffFoundations:foundations.everyParty')}
        options={parties
          .filter((party) => party !== 'nobody')
          .map((party) => [party, t(`staffFoundations:party.${party}`)])}
      />
      <ChoiceFilter
        name="owner"
        label={t('staffFoundations:foundations.owner')}
        anyText={t('staffFoundations:foundations.everyOwner')}
        options={[
          ['me', t('staffFoundations:foundations.mine')],
          ['none', t('staffFoundations:foundations.nobody')],
          ...team.filter(({ id }) => id !== me).map(({ id, name }) => [id, name] as const),
          ...former.map(
            ({ id, name }) => [id, t('staffFoundations:foundations.former', { name })] as const,
          ),
        ]}
      />
      <ChoiceFilter
        name="due"
        label={t('staffFoundations:foundations.due')}
        anyText={t('staffFoundations:foundations.everyDue')}
        options={dueWithin.map((within) => [
          within,
          t(`staffFoundations:foundations.dueWithin.${within}`),
        ])}
      />
      <ChoiceFilter
        name="comesBack"
        label={t('staffFoundations:foundations.comesBack')}
        anyText={t('staffFoundations:foundations.everywhere')}
        options={(['any', ...comesBackAs] as const).map((as) => [
          as,
          t(`staffFoundations:foundations.back.${as}`),
        ])}
      />
    </ListFilters>
  );
}
