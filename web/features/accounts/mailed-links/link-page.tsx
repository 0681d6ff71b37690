import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import type { PageName } from '#domain/site/paths.ts';
import { postedForm } from '../../../kit/forms/posted-form.ts';
import { fieldsOf, judge } from '../../../kit/forms/rules.ts';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { services } from '../../../kit/session/context.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import type { IllustrationProps } from '../../../kit/ui/illustrations.tsx';
import { AccountForm } from '../account-form.tsx';
import {
  type AccountOutcome,
  accepted,
  type NoticeKey,
  refuse,
  refuseAs,
} from '../account-outcome.ts';
import { linkForm } from '../account-schemas.ts';
import { AuthCard } from '../auth-card.tsx';
import { MailedToken } from './mailed-token.tsx';
import { withPastedToken } from './pasted-link.ts';

type MailedLinkCall =
  | 'POST /users/email/confirm'
  | 'POST /newsletter/confirm'
  | 'POST /newsletter/unsubscribe';

/** Only the button uses the link, since mail scanners open pages too. */
export const linkAction =
  (name: MailedLinkCall, done: NoticeKey, spent: NoticeKey = 'linkSpent') =>
  async ({ context, request }: ActionFunctionArgs) => {
    const fields = withPastedToken(fieldsOf(await postedForm(request)));
    const form = judge({ schema: linkForm }, fields);
    if (!form.ok) return refuse(spent);
    const answer = await services(context).call(name, { body: form.data, as: 'none' });
    return answer.ok ? accepted(done) : refuseAs(answer, spent);
  };

interface LinkPageProps {
  Picture: (props: IllustrationProps) => ReactNode;
  texts: { title: string; lead: string; submit: string; done: string; doneLead: string };
  done: NoticeKey;
  /** What a link says that no longer counts. */
  spent?: NoticeKey;
  /** Where to go on when it is done, or cannot be. */
  next: { page: PageName; label: string };
}

/** A page behind a mailed link, with a single button. */
export function LinkPage(props: LinkPageProps) {
  const { Picture, texts: words, done, spent = 'linkSpent', next } = props;
  const { t } = useTranslation(['accounts']);
  const { to } = useLocale();
  const outcome = useActionData<AccountOutcome>();
  if (outcome?.ok && outcome.notice === done) {
    return (
      <AuthCard Picture={Picture} title={words.done} lead={words.doneLead} noindex focused>
        <Button variant="contained" size="large" fullWidth href={to(next.page)} sx={{ mt: 3 }}>
          {next.label}
        </Button>
      </AuthCard>
    );
  }
  // A link that is spent stays so: there is nothing to press again.
  if (outcome?.ok === false && outcome.code === spent) {
    const { title, description } = t('accounts:notices')[spent];
    return (
      <AuthCard Picture={Picture} title={title} lead={description} noindex focused>
        <Button variant="contained" size="large" fullWidth href={to(next.page)} sx={{ mt: 3 }}>
          {next.label}
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard Picture={Picture} title={words.title} lead={words.lead} noindex>
      <AccountForm schema={linkForm}>
        <MailedToken />
        <SubmitButton size="large" fullWidth>
          {words.submit}
        </SubmitButton>
      </AccountForm>
    </AuthCard>
  );
}
