import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useListAddress } from '../../kit/list/list-context.ts';
import { SortableHeader } from '../../kit/list/sortable-header.tsx';
import type { ListColumn } from './columns.ts';
import { usePlace } from './last-place.ts';
import { type DrawnRow, PlainRows, type Reveal, VirtualRows } from './list-rows.tsx';
import { SelectAllBox } from './select-box.tsx';
import { SortChoice } from './sort-choice.tsx';
import { type Beyond, useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

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
  const reveal = useRef<Reveal>(undefined);
  const keys = useListKeys(entries, {
    to,
    onOpen,
    selection,
    reveal: (index) => reveal.current?.(index),
    beyond: props.beyond,
    initial: place.row,
  });
  const Rows = entries.length > DRAWN_AT_ONCE ? VirtualRows : PlainRows;
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
            {columns.map((column) => (
              <Head key={column.id} column={column} />
            ))}
          </>
        }
        rows={entries.map((entry) => drawn(entry, props))}
        keys={keys}
        onOpen={onOpen}
        reveal={reveal}
        selection={selection}
      />
    </>
  );
}

type HeadProps = { column: Pick<ListColumn<never>, 'header' | 'sort' | 'isAmount'> };

/** Sorts the list where the API can; pressed again it turns the order round. */
function Head({ column: { header, sort: field, isAmount } }: HeadProps) {
  const { sort, show } = useListAddress();
  if (field === undefined) {
    return (
      <th scope="col" data-amount={isAmount || undefined}>
        {header}
      </th>
    );
  }
  const order = sort?.field === field ? sort.order : undefined;
  return (
    <SortableHeader
      label={header}
      amount={isAmount === true}
      sorted={order === undefined ? false : order === 'ASC' ? 'asc' : 'desc'}
      onSort={() => show({ sort: { field, order: order === 'ASC' ? 'DESC' : 'ASC' } })}
    />
  );
}

const drawn = <Entry extends { id: string }>(
  entry: Entry,
  { columns, nameOf, to }: ListTableProps<Entry>,
): DrawnRow => ({
  id: entry.id,
  name: nameOf(entry),
  to: to?.(entry),
  cells: columns.map((column) => ({ column, content: column.cell(entry) })),
});

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
