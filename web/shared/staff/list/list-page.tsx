import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { rightToList } from '#domain/desk/lists.ts';
import type { Refusal } from '../../../kit/api/call.ts';
import { EmptyList } from '../../../kit/list/empty-list.tsx';
import { toLastPage } from '../../../kit/list/last-page.ts';
import {
  type ListAddress,
  listAt,
  pageSizeOf,
  rowsPerTable,
} from '../../../kit/list/list-address.ts';
import { ListContext, useListAddress } from '../../../kit/list/list-context.ts';
import { RangePager, type Total } from '../../../kit/list/range-pager.tsx';
import { prefer, preference } from '../preference.ts';
import { patiently, useKept } from '../reads.ts';
import { ReadFailed } from '../ui/states.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { ListColumn } from './columns.ts';
import { FirstPage } from './first-page.tsx';
import { ListTable } from './list-table.tsx';
import { SavedViews } from './saved-views.tsx';
import { type SharedList, SharedListContext } from './shared-list.ts';
import { pageBeside, pagesOf } from './use-row-keys.ts';
import { type Selection, useSelection } from './use-selection.ts';

type ListAnswer<Entry> =
  | { ok: true; status: number; data: readonly Entry[]; meta: Total }
  | Refusal;

type ListRead<Entry> = ListAnswer<Entry> & {
  list: ListAddress;
  /** The filter is the page's own, not the choice of who reads it. */
  isInitial: boolean;
  /** The page's own order. */
  initialSort: ListAddress['sort'];
};

/** What an address shows that does not name it. */
type Initial = Partial<Pick<ListAddress, 'filter' | 'sort'>>;

/**
 * Reads the rows that an address asks for.
 *
 * @throws Response a redirect to the last page, from a page behind it
 */
export async function readList<Entry>(
  url: URL,
  read: (list: ListAddress) => Promise<ListAnswer<Entry>>,
  initial: Initial = {},
): Promise<ListRead<Entry>> {
  const list = listAt(url, { size: pageSizeOf(preference('rows')), ...initial });
  const answer = await patiently(() => read(list));
  if (answer.ok && answer.data.length === 0) {
    toLastPage(url, list.page, answer.meta.total, list.size ?? rowsPerTable);
  }
  return {
    ...answer,
    list,
    isInitial: isSame(list.filter, initial.filter ?? {}),
    initialSort: initial.sort,
  };
}

type Filter = ListAddress['filter'];

const isSame = (one: Filter, other: Filter) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

interface Words {
  title: string;
  /** Of a list without rows, of one without rows that pass the page's own filter or a chosen one. */
  empty: string;
  emptyHint: string;
  emptyAtFirst?: string;
  emptyAtFirstHint?: string;
  nothing: string;
  nothingHint: string;
  reset: string;
}

interface Props<Entry extends { id: string }> {
  shared: SharedList;
  /** What the page's loader has read. */
  read: ListRead<Entry>;
  words: Words;
  /** `12 orders`, or `more than 1,000 orders`. */
  count: (total: Total) => string;
  filters: ReactNode;
  columns: readonly ListColumn<Entry>[];
  /** What an entry is called. */
  nameOf: (entry: Entry) => string;
  /** The page of an entry, if there is one. */
  to?: (entry: Entry) => string;
  /** Before one is opened, by its id among those of the page. */
  onOpen?: (id: string, ids: readonly string[]) => void;
  /** What can be done to several entries at once, besides downloading them. */
  bulk?: (selection: Selection, entries: readonly Entry[]) => ReactNode;
}

/** Heading, filters, table and pages of a list; the API filters, sorts and pages. */
export function ListPage<Entry extends { id: string }>(props: Props<Entry>) {
  const { shared, read, words, count, filters } = props;
  const kept = useKept(read);
  // Nothing can be filtered that this role does not see.
  const isForbidden = !kept.ok && kept.status === 403;
  usePageTitle(words.title);
  return (
    <ListContext value={read.list}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 2.5, flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h1" color="primary">
          {words.title}
        </Typography>
        {kept.ok && (
          <Typography component="output" color="textSecondary">
            {count(kept.meta)}
          </Typography>
        )}
        {!isForbidden && <SavedViews {...shared} initialSort={read.initialSort} />}
      </Box>
      {!isForbidden && filters}
      {kept.ok ? (
        <Rows {...props} entries={kept.data} total={kept.meta} />
      ) : (
        <Card>
          <ReadFailed
            refusal={kept}
            closed={{ title: words.title, right: rightToList[shared.list] }}
          />
        </Card>
      )}
    </ListContext>
  );
}

interface RowsProps<Entry extends { id: string }> extends Props<Entry> {
  entries: readonly Entry[];
  total: Total;
}

function Rows<Entry extends { id: string }>(props: RowsProps<Entry>) {
  const { shared, read, entries, total, words, columns, nameOf, to, onOpen, bulk } = props;
  const { page, size, show } = useListAddress();
  const selection = useSelection(entries.map(({ id }) => id));
  const first = entries[0];
  return (
    <>
      {to && first && <FirstPage page={to(first)} />}
      <Card>
        {entries.length === 0 ? (
          <Empty words={words} isInitial={read.isInitial} />
        ) : (
          <ListTable
            label={words.title}
            entries={entries}
            columns={columns}
            nameOf={nameOf}
            to={to}
            onOpen={onOpen}
            selection={selection}
            beyond={pageBeside(page, pagesOf(total, size ?? rowsPerTable), (next) =>
              show({ page: next }),
            )}
          />
        )}
      </Card>
      <SharedListContext value={shared}>
        {bulk ? bulk(selection, entries) : <BulkBar selection={selection} />}
      </SharedListContext>
      <RangePager
        page={page}
        rows={entries.length}
        total={total}
        onPage={(next) => show({ page: next })}
        size={size}
        onSize={(chosen) => {
          prefer('rows', String(chosen));
          show({ size: chosen });
        }}
      />
    </>
  );
}

function Empty({ words, isInitial }: { words: Words; isInitial: boolean }) {
  const { filter, show } = useListAddress();
  if (Object.keys(filter).length === 0) {
    return <EmptyList title={words.empty} hint={words.emptyHint} />;
  }
  const { emptyAtFirst, emptyAtFirstHint } = words;
  if (isInitial && emptyAtFirst && emptyAtFirstHint) {
    return <EmptyList title={emptyAtFirst} hint={emptyAtFirstHint} />;
  }
  return (
    <EmptyList title={words.nothing} hint={words.nothingHint}>
      <Button variant="outlined" onClick={() => show({ filter: {} })}>
        {words.reset}
      </Button>
    </EmptyList>
  );
}
