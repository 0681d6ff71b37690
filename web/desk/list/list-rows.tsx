import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { Cell, Row, Table } from '../../kit/list/table.tsx';
import type { ListColumn } from './columns.ts';
import { SelectBox } from './select-box.tsx';
import type { RowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

export interface DrawnRow {
  id: string;
  name: string;
  /** The page that it opens. */
  to: string | undefined;
  cells: {
    column: Pick<ListColumn<never>, 'id' | 'header' | 'card' | 'named' | 'isAmount'>;
    content: ReactNode;
  }[];
}

/** Scrolls to a row that is not drawn while it is out of sight. */
export type Reveal = (index: number) => void;

interface Props {
  label: string;
  tracks: string;
  heads: ReactNode;
  rows: readonly DrawnRow[];
  keys: RowKeys;
  onOpen: (id: string) => void;
  reveal: RefObject<Reveal | undefined>;
  selection: Selection;
}

export function PlainRows({ label, tracks, heads, rows, keys, onOpen, selection }: Props) {
  return (
    <Table label={label} columns={tracks} heads={heads}>
      {rows.map((row) => (
        <ListRow key={row.id} row={row} keys={keys} onOpen={onOpen} selection={selection} />
      ))}
    </Table>
  );
}

/** Before it was measured. */
const ROW_PX = 72;
const OVERSCAN = 8;

/** Draws what is in sight of a long page. */
export function VirtualRows(props: Props) {
  const { label, tracks, heads, rows, keys, onOpen, reveal, selection } = props;
  const place = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is above the rows changes with them.
  useLayoutEffect(() => {
    const body = place.current?.querySelector('tbody');
    if (body) setTop(Math.round(body.getBoundingClientRect().top + window.scrollY));
  }, [rows]);
  // oxlint-disable-next-line react/incompatible-library -- Nothing here is memoized.
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  useImperativeHandle(reveal, () => (index) => virtualizer.scrollToIndex(index), [virtualizer]);
  return (
    <div ref={place}>
      <Table
        label={label}
        columns={tracks}
        heads={heads}
        whole={{ rows: rows.length, height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <ListRow
                key={row.id}
                row={row}
                keys={keys}
                onOpen={onOpen}
                selection={selection}
                measure={virtualizer.measureElement}
                data-index={index}
                // The heads are the first one.
                aria-rowindex={index + 2}
                style={{ ...placed, transform: `translateY(${start - top}px)` }}
              />
            )
          );
        })}
      </Table>
    </div>
  );
}

interface ListRowProps extends Omit<ComponentProps<typeof Row>, 'ref' | 'children'> {
  row: DrawnRow;
  keys: RowKeys;
  onOpen: (id: string) => void;
  selection: Selection;
  measure?: (element: HTMLElement | null) => void;
}

function ListRow({ row, keys, onOpen, selection, measure, ...place }: ListRowProps) {
  const { id, name, to, cells } = row;
  const opening = useOpening(row, onOpen);
  const attach = keys.rowRef(id);
  return (
    <Row
      ref={(element) => {
        measure?.(element);
        attach(element);
      }}
      marked={keys.marked === id}
      opens={to !== undefined}
      hasBox
      {...opening}
      {...place}
    >
      <Cell select>
        <SelectBox selection={selection} id={id} name={name} />
      </Cell>
      {cells.map(({ column, content }) => (
        <Cell
          key={column.id}
          {...(column.card === 'action' ? { action: 'long' } : {})}
          {...(column.named && content !== null ? { label: column.header } : {})}
          amount={column.isAmount === true}
          lead={column.card === 'lead'}
          wide={column.card === 'line'}
          long={column.card === 'long'}
          hidden={column.card === 'hidden'}
        >
          {content}
        </Cell>
      ))}
    </Row>
  );
}

/** What does something else inside of a row that opens. */
const PRESSED = 'button, input, label, summary';
const CONTROLS = `a, ${PRESSED}`;

/** A row opens where one clicks it; its link does the same for keyboards and screen readers. */
function useOpening({ id, to }: DrawnRow, onOpen: (id: string) => void) {
  const navigate = useNavigate();
  if (to === undefined) return {};
  const isOnRow = ({ target }: MouseEvent) =>
    target instanceof Element && target.closest(CONTROLS) === null;
  return {
    onClickCapture: ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest(PRESSED)) onOpen(id);
    },
    onClick: (event: MouseEvent) => {
      // Whoever marks a text to copy it stays.
      if (!isOnRow(event) || window.getSelection()?.isCollapsed === false) return;
      if (event.ctrlKey || event.metaKey) window.open(to, '_blank');
      else void navigate(to);
    },
    onAuxClick: (event: MouseEvent) => {
      if (isOnRow(event) && event.button === 1) window.open(to, '_blank');
    },
  };
}

const placed = { position: 'absolute', top: 0, insetInline: 0 } as const;
