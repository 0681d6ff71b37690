import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import type { Call } from '../../kit/api/call.ts';
import { postedForm } from '../../kit/forms/posted-form.ts';
import { fieldsOf } from '../../kit/forms/rules.ts';
import { toLastPage } from '../../kit/list/last-page.ts';
import { Pager, pageIn, rowsOf, rowsPerPage } from '../../kit/list/pager.tsx';
import { services } from '../../kit/session/context.ts';
import { isOffline, sendOnline } from '../../kit/session/kept-form.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { MemberHead } from '../../kit/ui/member/member-head.tsx';
import { MarkAllRead } from '../../shared/notices/mark-all-read.tsx';
import { type LoadedNotices, NoticeList } from '../../shared/notices/notice-list.tsx';

const FOUNDATIONS_NAMED = 50;
const INVOICES_NAMED = 50;

/** Also for the panel of the bell, which shows the first of them. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<LoadedNotices> {
  const { call } = services(context);
  const page = pageIn(url);
  const answer = await call('GET /notices', { query: rowsOf(page) });
  const notices = answer.ok ? answer.data : null;
  const total = (answer.ok && answer.meta.total) || 0;
  if (notices?.length === 0) toLastPage(url, page, total, rowsPerPage);
  const named = notices?.some(({ subject }) => subject.foundationId);
  const invoiced = notices?.some(({ subject }) => subject.invoiceId);
  return {
    notices,
    unread: (answer.ok && answer.meta.unread) || 0,
    total,
    page,
    companies: named ? await companiesOf(call) : {},
    invoices: invoiced ? await invoicesOf(call) : {},
    now: new Date().toISOString(),
  };
}

/** The bell is on every page: without a connection, the panel says so and the page stays. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (!isOffline(error)) throw error;
    const now = new Date().toISOString();
    return { notices: null, unread: 0, total: 0, page: 1, companies: {}, invoices: {}, now };
  }
}

/** Notices hold ids only. */
async function companiesOf(call: Call): Promise<Record<string, string>> {
  const query = { limit: FOUNDATIONS_NAMED };
  const answer = await call('GET /foundations', { query });
  const cards = answer.ok ? answer.data : [];
  return Object.fromEntries(
    cards.flatMap(({ id, companyName }) => (companyName ? [[id, companyName]] : [])),
  );
}

async function invoicesOf(call: Call): Promise<LoadedNotices['invoices']> {
  const answer = await call('GET /invoices', { query: { limit: INVOICES_NAMED } });
  const invoices = answer.ok ? answer.data : [];
  return Object.fromEntries(
    invoices.map(({ id, number, grossCents }) => [id, { number, grossCents }]),
  );
}

/** Marks the notice with the id as read, those about what a page shows, or all of them. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { id, foundationId, orderId, invoiceIds, inquiryIds } = fieldsOf(await postedForm(request));
  const answer = await services(context).call('POST /notices/read', {
    body: {
      ...(id && { ids: [id] }),
      ...(foundationId && { foundationId }),
      ...(orderId && { orderId }),
      ...(invoiceIds && { invoiceIds: invoiceIds.split(' ') }),
      ...(inquiryIds && { inquiryIds: inquiryIds.split(' ') }),
    },
  });
  return { ok: answer.ok };
}

export const clientAction = (args: ClientActionFunctionArgs) => sendOnline(args);

export default function Notices() {
  const { notices, unread, companies, invoices, now, page, total } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['notices']);
  return (
    <Box sx={{ maxWidth: 760 }}>
      <MemberHead title={t('notices:title')} lead={t('notices:lead')} />
      <Box sx={{ mt: 2, mb: unread > 0 ? 1 : { xs: 3, md: 4 }, ml: -1.5 }}>
        {unread > 0 && <MarkAllRead />}
      </Box>
      {!notices && <Alert severity="error">{t('notices:failed')}</Alert>}
      {notices?.length === 0 && (
        <EmptyState title={t('notices:empty.title')} text={t('notices:empty.text')}>
          <ToDashboard />
        </EmptyState>
      )}
      {notices && notices.length > 0 && (
        <Card sx={{ p: 1 }}>
          <NoticeList notices={notices} companies={companies} invoices={invoices} now={now} />
        </Card>
      )}
      <Pager list="notices" page={page} total={total} />
    </Box>
  );
}

function ToDashboard() {
  const { t } = useTranslation(['common']);
  const { to } = useLocale();
  return (
    <Button variant="outlined" href={to('dashboard')}>
      {t('common:menu.dashboard')}
    </Button>
  );
}
