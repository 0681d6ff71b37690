import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { browserCall } from '../../kit/api/browser-call.ts';
import { dataOf, services } from '../../kit/session/context.ts';
import { useLiveData } from '../../kit/session/use-live.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { BackLink } from '../../kit/ui/member/back-link.tsx';
import { MemberHead } from '../../kit/ui/member/member-head.tsx';
import { readConversation } from '../../shared/messages/reading.ts';
import { Thread } from '../../shared/messages/thread.tsx';
import { ThreadNav } from '../../shared/messages/thread-nav.tsx';

const PACE = { everyMs: 20_000, toldEveryMs: 120_000 };

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call } = services(context);
  const asked = url.searchParams.get('to');
  const conversation = dataOf(await readConversation(call, params.id ?? '', asked));
  return { ...conversation, now: new Date().toISOString() };
}

/** What the people of a formation write to each other. */
export default function MessagesPage() {
  const { t } = useTranslation(['messages']);
  const { to } = useLocale();
  const { audiences, threads, ...shown } = useLoaderData<typeof loader>();
  useLiveData(PACE);
  const page = to('messages', { id: shown.id });
  return (
    <>
      <BackLink href={to('foundation', { id: shown.id })}>{t('messages:back')}</BackLink>
      <MemberHead title={t('messages:title')} lead={t('messages:lead')} />
      <Box sx={{ mt: { xs: 3, md: 4 }, maxWidth: 860, display: 'grid', gap: 3 }}>
        <ThreadNav {...{ audiences, threads, page }} shown={shown.audience} />
        <Thread
          key={`${shown.id} ${shown.audience}`}
          call={browserCall}
          actions={() => null}
          {...shown}
        />
      </Box>
    </>
  );
}
