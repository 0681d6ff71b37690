import { parties, statuses } from '#domain/foundations/statuses.ts';
import { ChoiceFilter, ListFilters, SearchFilter } from '../../../kit/list/filters.tsx';
import { useTexts } from '../../../kit/texts/use-texts.ts';

/** Search, status and who is being waited for. */
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
    </ListFilters>
  );
}
