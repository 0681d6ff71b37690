import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetList, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { SkeletonRows, Table } from '../ui/table.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import type { ResourceName } from './api/data-provider.ts';
import { EmptyState, ReadFailed } from './states.tsx';

interface Props<Entry> {
  resource: ResourceName;
  /** Where the texts are: `title`, `intro`, `empty`, `emptyHint` and one for each column. */
  texts: string;
  columns: readonly string[];
  /** CSS grid tracks. */
  tracks: string;
  row: (entry: Entry) => ReactNode;
  /** For all of them at once. */
  action?: ReactNode;
}

/** Once the cause is gone, most of the others are, too. */
const FIRST = { pagination: { page: 1, perPage: 100 } };

/** A page for what went wrong. It updates by itself, since others work it off as well. */
export function ExceptionList<Entry extends RaRecord>(props: Props<Entry>) {
  const { resource, texts, columns, tracks, row, action } = props;
  const translate = useTranslate();
  const word = (key: string) => translate(`${texts}.${key}`);
  usePageTitle(word('title'));
  const options = { refetchInterval: 30_000, retry: false };
  const { data: entries = [], isPending, error } = useGetList<Entry>(resource, FIRST, options);
  const heads = columns.map((column) => (
    <th key={column} scope="col">
      {word(column)}
    </th>
  ));
  return (
    <>
      <Typography variant="h3" component="h1" color="primary">
        {word('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3, maxWidth: '68ch' }}>
        {word('intro')}
      </Typography>
      {entries.length > 1 && action}
      <Card>
        {error ? (
          <ReadFailed error={error} />
        ) : !isPending && entries.length === 0 ? (
          <EmptyState title={word('empty')} hint={word('emptyHint')} />
        ) : (
          <Table label={word('title')} columns={tracks} heads={heads}>
            {isPending && <SkeletonRows count={3} cells={columns.length} />}
            {entries.map(row)}
          </Table>
        )}
      </Card>
    </>
  );
}
