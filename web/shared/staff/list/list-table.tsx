import {
  type ColumnDef,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { type ComponentProps, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useListAddress } from '../../../kit/list/list-context.ts';
import { SortableHeader } from '../../../kit/list/sortable-header.tsx';
import type { ListColumn } from './columns.ts';
import { type DrawnRow, PlainRows, type Reveal, VirtualRows } from './list-rows.tsx';
import { SelectAllBox } from './select-box.tsx';
import { SortChoice } from './sort-choice.tsx';
import { usePlace } from './use-place.ts';
import { type Beyond, useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

const features = tableFeatures({ rowSortingFeature });

/** More are drawn only while they are in sight. */
const DRAWN_AT_ONCE = 60;

export interface ListTableProps<Entry extends { id: string }> {
  label: string;
  entries: readonly Entry[];
  columns: readonly ListColumn<Entry>[];
  /** What an entry is called. */
  nameOf: (entry: Entry) => string;
  /** The page of an entry, if there is one. */
  to?: ((entry: Entry) => string) | undefined;
  /** Before one is opened, by its id among those of the page. */
  onOpen?: ((id: string, ids: readonly string[]) => void) | undefined;
  selection: Selection;
  /** The pages beside this one. */
  beyond?: Beyond | undefined;
}

/** The rows of a list: sorted by their heads, opened where one clicks, and used by keyboard. */
export function ListTable<Entry extends { id: string }>(props: ListTableProps<Entry>) {
  const { label, entries, columns, to, selection } = props;
  const place = usePlace();
  const onOpen = (id: string) => {
    place.keep(id);
    props.onOpen?.(
      id,
      entries.map((entry) => entry.id),
    );
  };
  const { sorting, sortBy } = useSorting(columns);
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const table = useTable({
    features,
    data: entries,
    columns: definitions,
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: sortBy,
  });
  const rows = table.getRowModel().rows;
  const reveal = useRef<Reveal>(undefined);
  const keys = useListKeys(entries, {
    to,
    onOpen,
    selection,
    reveal: (index) => reveal.current?.(index),
    beyond: props.beyond,
    initial: place.row,
  });
  const Rows = rows.length > DRAWN_AT_ONCE ? VirtualRows : PlainRows;
  return (
    <>
      <SortChoice columns={columns} />
      <Rows
        label={label}
        tracks={['20px', ...columns.map(({ width }) => width)].join(' ')}
        heads={
          <>
            <th scope="col">
              <SelectAllBox selection={selection} />
            </th>
            {table.getFlatHeaders().map(({ id, column }) => {
              const sorted = column.getCanSort() ? column.getIsSorted() : undefined;
              return (
                <Head
                  key={id}
                  label={String(column.columnDef.header)}
                  amount={columns.some((one) => one.id === id && one.isAmount)}
                  sorted={sorted}
                  onSort={() => column.toggleSorting(sorted === 'asc')}
                />
              );
            })}
          </>
        }
        rows={rows.map(({ original }) => drawn(original, props))}
        keys={keys}
        onOpen={onOpen}
        reveal={reveal}
        selection={selection}
      />
    </>
  );
}

interface HeadProps extends Omit<ComponentProps<typeof SortableHeader>, 'sorted'> {
  /** Undefined where the list cannot be sorted by it. */
  sorted: ComponentProps<typeof SortableHeader>['sorted'] | undefined;
}

const Head = ({ sorted, ...props }: HeadProps) =>
  sorted === undefined ? (
    <th scope="col" data-amount={props.amount || undefined}>
      {props.label}
    </th>
  ) : (
    <SortableHeader {...props} sorted={sorted} />
  );

const drawn = <Entry extends { id: string }>(
  entry: Entry,
  { columns, nameOf, to }: ListTableProps<Entry>,
): DrawnRow => ({
  id: entry.id,
  name: nameOf(entry),
  to: to?.(entry),
  cells: columns.map((column) => ({ column, content: column.cell(entry) })),
});

const definitionOf = <Entry extends { id: string }>({
  id,
  header,
  sort,
}: ListColumn<Entry>): ColumnDef<typeof features, Entry> => ({
  id,
  header,
  // The API sorts, but a column without a value of its own counts as one that cannot be sorted by.
  accessorFn: ({ id: entry }) => entry,
  enableSorting: sort !== undefined,
});

/** The order in the address, in the table's terms. */
function useSorting<Entry>(columns: readonly ListColumn<Entry>[]) {
  const { sort, show } = useListAddress();
  const sorted = sort && columns.find((column) => column.sort === sort.field);
  const sorting: SortingState = sorted ? [{ id: sorted.id, desc: sort.order === 'DESC' }] : [];
  const sortBy = (change: Updater<SortingState>) => {
    const [next] = typeof change === 'function' ? change(sorting) : change;
    const field = columns.find(({ id }) => id === next?.id)?.sort;
    if (next && field) show({ sort: { field, order: next.desc ? 'DESC' : 'ASC' } });
  };
  return { sorting, sortBy };
}

interface KeyOptions<Entry extends { id: string }>
  extends Pick<ListTableProps<Entry>, 'to' | 'selection'> {
  onOpen: (id: string) => void;
  reveal: Reveal;
  beyond: Beyond | undefined;
  initial: string | undefined;
}

function useListKeys<Entry extends { id: string }>(
  entries: readonly Entry[],
  { to, onOpen, selection, reveal, beyond, initial }: KeyOptions<Entry>,
) {
  const navigate = useNavigate();
  return useRowKeys(
    entries.map(({ id }) => id),
    {
      open: (id) => {
        const entry = entries.find((each) => each.id === id);
        if (!entry || !to) return;
        onOpen(id);
        void navigate(to(entry));
      },
      selection,
      reveal,
      beyond,
      initial,
    },
  );
}
