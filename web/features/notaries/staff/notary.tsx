import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { notaryList } from '#domain/desk/lists/notaries.ts';
import { shownEmail } from '#domain/shown-email.ts';
import { phoneLink } from '#domain/site/formats.ts';
import { call } from '../../../desk/call.ts';
import { patiently, useKept } from '../../../desk/reads.ts';
import { BackToList } from '../../../desk/ui/back-to-list.tsx';
import { column, columns } from '../../../desk/ui/columns.ts';
import { Facts } from '../../../desk/ui/facts.tsx';
import { Panel } from '../../../desk/ui/panel.tsx';
import { PageFailed } from '../../../desk/ui/states.tsx';
import { usePageTitle } from '../../../desk/ui/use-page-title.ts';
import type { DataOf } from '../../../kit/api/call.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { AnswersPanel } from './answers-panel.tsx';
import { CasesPanel, type NotaryCases } from './cases-panel.tsx';

/** As many as somebody reads through; the list of formations has all. */
const SHOWN = 50;

export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  const options = { params: { id }, signal: request.signal };
  const query = { limit: SHOWN };
  const [notary, cases] = await Promise.all([
    patiently(() => call('GET /admin/notaries/:id', options)),
    patiently(() => call('GET /admin/notaries/:id/foundations', { ...options, query })),
  ]);
  if (!notary.ok) return notary;
  if (!cases.ok) return cases;
  const { data, meta } = cases;
  return { ok: true as const, notary: notary.data, cases: { data, meta } };
}

type Notary = DataOf<'GET /admin/notaries/:id'>;

/** One notary: the formations, what was asked there, and how long answers took. */
export default function NotaryPage() {
  const { t } = useTranslation(['staffNotaries']);
  const read = useKept(useLoaderData<typeof clientLoader>());
  usePageTitle(read.ok ? read.notary.name : undefined);
  return (
    <>
      <BackToList list="notaries" label={t('staffNotaries:notary.back')} />
      {read.ok ? <Content key={read.notary.id} {...read} /> : <PageFailed refusal={read} />}
    </>
  );
}

function Content({ notary, cases }: { notary: Notary; cases: NotaryCases }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h3" component="h1" color="primary" sx={{ overflowWrap: 'anywhere' }}>
        {notary.name}
      </Typography>
      <Box sx={columns}>
        <Box sx={column}>
          <CasesPanel cases={cases} />
        </Box>
        <Box sx={column}>
          <ContactPanel notary={notary} />
          <AnswersPanel answers={notary.answers} />
        </Box>
      </Box>
    </Box>
  );
}

function ContactPanel({ notary }: { notary: Notary }) {
  const { t } = useTranslation(['staffNotaries']);
  const words = t('staffNotaries:notary');
  const { locale } = useLocale();
  const { columns: named } = notaryList;
  const { email, phone, city, openQuestions } = notary;
  return (
    <Panel title={words.contact}>
      <Facts
        facts={[
          [
            named.email[locale],
            email ? (
              <Link key="email" href={`mailto:${email}`}>
                {shownEmail(email)}
              </Link>
            ) : (
              words.unknown
            ),
          ],
          [
            named.phone[locale],
            phone ? (
              <Link key="phone" href={phoneLink(phone)}>
                {phone}
              </Link>
            ) : (
              words.unknown
            ),
          ],
          [named.city[locale], city ?? words.unknown],
          [
            words.questions,
            openQuestions === 0
              ? words.noQuestions
              : t('staffNotaries:notary.questions', { count: openQuestions }),
          ],
        ]}
      />
    </Panel>
  );
}
