import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { z } from 'zod';
import { newsletterOrder } from '#domain/site/newsletter.ts';
import { emailAddress, required } from '#domain/text.ts';
import { PlainText } from '../../kit/forms/plain/fields.tsx';
import { NarrowPage } from '../../kit/forms/plain/form-page.tsx';
import { PlainForm } from '../../kit/forms/plain/plain-form.tsx';
import { isRefused, submitForm } from '../../kit/forms/plain/read-form.ts';
import { Sent } from '../../kit/forms/plain/sent.tsx';
import { PlainSubmit } from '../../kit/forms/plain/submit.tsx';
import { services } from '../../kit/session/context.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { PageHead } from '../../kit/ui/page-head.tsx';

const rules = { schema: z.object({ email: required(emailAddress) }) };

/** The form in the footer of every public page posts here. */
export const action = ({ context, request }: ActionFunctionArgs) =>
  submitForm(rules, request, ({ email }, { trap }) =>
    services(context).call('POST /newsletter/subscribe', {
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
