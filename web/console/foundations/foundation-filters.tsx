import { useTranslate } from 'ra-core';
import { parties, statuses } from '#domain/foundations/statuses.ts';
import { ChoiceFilter, ListFilters, SearchFilter } from '../ui/list-filters.tsx';

/** Search, status and who is being waited for. */
export function FoundationFilters() {
  const translate = useTranslate();
  return (
    <ListFilters>
      <SearchFilter name="search" label={translate('foundations.search')} />
      <ChoiceFilter
        name="status"
        label={translate('foundations.status')}
        anyText={translate('foundations.everyStatus')}
        options={statuses.map((status) => [status, translate(`status.${status}`)])}
      />
      <ChoiceFilter
        name="waitingOn"
        label={translate('foundations.waitingOn')}
        anyText={translate('foundations.everyParty')}
        options={parties
          .filter((party) => party !== 'nobody')
          .map((party) => [party, translate(`party.${party}`)])}
      />
    </ListFilters>
  );
}
