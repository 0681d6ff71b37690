import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DeskListName } from '#api/contract.gen.d.ts';
import { type DeskList, viewSchema } from '#domain/desk/lists.ts';
import type { ListAddress } from '../../kit/list/list-address.ts';
import { useListAddress } from '../../kit/list/list-context.ts';
import { sortOf } from './read-list.ts';
import { fileOf, type SharedList } from './shared-list.ts';
import { keyOf, type View, ViewChips } from './view-chips.tsx';

interface Props extends Pick<SharedList, 'query'> {
  list: DeskList & { name: DeskListName };
}

/** Filters and orders that the team or the reader has given a name, and the file of what is shown. */
export function SavedViews({ list, query }: Props) {
  const { t } = useTranslation(['staffList']);
  const { filter, sort, show } = useListAddress();
  const view = viewAt({ filter, sort });
  // The list's own order needs no name.
  const initialSort = list.order ? sortOf(list.order) : undefined;
  const isShown = ({ filter: kept, sort: order = initialSort }: View) =>
    keyOf({ filter: kept, sort: order }) === keyOf(view);
  return (
    <Box component="section" aria-label={t('staffList:views.label')} sx={bar}>
      <ViewChips
        list={list.name}
        view={view}
        isShown={isShown}
        canSave={viewSchema(list).safeParse(view).success && !isShown({ filter: {} })}
        onShow={(one) => show({ filter: one.filter, sort: one.sort })}
      />
      <Button
        size="small"
        href={fileOf({ list: list.name, query })}
        startIcon={<Download size={18} />}
      >
        {t('staffList:export')}
      </Button>
    </Box>
  );
}

/** Without what was searched for, which may name people. */
function viewAt({ filter, sort }: Pick<ListAddress, 'filter' | 'sort'>): View {
  const { search: _typed, ...kept } = filter;
  return { filter: kept, ...(sort && { sort }) };
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  flexGrow: 1,
} as const;
