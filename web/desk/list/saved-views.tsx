import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { BookmarkPlus, Download, Lock, Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskListName, SavedView } from '#api/contract.gen.d.ts';
import { type DeskList, MAX_VIEWS, viewSchema } from '#domain/desk/lists.ts';
import type { ListAddress } from '../../kit/list/list-address.ts';
import { useListAddress } from '../../kit/list/list-context.ts';
import { call } from '../call.ts';
import { readWhile } from '../read-while.ts';
import { useIdentity, useMay } from '../session/session.ts';
import { sortOf } from './read-list.ts';
import { fileOf, type SharedList } from './shared-list.ts';
import { ViewDialog } from './view-dialog.tsx';

interface Props extends Pick<SharedList, 'query'> {
  list: DeskList & { name: DeskListName };
}

/** Filters and orders that the team or the reader has given a name, and the file of what is shown. */
export function SavedViews({ list, query }: Props) {
  const { t } = useTranslation(['staffList']);
  const { filter, sort, show } = useListAddress();
  const me = useIdentity();
  const mayChangeAll = useMay()('today.views-of-others');
  const { views, readAgain } = useViews(list.name);
  const [edited, setEdited] = useState<SavedView | 'new'>();
  const view = viewAt({ filter, sort });
  // The list's own order needs no name.
  const initialSort = list.order ? sortOf(list.order) : undefined;
  const isShown = ({ filter: kept, sort: order = initialSort }: View) =>
    keyOf({ filter: kept, sort: order }) === keyOf(view);
  const isPlain = isShown({ filter: {} });
  const canSave = viewSchema(list).safeParse(view).success && !isPlain && !views.some(isShown);
  const mayChange = ({ madeBy }: SavedView) => madeBy.id === me?.id || mayChangeAll;
  return (
    <Box component="section" aria-label={t('staffList:views.label')} sx={bar}>
      {views.map((one) => (
        <Chip
          key={one.id}
          label={one.name}
          title={
            one.own
              ? t('staffList:views.ownWhat')
              : t('staffList:views.madeBy', { name: one.madeBy.name })
          }
          {...(one.own && { icon: <Lock size={14} aria-label={t('staffList:views.ownMark')} /> })}
          color={isShown(one) ? 'primary' : 'default'}
          aria-current={isShown(one) || undefined}
          onClick={() => show({ filter: one.filter, sort: one.sort })}
          {...(mayChange(one) && {
            onDelete: () => setEdited(one),
            deleteIcon: (
              <Pencil size={16} aria-label={t('staffList:views.edit', { name: one.name })} />
            ),
          })}
        />
      ))}
      {canSave && views.length < 2 * MAX_VIEWS && (
        <Button
          size="small"
          startIcon={<BookmarkPlus size={18} />}
          onClick={() => setEdited('new')}
        >
          {t('staffList:views.save')}
        </Button>
      )}
      <Button
        size="small"
        href={fileOf({ list: list.name, query })}
        startIcon={<Download size={18} />}
      >
        {t('staffList:export')}
      </Button>
      {edited && (
        <ViewDialog
          list={list.name}
          view={view}
          edited={edited === 'new' ? undefined : edited}
          onDone={readAgain}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Box>
  );
}

type View = Pick<SavedView, 'filter' | 'sort'>;

/** Without what was searched for, which may name people. */
function viewAt({ filter, sort }: Pick<ListAddress, 'filter' | 'sort'>): View {
  const { search: _typed, ...kept } = filter;
  return { filter: kept, ...(sort && { sort }) };
}

const keyOf = ({ filter, sort }: View) =>
  JSON.stringify([Object.entries(filter).sort(), sort?.field, sort?.order]);

function useViews(list: DeskListName) {
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const [reads, setReads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is read again.
  useEffect(() => {
    const query = { list };
    return readWhile(
      (signal) => call('GET /admin/views', { query, signal }),
      (answer) => answer.ok && setViews(answer.data),
    );
  }, [list, reads]);
  return { views, readAgain: () => setReads((before) => before + 1) };
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  flexGrow: 1,
} as const;
