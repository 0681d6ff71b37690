import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import type { OwnInquiry } from '#api/contract.gen.d.ts';
import { ANSWER_CHARS_MAX } from '#domain/inquiries/answers.ts';
import { pageTitle } from '#domain/site/brand.ts';
import { spokenDate } from '#domain/site/formats.ts';
import { postedForm } from '../../../kit/forms/posted-form.ts';
import { fieldsOf } from '../../../kit/forms/rules.ts';
import { toLastPage } from '../../../kit/list/last-page.ts';
import { Pager, pageIn, rowsOf, rowsPerPage } from '../../../kit/list/pager.tsx';
import { dataOf, services } from '../../../kit/session/context.ts';
import { sendOnline } from '../../../kit/session/kept-form.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { keepsLines } from '../../../kit/ui/breakable.ts';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { linedRows } from '../../../kit/ui/lined-rows.ts';
import { MemberHead } from '../../../kit/ui/member/member-head.tsx';
import { SettingsNav } from '../../../shared/accounts/settings-nav.tsx';
import { useReadNotices } from '../../../shared/notices/use-read-notices.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = pageIn(url);
  const answer = await services(context).call('GET /inquiries', { query: rowsOf(page) });
  const inquiries = dataOf(answer);
  const total = (answer.ok && answer.meta.total) || inquiries.length;
  if (inquiries.length === 0) toLastPage(url, page, total, rowsPerPage);
  return { inquiries, page, total, now: new Date().toISOString(), formKey: crypto.randomUUID() };
}

/** What somebody writes below an inquiry. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { id = '', key, text = '' } = fieldsOf(await postedForm(request));
  const answer = await services(context).call('POST /inquiries/:id/follow-ups', {
    params: { id },
    body: { text },
    ...(key && { idempotencyKey: key }),
  });
  return answer.ok ? { ok: true as const } : { ok: false as const, id, text, code: answer.code };
}

export const clientAction = (args: ClientActionFunctionArgs) => sendOnline(args);

/** What a member has asked in forms of the site, with our answers. */
export default function Inquiries() {
  const { inquiries, page, total } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['memberInquiries']);
  const { to } = useLocale();
  useReadNotices({ inquiryIds: inquiries.map(({ id }) => id).join(' ') });
  if (inquiries.length === 0) {
    return (
      <Box sx={{ maxWidth: 860 }}>
        <title>{pageTitle(t('memberInquiries:title'))}</title>
        <EmptyState
          title={t('memberInquiries:empty.title')}
          text={t('memberInquiries:empty.text')}
          alone
        >
          <Button variant="contained" href={to('contact')}>
            {t('memberInquiries:empty.action')}
          </Button>
        </EmptyState>
      </Box>
    );
  }
  return (
    <Box sx={{ maxWidth: 860 }}>
      <MemberHead title={t('memberInquiries:title')} lead={t('memberInquiries:lead')} />
      <SettingsNav />
      <Box sx={{ mt: { xs: 3, md: 4 }, display: 'grid', gap: 3 }}>
        {inquiries.map((inquiry) => (
          <Inquiry key={inquiry.id} inquiry={inquiry} />
        ))}
      </Box>
      <Pager list="inquiries" page={page} total={total} />
    </Box>
  );
}

function Inquiry({ inquiry }: { inquiry: OwnInquiry }) {
  const { t } = useTranslation(['memberInquiries']);
  const { id, kind, number, entries, receivedAt } = inquiry;
  const isAnswered = entries.at(-1)?.by === 'team';
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography id={id} variant="h5" component="h2" color="primary">
        {t(`memberInquiries:kinds.${kind}`, { number })}
      </Typography>
      <Box component="ol" sx={list}>
        <Entry name={t('memberInquiries:you')} at={receivedAt} text={textOf(inquiry, t)} />
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            name={entry.by === 'member' ? t('memberInquiries:you') : nameOf(entry, t)}
            at={entry.writtenAt}
            text={entry.text}
          />
        ))}
      </Box>
      {!isAnswered && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('memberInquiries:waiting')}
        </Typography>
      )}
      <FollowUp key={entries.length} inquiryId={id} />
    </Card>
  );
}

type Words = TFunction<['memberInquiries']>;

const nameOf = ({ name }: OwnInquiry['entries'][number], t: Words): string =>
  name === null ? t('memberInquiries:team') : t('memberInquiries:named', { name });

function textOf({ kind, content }: OwnInquiry, t: Words): string {
  if (kind === 'partner') return content.services;
  if (kind === 'contact') return content.message;
  const { contract, message } = content;
  return [t('memberInquiries:contract', { contract }), message].filter(Boolean).join('\n\n');
}

function Entry({ name, at, text }: { name: string; at: string; text: string }) {
  const { locale } = useLocale();
  const { now } = useLoaderData<typeof loader>();
  return (
    <li>
      <Typography variant="body2" color="textSecondary">
        <Box component="strong" sx={{ color: 'text.primary' }}>
          {name}
        </Box>{' '}
        · <time dateTime={at}>{spokenDate(at, locale, now)}</time>
      </Typography>
      <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere', maxWidth: '68ch' }}>
        <span style={keepsLines}>{text}</span>
      </Typography>
    </li>
  );
}

/** Begins anew with each entry; until then a repetition has the same key. */
function FollowUp({ inquiryId }: { inquiryId: string }) {
  const { t } = useTranslation(['memberInquiries']);
  const [key] = useState(useLoaderData<typeof loader>().formKey);
  const outcome = useActionData<typeof action>();
  const { state, formData } = useNavigation();
  const field = useId();
  const busy = state !== 'idle' && formData?.get('id') === inquiryId;
  const failed = outcome?.ok === false && outcome.id === inquiryId ? outcome : undefined;
  return (
    <Box
      component={Form}
      method="post"
      preventScrollReset
      sx={{ mt: 3, display: 'grid', gap: 1.5 }}
    >
      <input type="hidden" name="id" value={inquiryId} />
      <input type="hidden" name="key" value={key} />
      <TextField
        id={field}
        name="text"
        label={t('memberInquiries:field')}
        defaultValue={failed?.text}
        multiline
        minRows={2}
        maxRows={12}
        required
        slotProps={{ htmlInput: { maxLength: ANSWER_CHARS_MAX } }}
      />
      {failed && !busy && (
        <Alert severity="error" role="alert">
          {t(failed.code === 'INQUIRY_FULL' ? 'memberInquiries:full' : 'memberInquiries:failed')}
        </Alert>
      )}
      <Button type="submit" variant="outlined" loading={busy} sx={{ justifySelf: 'start' }}>
        {t('memberInquiries:send')}
      </Button>
    </Box>
  );
}

const list = { ...linedRows, '& > li:last-of-type': { pb: 0 } } as const;
