import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import type { WholeInquiry } from '#api/contract.gen.d.ts';
import { call } from '../../../desk/call.ts';
import { patiently, useKept } from '../../../desk/reads.ts';
import { useMay } from '../../../desk/session/session.ts';
import { BackToList } from '../../../desk/ui/back-to-list.tsx';
import { column, columns } from '../../../desk/ui/columns.ts';
import { dayAndTime } from '../../../desk/ui/formats.ts';
import { Panel } from '../../../desk/ui/panel.tsx';
import { PageFailed } from '../../../desk/ui/states.tsx';
import { usePageTitle } from '../../../desk/ui/use-page-title.ts';
import { useReadNotices } from '../../../desk/use-read-notices.ts';
import type { DataOf } from '../../../kit/api/call.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { keepsLines } from '../../../kit/ui/breakable.ts';
import { AnswerForm } from './answer-form.tsx';
import { textOf } from './asked.tsx';
import { Entries, Fate } from './entries.tsx';
import { MarkButton } from './mark-button.tsx';
import { InquiryNoteForm } from './note-form.tsx';
import { WhoPanel } from './who-panel.tsx';

export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  const { signal } = request;
  const whole = await patiently(() => call('GET /admin/inquiries/:id', { params: { id }, signal }));
  if (!whole.ok || !whole.data.member) return { whole };
  const params = { id: whole.data.member.id };
  const belongings = await call('GET /admin/people/:id/belongings', { params, signal });
  return { whole, belongings: belongings.ok ? belongings.data : undefined };
}

/** One inquiry: what was asked by whom, what we answered, and what the team knows about it. */
export default function InquiryPage() {
  const { t } = useTranslation(['staffInquiries']);
  const { whole, belongings } = useLoaderData<typeof clientLoader>();
  const read = useKept(whole);
  usePageTitle(
    read.ok ? t('staffInquiries:inquiry.heading', { number: read.data.number }) : undefined,
  );
  return (
    <>
      <BackToList list="inquiries" label={t('staffInquiries:inquiry.back')} />
      {read.ok ? (
        <Content key={read.data.inquiry.id} whole={read.data} belongings={belongings} />
      ) : (
        <PageFailed refusal={read} />
      )}
    </>
  );
}

interface ContentProps {
  whole: WholeInquiry;
  belongings: DataOf<'GET /admin/people/:id/belongings'> | undefined;
}

function Content({ whole, belongings }: ContentProps) {
  useReadNotices({ inquiryId: whole.inquiry.id });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Head whole={whole} />
      <Box sx={columns}>
        <Box sx={column}>
          <Conversation whole={whole} />
        </Box>
        <Box sx={column}>
          <WhoPanel whole={whole} belongings={belongings} />
          <Notes whole={whole} />
        </Box>
      </Box>
    </Box>
  );
}

function Head({ whole: { inquiry, number } }: { whole: WholeInquiry }) {
  const { t } = useTranslation(['staffInquiries']);
  const { locale } = useLocale();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
      <Box>
        <Typography variant="h3" component="h1" color="primary">
          {t('staffInquiries:inquiry.heading', { number })}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.75 }}>
          {t('staffInquiries:inquiry.received', {
            kind: t(`staffInquiries:inquiries.kinds.${inquiry.kind}`),
            instant: dayAndTime(inquiry.receivedAt, locale),
          })}
        </Typography>
      </Box>
      <Box>
        <MarkButton inquiry={inquiry} />
      </Box>
    </Box>
  );
}

/** What was asked, what was answered, and where one answers. */
function Conversation({ whole }: { whole: WholeInquiry }) {
  const { inquiry, member } = whole;
  const { t } = useTranslation(['staffInquiries']);
  const words = t('staffInquiries:inquiry');
  const may = useMay();
  const [sent, setSent] = useState(0);
  return (
    <>
      <Panel title={words.asked}>
        <Box
          lang={inquiry.language}
          sx={{ ...keepsLines, overflowWrap: 'anywhere', maxWidth: '68ch' }}
        >
          {textOf(inquiry, t)}
        </Box>
      </Panel>
      <Panel title={words.answers.title}>
        <Entries
          title={words.answers.title}
          entries={conversationIn(whole)}
          none={words.answers.none}
          below={({ mail }) => mail && <Fate mail={mail} />}
        />
      </Panel>
      {may('inquiries.write') && (
        <Panel title={words.answer.title}>
          <AnswerForm key={sent} {...{ inquiry, member }} onDone={() => setSent(sent + 1)} />
        </Panel>
      )}
    </>
  );
}

/** Answers, and what the member wrote below the inquiry, in the order of time. */
const conversationIn = ({ answers, followUps }: WholeInquiry) =>
  [...answers, ...followUps.map((entry) => ({ ...entry, mail: undefined }))].toSorted(
    (one, other) => one.writtenAt.localeCompare(other.writtenAt),
  );

function Notes({ whole: { inquiry, notes } }: { whole: WholeInquiry }) {
  const words = useTranslation(['staffInquiries']).t('staffInquiries:inquiry.notes');
  const may = useMay();
  const [written, setWritten] = useState(0);
  return (
    <Panel title={words.title}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Entries title={words.title} entries={notes} none={words.none} />
        {may('inquiries.write') && (
          <InquiryNoteForm key={written} id={inquiry.id} onDone={() => setWritten(written + 1)} />
        )}
      </Box>
    </Panel>
  );
}
