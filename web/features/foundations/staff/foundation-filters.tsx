import { comesBackAs } from '#domain/foundations/due-dates.ts';
import { parties, statuses } from '#domain/foundations/statuses.ts';
import { ChoiceFilter, ListFilters, SearchFilter } from '../../../kit/list/filters.tsx';
import { useTexts } from '../../../kit/texts/use-texts.ts';

/** Search, status, who is waited for, who looks after it, and what has come back to us. */
export function FoundationFilters() {
  const { t } = useTexts('staffFoundations');
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
        name="mine"
        label={t('staffFoundations:foundations.owner')}
        anyText={t('staffFoundations:foundations.everyOwner')}
        options={[['yes', t('staffFoundations:foundations.mine')]]}
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
