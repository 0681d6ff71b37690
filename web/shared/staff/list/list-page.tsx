import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Refusal } from '../../../kit/api/call.ts';
import { EmptyList } from '../../../kit/list/empty-list.tsx';
import { toLastPage } from '../../../kit/list/last-page.ts';
import { type ListAddress, listAt, rowsPerTable } from '../../../kit/list/list-address.ts';
import { ListContext, useListAddress } from '../../../kit/list/list-context.ts';
import { RangePager, type Total } from '../../../kit/list/range-pager.tsx';
import { Table } from '../../../kit/list/table.tsx';
import { patiently, useKept } from '../reads.ts';
import { ReadFailed } from '../ui/states.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

type ListAnswer<Entry> =
  | { ok: true; status: number; data: readonly Entry[]; meta: Total }
  | Refusal;

type ListRead<Entry> = ListAnswer<Entry> & { list: ListAddress };

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
  const list = listAt(url, initial);
  const answer = await patiently(() => read(list));
  if (answer.ok && answer.data.length === 0) {
    toLastPage(url, list.page, answer.meta.total, rowsPerTable);
  }
  return { ...answer, list };
}

interface Words {
  title: string;
  /** Of a list without rows, and of a filter that no row passes. */
  empty: string;
  emptyHint: string;
  nothing: string;
  nothingHint: string;
  reset: string;
}

interface Props<Entry> {
  /** What the page's loader has read. */
  read: ListRead<Entry>;
  words: Words;
  /** `12 orders` */
  count: (total: number) => string;
  filters: ReactNode;
  /** Header cells, as many as a row has cells. */
  heads: readonly ReactNode[];
  /** CSS grid tracks. */
  tracks: string;
  row: (entry: Entry) => ReactNode;
}

/** Heading, filters, table and pages of a list; the API filters, sorts and pages. */
export function ListPage<Entry>({ read, words, count, filters, ...table }: Props<Entry>) {
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
            {count(kept.meta.total + (kept.meta.more ? 1 : 0))}
          </Typography>
        )}
      </Box>
      {!isForbidden && filters}
      {kept.ok ? (
        <Rows entries={kept.data} total={kept.meta} words={words} {...table} />
      ) : (
        <Card>
          <ReadFailed refusal={kept} list={words.title} />
        </Card>
      )}
    </ListContext>
  );
}

interface RowsProps<Entry> extends Pick<Props<Entry>, 'words' | 'heads' | 'tracks' | 'row'> {
  entries: readonly Entry[];
  total: Total;
}

function Rows<Entry>({ entries, total, words, heads, tracks, row }: RowsProps<Entry>) {
  const { page, show } = useListAddress();
  return (
    <>
      <Card>
        {entries.length === 0 ? (
          <Empty words={words} />
        ) : (
          <Table label={words.title} columns={tracks} heads={heads}>
            {entries.map(row)}
          </Table>
        )}
      </Card>
      <RangePager
        page={page}
        rows={entries.length}
        total={total}
        onPage={(next) => show({ page: next })}
      />
    </>
  );
}

function Empty({ words }: { words: Words }) {
  const { filter, show } = useListAddress();
  if (Object.keys(filter).length === 0) {
    return <EmptyList title={words.empty} hint={words.emptyHint} />;
  }
  return (
    <EmptyList title={words.nothing} hint={words.nothingHint}>
      <Button variant="outlined" onClick={() => show({ filter: {} })}>
        {words.reset}
      </Button>
    </EmptyList>
  );
}
