import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Refusal } from '../../../kit/api/call.ts';
import { EmptyList } from '../../../kit/list/empty-list.tsx';
import { Table } from '../../../kit/list/table.tsx';
import { useKept } from '../reads.ts';
import { ReadFailed } from '../ui/states.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

type Words = Record<'title' | 'intro' | 'empty' | 'emptyHint', string>;

interface Props<Entry, Column extends string> {
  /** What the page's loader has read. */
  read: { ok: true; data: readonly Entry[] } | Refusal;
  words: Words & Record<Column, string>;
  /** Keys of their headings in `words`. */
  columns: readonly Column[];
  /** CSS grid tracks. */
  tracks: string;
  row: (entry: Entry) => ReactNode;
  /** For all of them at once. */
  action?: ReactNode;
}

/** Once the cause is gone, most of the others are, too. */
export const firstExceptions = { limit: 100, offset: 0 };

/** A page for what went wrong. */
export function ExceptionList<Entry, Column extends string>(props: Props<Entry, Column>) {
  const { read, words, columns, tracks, row, action } = props;
  usePageTitle(words.title);
  const kept = useKept(read);
  const heads = columns.map((column) => (
    <th key={column} scope="col">
      {words[column]}
    </th>
  ));
  return (
    <>
      <Typography variant="h3" component="h1" color="primary">
        {words.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3, maxWidth: '68ch' }}>
        {words.intro}
      </Typography>
      {kept.ok && kept.data.length > 1 && action}
      <Card>
        {!kept.ok ? (
          <ReadFailed refusal={kept} />
        ) : kept.data.length === 0 ? (
          <EmptyList title={words.empty} hint={words.emptyHint} />
        ) : (
          <Table label={words.title} columns={tracks} heads={heads}>
            {kept.data.map(row)}
          </Table>
        )}
      </Card>
    </>
  );
}
