import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { foundationList } from '#domain/desk/lists/foundations.ts';
import { call } from '../../../desk/call.ts';
import { ListPage } from '../../../desk/list/list-page.tsx';
import { listLoader, useListRead } from '../../../desk/list/read-list.ts';
import { startSequence } from '../../../desk/sequence/sequence.ts';
import { memberOfThisTab, useIdentity } from '../../../desk/session/session.ts';
import { useTeam } from '../../../desk/use-team.ts';
import { rowsAt } from '../../../kit/list/list-address.ts';
import { staffPath } from '../../../staff-pages.ts';
import { useFoundationCells } from './foundation-cells.tsx';
import { FoundationsBar } from './foundations-bar.tsx';

export const clientLoader = listLoader(foundationList, ({ owner, ...filter }) => ({
  ...filter,
  owner: owner === 'me' ? memberOfThisTab()?.id : owner,
}));

const stepTo = (id: string) => ({ id, row: id });

/** Every foundation. */
export default function Foundations() {
  const { t } = useTranslation(['staff']);
  const read = useListRead(foundationList);
  const { pathname, search } = useLocation();
  const follow = (id: string, ids: readonly string[]) => {
    if (!read.ok) return;
    const { query } = read;
    void startSequence({
      from: pathname + search,
      id,
      steps: ids.map(stepTo),
      offset: rowsAt(read.address).offset,
      total: read.meta,
      read: async (rows) => {
        const around = await call('GET /foundations', { query: { ...query, ...rows } });
        return around.ok ? around.data.map((foundation) => stepTo(foundation.id)) : undefined;
      },
    });
  };
  const nameOf = ({ companyName }: { companyName: string | null }) =>
    companyName ?? t('staff:unnamed');
  return (
    <ListPage
      list={foundationList}
      options={{ owner: useOwners() }}
      cells={useFoundationCells()}
      nameOf={nameOf}
      to={({ id }) => staffPath('foundation', id)}
      onOpen={follow}
      bulk={(selection, foundations) => (
        <FoundationsBar selection={selection} foundations={foundations} nameOf={nameOf} />
      )}
    />
  );
}

/** Me first, then nobody, colleagues, and those who have left. */
function useOwners() {
  const { t } = useTranslation(['staffFoundations']);
  const team = useTeam();
  const former = useTeam('former');
  const me = useIdentity()?.id;
  const words = t('staffFoundations:foundations');
  return [
    ['me', words.mine],
    ['none', words.nobody],
    ...team.filter(({ id }) => id !== me).map(({ id, name }) => [id, name] as const),
    ...former.map(
      ({ id, name }) => [id, t('staffFoundations:foundations.former', { name })] as const,
    ),
  ] as const;
}
