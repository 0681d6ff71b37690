import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Pager } from '../ui/pager.tsx';
import { SkeletonRows, Table } from '../ui/table.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { EmptyState, ReadFailed } from './states.tsx';

interface Props<Entry> {
  /** Where the texts are: `title`, `count`, `empty`, `nothing`, their hints, and `reset`. */
  texts: string;
  filters: ReactNode;
  /** Header cells, as many as a row has cells. */
  heads: readonly ReactNode[];
  /** CSS grid tracks. */
  tracks: string;
  row: (entry: Entry) => ReactNode;
}

/** Heading, filters, table and pages of the list around it; the API filters, sorts and pages. */
export function ListContent<Entry extends RaRecord>(props: Props<Entry>) {
  const { texts, filters, heads, tracks, row } = props;
  const translate = useTranslate();
  const word = (key: string, values = {}) => translate(`${texts}.${key}`, values);
  const { data, total, isPending, error, refetch } = useListContext<Entry>();
  usePageTitle(word('title'));
  const entries = data ?? [];
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 2.5, flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h1" color="primary">
          {word('title')}
        </Typography>
        {total !== undefined && (
          <Typography component="output" color="textSecondary">
            {word('count', { count: total })}
          </Typography>
        )}
      </Box>
      {filters}
      <Card>
        {error ? (
          <ReadFailed error={error} onRetry={refetch} />
        ) : !isPending && entries.length === 0 ? (
          <Empty word={word} />
        ) : (
          <Table label={word('title')} columns={tracks} heads={heads}>
            {isPending && <SkeletonRows count={8} cells={heads.length} />}
            {entries.map(row)}
          </Table>
        )}
      </Card>
      <Pager />
    </>
  );
}

function Empty({ word }: { word: (key: string) => string }) {
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length === 0) {
    return <EmptyState title={word('empty')} hint={word('emptyHint')} />;
  }
  return (
    <EmptyState title={word('nothing')} hint={word('nothingHint')}>
      <Button variant="outlined" onClick={() => setFilters({}, {})}>
        {word('reset')}
      </Button>
    </EmptyState>
  );
}
