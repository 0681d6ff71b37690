import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ManagedInquiry } from '#api/contract.gen.d.ts';
import { inquiryList } from '#domain/desk/lists/inquiries.ts';
import { sectorNames } from '#domain/inquiries/names.ts';
import { shownEmail } from '#domain/shown-email.ts';
import { phoneLink } from '#domain/site/formats.ts';
import { call } from '../../../desk/call.ts';
import { ErrorAlert } from '../../../desk/forms/error-alert.tsx';
import { usePress } from '../../../desk/forms/use-press.ts';
import type { CellsOf } from '../../../desk/list/columns.ts';
import { ListPage } from '../../../desk/list/list-page.tsx';
import { listLoader } from '../../../desk/list/read-list.ts';
import { TaskBar } from '../../../desk/tasks/task-bar.tsx';
import { dayAndTime } from '../../../desk/ui/formats.ts';
import { Quiet } from '../../../desk/ui/quiet.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { keepsLines } from '../../../kit/ui/breakable.ts';

export const clientLoader = listLoader(inquiryList);

/** What people ask in the forms of the site; answered by mail or telephone. */
export default function Inquiries() {
  return (
    <ListPage
      list={inquiryList}
      cells={useCells()}
      nameOf={({ kind, content }) => (kind === 'partner' ? content.company : content.name)}
      bulk={(selection) => (
        <TaskBar
          keys={selection.ids.map((id) => `inquiry:${id}`)}
          possible={{ settle: true }}
          selection={selection}
        />
      )}
    />
  );
}

function useCells(): CellsOf<typeof inquiryList> {
  const { t } = useTranslation(['staffInquiries']);
  const { locale } = useLocale();
  const words = t('staffInquiries:inquiries');
  return {
    from: {
      width: 'minmax(0, 1fr)',
      card: 'line',
      cell: (inquiry) => (
        <>
          <Quiet>{words.kinds[inquiry.kind]}</Quiet>
          <Sender inquiry={inquiry} />
        </>
      ),
    },
    what: {
      width: 'minmax(0, 1.7fr)',
      card: 'long',
      cell: (inquiry) => (
        <>
          <Box sx={{ ...keepsLines, overflowWrap: 'anywhere', maxWidth: '68ch' }}>
            {textOf(inquiry, t)}
          </Box>
          {inquiry.language === 'en' && <Quiet>{words.english}</Quiet>}
        </>
      ),
    },
    received: {
      width: '130px',
      card: 'line',
      named: true,
      cell: ({ receivedAt }) => <time dateTime={receivedAt}>{dayAndTime(receivedAt, locale)}</time>,
    },
    action: {
      width: '150px',
      card: 'action',
      cell: (inquiry) => <MarkButton inquiry={inquiry} />,
    },
  };
}

/** Who asks, and how to answer. */
function Sender({ inquiry: { kind, content } }: { inquiry: ManagedInquiry }) {
  const { t } = useTranslation(['staffInquiries']);
  const { locale } = useLocale();
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {kind === 'partner' && (
        <>
          <Box sx={{ fontWeight: 600 }}>{content.company}</Box>
          <Quiet>{sectorNames[content.sector][locale]}</Quiet>
          <Link href={content.website} target="_blank" rel="noreferrer nofollow">
            {t('staffInquiries:inquiries.website')}
          </Link>
        </>
      )}
      <Box sx={{ fontWeight: kind === 'partner' ? 400 : 600 }}>
        {kind === 'partner' ? content.contactPerson : content.name}
      </Box>
      <Link href={`mailto:${content.email}`}>{shownEmail(content.email)}</Link>
      {kind !== 'withdrawal' && content.phone && (
        <Box>
          <Link href={phoneLink(content.phone)}>{content.phone}</Link>
        </Box>
      )}
    </Box>
  );
}

function textOf({ kind, content }: ManagedInquiry, t: TFunction<['staffInquiries']>) {
  if (kind === 'partner') return content.services;
  if (kind === 'contact') return content.message;
  const { contract, message } = content;
  return [t('staffInquiries:inquiries.contract', { contract }), message]
    .filter(Boolean)
    .join('\n\n');
}

/** Marks an inquiry as done, or open again; either can be taken back for a moment. */
function MarkButton({ inquiry }: { inquiry: ManagedInquiry }) {
  const { t } = useTranslation(['staffInquiries']);
  const { locale } = useLocale();
  const { id, kind, doneAt, doneBy, content } = inquiry;
  const done = doneAt === null;
  const mark = (as: boolean) =>
    call('POST /admin/inquiries/:id/done', { params: { id }, body: { done: as } });
  const outcome = (as: boolean) => t(`staffInquiries:inquiries.${as ? 'marked' : 'reopened'}`);
  const { busy, refused, press } = usePress({
    send: () => mark(done),
    done: () => outcome(done),
    // The row leaves the list of what is open.
    undo: { send: () => mark(!done), done: outcome(!done) },
  });
  const instant = doneAt && dayAndTime(doneAt, locale);
  const name = kind === 'partner' ? content.company : content.name;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        loading={busy}
        onClick={press}
        aria-label={t(`staffInquiries:inquiries.${done ? 'doneLabel' : 'reopenLabel'}`, { name })}
      >
        {t(`staffInquiries:inquiries.${done ? 'done' : 'reopen'}`)}
      </Button>
      {instant && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.5 }}>
          {doneBy
            ? t('staffInquiries:inquiries.doneBy', { instant, name: doneBy })
            : t('staffInquiries:inquiries.doneAt', { instant })}
        </Box>
      )}
      {refused && <ErrorAlert text={refused} sx={{ mt: 1 }} />}
    </>
  );
}
