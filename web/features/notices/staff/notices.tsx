import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  type ClientLoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { call } from '../../../desk/call.ts';
import { patiently, useKept } from '../../../desk/reads.ts';
import { PageFailed } from '../../../desk/ui/states.tsx';
import { usePageTitle } from '../../../desk/ui/use-page-title.ts';
import { EmptyList } from '../../../kit/list/empty-list.tsx';
import { toLastPage } from '../../../kit/list/last-page.ts';
import { rowsAt, rowsPerTable } from '../../../kit/list/list-address.ts';
import { pageIn } from '../../../kit/list/pager.tsx';
import { RangePager } from '../../../kit/list/range-pager.tsx';
import { Entry } from './entry.tsx';

export async function clientLoader({ request: { signal }, url }: ClientLoaderFunctionArgs) {
  const page = pageIn(url);
  const query = rowsAt({ filter: {}, page, size: rowsPerTable });
  const read = await patiently(() => call('GET /notices', { query, signal }));
  if (read.ok && read.data.length === 0) toLastPage(url, page, read.meta.total, rowsPerTable);
  return { ...read, page };
}

/** All that the bell has told somebody of the team, the unread first. */
export default function Notices() {
  const { t } = useTranslation(['common', 'staffNotices']);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const read = useKept(useLoaderData<typeof clientLoader>());
  usePageTitle(t('common:app.notices'));
  /** @param ids all of them where none are named */
  const markRead = async (ids?: string[]) => {
    await call('POST /notices/read', { body: ids && { ids } });
    await revalidate();
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2.5 }}>
        <Typography variant="h3" component="h1" color="primary" sx={{ flexGrow: 1 }}>
          {t('common:app.notices')}
        </Typography>
        {read.ok && read.meta.unread > 0 && (
          <Button onClick={() => void markRead()}>{t('staffNotices:allRead')}</Button>
        )}
      </Box>
      {!read.ok ? (
        <PageFailed refusal={read} />
      ) : read.data.length === 0 ? (
        <Card>
          <EmptyList title={t('staffNotices:nothing')} hint={t('staffNotices:empty')} />
        </Card>
      ) : (
        <>
          <Card sx={{ p: 1 }}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {read.data.map((notice) => (
                <Entry
                  key={notice.id}
                  notice={notice}
                  onFollow={() => void markRead([notice.id])}
                />
              ))}
            </Box>
          </Card>
          <RangePager
            page={read.page}
            rows={read.data.length}
            total={read.meta}
            onPage={(next) => void navigate(`?page=${next}`)}
          />
        </>
      )}
    </>
  );
}
