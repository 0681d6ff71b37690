import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { isFinished, UNFINISHED_MAX } from '#domain/foundations/statuses.ts';
import { brand } from '#domain/site/brand.ts';
import { postedForm } from '../../kit/forms/posted-form.ts';
import { dataOf, services } from '../../kit/session/context.ts';
import { sendOnline } from '../../kit/session/kept-form.ts';
import { useLiveData } from '../../kit/session/use-live.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { CardGrid } from '../../shared/foundations/foundation-card.tsx';
import { isKept } from '../../shared/foundations/model.ts';
import { StartFoundationButton } from '../../shared/foundations/start-foundation.tsx';
import { useCompanyName } from '../../shared/foundations/use-company-name.ts';
import { startFoundation } from './start-foundation.ts';

const PER_PAGE = 20;
const SHOWN_MAX = 200;

/** Newest first; `?show=40` shows more. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { call } = services(context);
  const asked = Number(url.searchParams.get('show')) || PER_PAGE;
  const limit = Math.min(Math.max(Math.trunc(asked), PER_PAGE), SHOWN_MAX);
  const answer = await call('GET /foundations', { query: { limit, sort: '-startedAt' } });
  const foundations = dataOf(answer);
  const total = answer.ok ? answer.meta.total : 0;
  return { foundations, total, limit, now: new Date().toISOString() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  return startFoundation(services(context).call, await postedForm(request), url.pathname);
}

/** Without a connection the page stays; the key of the form makes a retry safe. */
export const clientAction = (args: ClientActionFunctionArgs) => sendOnline(args);

export default function Foundations() {
  const { foundations, total, limit, now } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['sharedFoundations', 'foundations']);
  const words = t('foundations:list');
  const kept = foundations.filter(isKept);
  // Those in which somebody else has the lead do not count.
  const running = kept.filter(({ status, asCoFounder }) => !isFinished(status) && !asCoFounder);
  const isFull = running.length >= UNFINISHED_MAX;
  const names = running.map(useCompanyName());
  useLiveData({});
  return (
    <>
      <title>{`${words.title} · ${brand.name}`}</title>
      <Typography variant="h2" component="h1" color="primary">
        {words.title}
      </Typography>
      {kept.length === 0 ? (
        <Box sx={{ mt: 4 }}>
          <EmptyState title={words.empty.title} text={words.empty.text} station={1}>
            <StartFoundationButton>{t('sharedFoundations:start')}</StartFoundationButton>
          </EmptyState>
        </Box>
      ) : (
        <>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 4, fontSize: '1.1875rem' }}>
            {words.lead}
          </Typography>
          <Box sx={{ mb: 4 }}>
            <CardGrid cards={kept} now={now} />
          </Box>
          {total > foundations.length && limit < SHOWN_MAX && (
            <Button variant="outlined" href={`?show=${limit + PER_PAGE}`} sx={{ mb: 3 }}>
              {words.more}
            </Button>
          )}
          {isFull && (
            <Typography color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
              {t('foundations:list.full', { names: names.join(', ') })}
            </Typography>
          )}
          <StartFoundationButton outlined>{words.start}</StartFoundationButton>
        </>
      )}
    </>
  );
}
