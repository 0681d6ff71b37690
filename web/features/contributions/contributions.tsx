import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { reportable } from '#domain/foundations/obstacles.ts';
import { longDate } from '#domain/site/formats.ts';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import type { FormOutcome } from '../../kit/forms/form-outcome.ts';
import { postedForm } from '../../kit/forms/posted-form.ts';
import { fieldsOf } from '../../kit/forms/rules.ts';
import { dataOf, services } from '../../kit/session/context.ts';
import { sendKept } from '../../kit/session/kept-form.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { BackLink } from '../../kit/ui/member/back-link.tsx';
import { MemberHead } from '../../kit/ui/member/member-head.tsx';
import { AddLine } from './add-line.tsx';
import { changeContributions } from './change-contributions.ts';
import { Offer } from './offer.tsx';
import { ShareholderCard } from './shareholder-card.tsx';
import { Statement } from './statement.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const own = { params: { id: params.id ?? '' } };
  const { call } = services(context);
  const [contributions, foundation] = await Promise.all([
    call('GET /foundations/:id/contributions', own),
    call('GET /foundations/:id', own),
  ]);
  const { status, obstacles, notaryAsked, id } = dataOf(foundation);
  const entered = dataOf(contributions);
  const reports = reportable('founder', { status, obstacles, notaryAsked });
  return {
    id,
    contributions: entered,
    reportable: entered.mayEnter === 'all' ? reports : [],
    formKey: crypto.randomUUID(),
  };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const fields = fieldsOf(await postedForm(request));
  const id = params.id ?? '';
  const outcome = await changeContributions(services(context).call, id, fields);
  if (!outcome) throw new Response(null, { status: 400 });
  if (outcome.ok && outcome.form === 'report') {
    throw redirect(pathTo('foundation', localeOf(url.pathname), { id }));
  }
  return outcome;
}

export const clientAction = (args: ClientActionFunctionArgs) => sendKept(args);

/** What each shareholder pays before filing, what has come in, and what does not fit about it. */
export default function ContributionsPage() {
  const { id, contributions, reportable: kinds, formKey } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['contributions', 'sharedContributions']);
  const { locale, to } = useLocale();
  const outcome = useActionData<FormOutcome>();
  const { notBefore, shareholders, mayEnter } = contributions;
  const refused = outcome?.ok === false && outcome.form !== 'add' ? outcome : undefined;
  const enterable = shareholders.filter(
    ({ participantId }) => mayEnter === 'all' || participantId === contributions.participantId,
  );
  return (
    <Box sx={{ maxWidth: 860 }}>
      <BackLink href={to('foundation', { id })}>{t('contributions:back')}</BackLink>
      <MemberHead title={t('sharedContributions:title')} lead={t('contributions:lead')} />
      <Typography sx={{ mt: 2, maxWidth: '68ch' }}>
        {notBefore
          ? t('contributions:since', { date: longDate(notBefore, locale) })
          : t('contributions:sinceDeed')}
      </Typography>
      <Stack spacing={3} sx={{ mt: { xs: 3, md: 4 } }}>
        <FormNotice refused={refused} texts={t('contributions:refusal')} />
        {shareholders.length === 0 && (
          <EmptyState title={t('contributions:nobody.title')} text={t('contributions:nobody.text')}>
            <Button variant="contained" href={to('foundation', { id })}>
              {t('contributions:back')}
            </Button>
          </EmptyState>
        )}
        {shareholders.map((shareholder) => (
          <ShareholderCard
            key={shareholder.participantId}
            shareholder={shareholder}
            contributions={contributions}
            kinds={kinds}
            formKey={formKey}
          />
        ))}
        {mayEnter === 'all' && <Statement foundationId={id} contributions={contributions} />}
        {mayEnter !== 'nothing' && enterable.length > 0 && (
          <AddLine shareholders={enterable} revision={contributions.revision} />
        )}
        {mayEnter === 'all' && shareholders.length > 0 && <Offer contributions={contributions} />}
      </Stack>
    </Box>
  );
}
