import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { z } from 'zod';
import { newsletterOrder } from '#domain/site/newsletter.ts';
import { emailAddress, required } from '#domain/text.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { PlainText } from '../../shared/plain-forms/fields.tsx';
import { NarrowPage } from '../../shared/plain-forms/form-page.tsx';
import { PlainForm } from '../../shared/plain-forms/plain-form.tsx';
import { isRefused, submitForm } from '../../shared/plain-forms/read-form.ts';
import { Sent } from '../../shared/plain-forms/sent.tsx';
import { PlainSubmit } from '../../shared/plain-forms/submit.tsx';
import { services } from '../../shared/session/context.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';

const rules = { schema: z.object({ email: required(emailAddress) }) };

/** The form in the footer of every public page posts here. */
export const action = ({ context, request }: ActionFunctionArgs) =>
  submitForm(rules, request, ({ email }, { trap }) =>
    services(context).backend.post<null>('/newsletter/subscribe', {
      body: { email, trap },
      as: 'public',
    }),
  );

export default function Newsletter() {
  const { texts, to, locale } = useI18n('inquiry');
  const outcome = useActionData<typeof action>();
  const { newsletter } = texts.inquiry;
  if (outcome && !isRefused(outcome)) {
    return (
      <NarrowPage>
        <PageHead title={newsletter.sentTitle} noindex />
        <Sent title={newsletter.sentTitle} lead={newsletter.sentLead} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage>
      <PageHead title={newsletter.title} noindex />
      <Typography variant="h3" component="h1">
        {newsletter.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 4, textWrap: 'pretty' }}>
        {newsletterOrder.text[locale]}
      </Typography>
      <PlainForm
        id="subscription"
        labels={{ email: newsletter.email }}
        refused={isRefused(outcome) ? outcome : undefined}
      >
        <PlainText name="email" type="email" autoComplete="email" required />
        <Typography variant="body2" color="textSecondary">
          {texts.inquiry.privacyBefore} <Link href={to('privacy')}>{texts.inquiry.privacy}</Link>.
        </Typography>
        <PlainSubmit fullWidth>{newsletter.submit}</PlainSubmit>
      </PlainForm>
    </NarrowPage>
  );
}
