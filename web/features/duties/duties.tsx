import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { postedForm } from '../../kit/forms/posted-form.ts';
import { fieldsOf } from '../../kit/forms/rules.ts';
import { dataOf, services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { finished, Line } from '../../kit/ui/line.tsx';
import { BackLink } from '../../kit/ui/member/back-link.tsx';
import { MemberHead } from '../../kit/ui/member/member-head.tsx';
import { isErased } from '../../shared/foundations/model.ts';
import { useReadNotices } from '../../shared/notices/use-read-notices.ts';
import { CompanyCard, PapersCard } from './company.tsx';
import { DutyList } from './duty-list.tsx';
import type { Loaded } from './loaded.ts';
import { tickDuty } from './tick-duty.ts';

/** Months after the entry in which it is news, and forged bills come. */
const NEW_MONTHS = 6;

export async function loader({ context, params }: LoaderFunctionArgs): Promise<Loaded> {
  const { call } = services(context);
  const own = { params: { id: params.id ?? '' } };
  const [page, duties] = await Promise.all([
    call('GET /foundations/:id', own),
    call('GET /foundations/:id/duties', own),
  ]);
  return { foundation: dataOf(page), duties: dataOf(duties), now: new Date().toISOString() };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { call, session } = services(context);
  const outcome = await tickDuty(call, params.id ?? '', fieldsOf(await postedForm(request)));
  if (!outcome.ok && outcome.code === 'LOGGED_OUT') session.forget();
  return outcome;
}

/** The company after its entry: the good news, what to copy, what has to be done, and all papers. */
export default function DutiesPage() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useTranslation(['duties']);
  const { to } = useLocale();
  const { foundation } = loaded;
  const isNew = isNewAt(loaded);
  useReadNotices({ foundationId: foundation.id });
  const foundationPage = to('foundation', { id: foundation.id });
  const company = foundation.companyName;
  if (foundation.status !== 'completed' || company === null) {
    const words = t('duties:before');
    return (
      <EmptyState title={words.title} text={words.text} alone>
        <Button variant="contained" href={foundationPage}>
          {t('duties:back')}
        </Button>
      </EmptyState>
    );
  }
  if (isErased(foundation)) {
    const words = t('duties:erased');
    return (
      <Box sx={{ maxWidth: 860 }}>
        <BackLink href={foundationPage}>{t('duties:back')}</BackLink>
        <MemberHead title={words.title} lead={words.text} />
        {foundation.documents.length > 0 && (
          <Box sx={{ mt: { xs: 3, md: 4 } }}>
            <PapersCard foundation={foundation} />
          </Box>
        )}
      </Box>
    );
  }
  return (
    <>
      <BackLink href={foundationPage}>{t('duties:back')}</BackLink>
      <MemberHead
        title={t('duties:title', { company })}
        lead={isNew ? `${t('duties:congratulations')} ${t('duties:lead')}` : t('duties:lead')}
      />
      <Box sx={{ mt: { xs: 3, md: 4 } }}>
        <Line current={finished} />
      </Box>
      <Box sx={columns}>
        <Box sx={{ gridArea: 'company', minWidth: 0 }}>
          <CompanyCard foundation={foundation} />
        </Box>
        <Box sx={{ gridArea: 'duties', minWidth: 0 }}>
          {isNew && <ForgedBills foundation={foundation} />}
          <DutyList {...loaded} />
        </Box>
        <Box sx={{ gridArea: 'papers', minWidth: 0 }}>
          <PapersCard foundation={foundation} />
        </Box>
      </Box>
    </>
  );
}

/** On phones what is to be copied comes first and the papers last. */
const columns = {
  display: 'grid',
  columnGap: 5,
  rowGap: 3,
  alignItems: 'start',
  gridTemplateAreas: {
    xs: '"company" "duties" "papers"',
    lg: '"duties company" "duties papers"',
  },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 344px' },
  gridTemplateRows: { lg: 'auto 1fr' },
  mt: { xs: 3, md: 4 },
} as const;

/** Whether it was entered lately. */
function isNewAt({ foundation: { completedAt, since }, now }: Loaded): boolean {
  const until = new Date(completedAt ?? since);
  until.setMonth(until.getMonth() + NEW_MONTHS);
  return now <= until.toISOString();
}

function ForgedBills({ foundation }: Pick<Loaded, 'foundation'>) {
  const { t } = useTranslation(['duties']);
  const { to } = useLocale();
  return (
    <Alert severity="warning" sx={{ mb: 4 }}>
      <AlertTitle>{t('duties:fraud.title')}</AlertTitle>
      <Typography variant="body2">{t('duties:fraud.text')}</Typography>
      <Button
        color="inherit"
        href={`${to('costs', { id: foundation.id })}?ask=check`}
        sx={{ display: 'flex', width: 'fit-content', ml: -1, mt: 1 }}
      >
        {t('duties:fraud.check')}
      </Button>
    </Alert>
  );
}
