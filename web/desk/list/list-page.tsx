import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskListName } from '#api/contract.gen.d.ts';
import type { DeskList, ScreenColumn } from '#domain/desk/lists.ts';
import { EmptyList } from '../../kit/list/empty-list.tsx';
import { rowsPerTable } from '../../kit/list/list-address.ts';
import { ListContext, useListAddress } from '../../kit/list/list-context.ts';
import { numberText, RangePager, type Total } from '../../kit/list/range-pager.tsx';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { prefer } from '../preference.ts';
import { useKept } from '../reads.ts';
import { useStaffTitle } from '../ui/page-name.ts';
import { PageFailed } from '../ui/states.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { ListCell, RowOf } from './columns.ts';
import { FirstPage } from './first-page.tsx';
import { type FilterOptions, ListFilters } from './list-filters.tsx';
import { ListTable } from './list-table.tsx';
import { useListRead } from './read-list.ts';
import { SavedViews } from './saved-views.tsx';
import { SharedListContext } from './shared-list.ts';
import { pageBeside, pagesOf } from './use-row-keys.ts';
import { type Selection, useSelection } from './use-selection.ts';

/** One that the API knows, and so its file. */
type KnownList = DeskList & { name: DeskListName };

interface Props<List extends KnownList, Row> {
  list: List;
  /** Of each column of the screen, in their order there. */
  cells: Readonly<Record<ScreenColumn<List>, ListCell<Row>>>;
  /** What a row is called. */
  nameOf: (row: Row) => string;
  /** The page of a row, if there is one. */
  to?: (row: Row) => string;
  /** Called before a row opens, with its id and the ids on the page. */
  onOpen?: (id: string, ids: readonly string[]) => void;
  /** What can be done to several rows at once, besides downloading them. */
  bulk?: (selection: Selection, rows: readonly Row[]) => ReactNode;
  options?: FilterOptions;
  /** Above the filters, and beside them. */
  above?: ReactNode;
  beside?: ReactNode;
}

/** Heading, filters, table and pages of a list; the API filters, sorts and pages. */
export function ListPage<List extends KnownList>(props: Props<List, RowOf<List>>) {
  const { list, options, above, beside } = props;
  const { t } = useTranslation(['staffList']);
  const { locale } = useLocale();
  const read = useListRead(list);
  const kept = useKept(read);
  const title = useStaffTitle();
  // Nothing can be filtered that this role does not see.
  const isForbidden = !kept.ok && kept.status === 403;
  const count = ({ total, more }: Total) => {
    const rows = list[total === 1 && !more ? 'one' : 'other'][locale];
    return more
      ? t('staffList:moreThan', { total: numberText(total, locale), rows })
      : `${total} ${rows}`;
  };
  return (
    <ListContext value={read.address}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 2.5, flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h1" color="primary">
          {title}
        </Typography>
        {kept.ok && (
          <Typography component="output" color="textSecondary">
            {count(kept.meta)}
          </Typography>
        )}
        {!isForbidden && <SavedViews list={list} query={read.query} />}
      </Box>
      {!isForbidden && above}
      {!isForbidden && (
        <ListFilters list={list} options={options}>
          {beside}
        </ListFilters>
      )}
      {kept.ok ? (
        <Rows {...props} title={title} query={read.query} rows={kept.data} total={kept.meta} />
      ) : (
        <PageFailed refusal={kept} closed={{ title, right: list.right }} />
      )}
    </ListContext>
  );
}

interface RowsProps<List extends KnownList, Row> extends Props<List, Row> {
  title: string;
  query: ReturnType<typeof useListRead>['query'];
  rows: readonly Row[];
  total: Total;
}

function Rows<List extends KnownList, Row extends { id: string }>(props: RowsProps<List, Row>) {
  const { list, query, rows, total, title, nameOf, to, onOpen, bulk } = props;
  const { page, size, show } = useListAddress();
  const selection = useSelection(rows.map(({ id }) => id));
  const columns = useColumns(props);
  const first = rows[0];
  return (
    <>
      {to && first && <FirstPage page={to(first)} />}
      <Card>
        {rows.length === 0 ? (
          <Empty list={list} />
        ) : (
          <ListTable
            label={title}
            entries={rows}
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
      <SharedListContext value={{ list: list.name, query }}>
        {bulk ? bulk(selection, rows) : <BulkBar selection={selection} />}
      </SharedListContext>
      <RangePager
        page={page}
        rows={rows.length}
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

function useColumns<List extends KnownList, Row>({ list, cells }: Props<List, Row>) {
  const { locale } = useLocale();
  return Object.entries<ListCell<Row>>(cells).map(([id, cell]) => {
    const { [locale]: header = '', sort } = list.columns[id] ?? {};
    return { id, header, sort, ...cell };
  });
}

function Empty({ list }: { list: DeskList }) {
  const { t } = useTranslation(['staffList']);
  const { locale } = useLocale();
  const { filter, show } = useListAddress();
  const { initial, emptyAtFirst, emptyAtFirstHint } = list;
  if (Object.keys(filter).length === 0) {
    return <EmptyList title={list.empty[locale]} hint={list.emptyHint[locale]} />;
  }
  if (emptyAtFirst && emptyAtFirstHint && isSame(filter, initial)) {
    return <EmptyList title={emptyAtFirst[locale]} hint={emptyAtFirstHint[locale]} />;
  }
  return (
    <EmptyList title={list.nothing[locale]} hint={list.nothingHint[locale]}>
      <Button variant="outlined" onClick={() => show({ filter: {} })}>
        {t('staffList:reset')}
      </Button>
    </EmptyList>
  );
}

type Filter = Readonly<Record<string, string>>;

const isSame = (one: Filter, other: Filter = {}) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);
