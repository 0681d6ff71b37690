import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import type { ListedFoundation } from '#api/contract.gen.d.ts';
import { dueWithin } from '#domain/desk/due-within.ts';
import { comesBackAs } from '#domain/foundations/due-dates.ts';
import { parties, statuses } from '#domain/foundations/statuses.ts';
import { type ListAddress, oneOf, rowsAt, sortAt } from '../../../kit/list/list-address.ts';
import { numberText } from '../../../kit/list/range-pager.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { call } from '../../../shared/staff/call.ts';
import { ListPage, readList } from '../../../shared/staff/list/list-page.tsx';
import { startSequence } from '../../../shared/staff/sequence/sequence.ts';
import { memberOfThisTab } from '../../../shared/staff/session/session.ts';
import { staffPath } from '../../../staff-pages.ts';
import { useFoundationColumns } from './foundation-columns.tsx';
import { FoundationFilters } from './foundation-filters.tsx';
import { FoundationsBar } from './foundations-bar.tsx';

const sorts = ['startedAt', 'since', 'dueOn'] as const;
const comesBackChoices = ['any', ...comesBackAs] as const;
const newestFirst = { field: 'startedAt', order: 'DESC' } as const;

function queryAt(list: ListAddress) {
  const { search, status, waitingOn, owner, due, comesBack } = list.filter;
  return {
    ...rowsAt(list),
    search,
    status: oneOf(statuses, status),
    waitingOn: oneOf(parties, waitingOn),
    owner: owner === 'me' ? memberOfThisTab()?.id : owner,
    due: oneOf(dueWithin, due),
    comesBack: oneOf(comesBackChoices, comesBack),
    sort: sortAt(list, sorts),
  };
}

export const clientLoader = ({ request: { signal }, url }: ClientLoaderFunctionArgs) =>
  readList(url, (list) => call('GET /foundations', { query: queryAt(list), signal }), {
    sort: newestFirst,
  });

const stepTo = (id: string) => ({ id, row: id });

/** Every foundation. */
export default function Foundations() {
  const { t } = useTranslation(['staff', 'staffFoundations']);
  const { locale } = useLocale();
  const read = useLoaderData<typeof clientLoader>();
  const { pathname, search } = useLocation();
  const follow = (id: string, ids: readonly string[]) => {
    if (!read.ok) return;
    const query = queryAt(read.list);
    void startSequence({
      from: pathname + search,
      id,
      steps: ids.map(stepTo),
      offset: query.offset,
      total: read.meta,
      read: async (rows) => {
        const around = await call('GET /foundations', { query: { ...query, ...rows } });
        return around.ok ? around.data.map((foundation) => stepTo(foundation.id)) : undefined;
      },
    });
  };
  const nameOf = ({ companyName }: ListedFoundation) => companyName ?? t('staff:unnamed');
  return (
    <ListPage
      shared={{ list: 'foundations', query: queryAt(read.list) }}
      read={read}
      words={t('staffFoundations:foundations')}
      count={({ total, more }) =>
        more
          ? t('staffFoundations:foundations.moreThan', { total: numberText(total, locale) })
          : t('staffFoundations:foundations.count', { count: total })
      }
      filters={<FoundationFilters />}
      columns={useFoundationColumns()}
      nameOf={nameOf}
      to={({ id }) => staffPath('foundation', id)}
      onOpen={follow}
      bulk={(selection, foundations) => (
        <FoundationsBar selection={selection} foundations={foundations} nameOf={nameOf} />
      )}
    />
  );
}
