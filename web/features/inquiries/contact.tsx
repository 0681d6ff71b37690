import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { contactRequest } from '#domain/inquiries/inquiry.ts';
import { phoneLink } from '#domain/site/formats.ts';
import { PlainText, PlainTextArea } from '../../kit/forms/plain/fields.tsx';
import { newFormKeys } from '../../kit/forms/plain/form-keys.ts';
import { FormPage, NarrowPage } from '../../kit/forms/plain/form-page.tsx';
import { PlainForm, RequiredNote } from '../../kit/forms/plain/plain-form.tsx';
import { isRefused, submitForm } from '../../kit/forms/plain/read-form.ts';
import { Sent } from '../../kit/forms/plain/sent.tsx';
import { PlainSubmit } from '../../kit/forms/plain/submit.tsx';
import { services } from '../../kit/session/context.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Talk } from '../../kit/ui/illustrations.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { useOperator } from '../../kit/ui/site-data.ts';

const rules = { schema: contactRequest };

export const loader = ({ context }: LoaderFunctionArgs) => newFormKeys(services(context).call);

export const action = ({ context, request }: ActionFunctionArgs) =>
  submitForm(rules, request, (content, { idempotencyKey, ...sent }) =>
    services(context).call('POST /contact', {
      body: { ...content, ...sent },
      idempotencyKey,
      as: 'public',
    }),
  );

export default function Contact() {
  const { texts } = useI18n('inquiry');
  const outcome = useActionData<typeof action>();
  const { sent, contact } = texts.inquiry;
  if (outcome && !isRefused(outcome)) {
    return (
      <NarrowPage>
        <PageHead title={sent.title} noindex />
        <Sent title={sent.title} lead={`${sent.description} ${contact.sentLead}`} />
      </NarrowPage>
    );
  }
  return (
    <FormPage intro={<Intro />}>
      <PageHead title={contact.title} description={contact.description} />
      <ContactForm />
    </FormPage>
  );
}

function Intro() {
  const { texts, t, locale } = useI18n('inquiry');
  const { name, street, postalCode, city, phone, email, hours, lawFirm } = useOperator();
  const { title, lead, ways } = texts.inquiry.contact;
  return (
    <>
      <Talk size={56} />
      <Typography variant="h2" component="h1" sx={{ mt: 2.5 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, fontSize: '1.125rem', textWrap: 'pretty' }}>
        {lead}
      </Typography>
      <Box component="dl" sx={{ mt: 4, mb: 0 }}>
        <Way label={ways.phone}>
          <Link href={phoneLink(phone)}>{phone}</Link>
          {hours && <Box sx={{ color: 'text.secondary' }}>{hours[locale]}</Box>}
        </Way>
        <Way label={ways.email}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Way>
        <Way label={ways.post}>
          {name}
          <br />
          {street}
          <br />
          {postalCode} {city}
        </Way>
        <Way label={ways.who}>
          {t('inquiry:contact.whoAnswers', { lawFirm: lawFirm.name, chamber: lawFirm.chamber })}
        </Way>
      </Box>
    </>
  );
}

const Way = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}>
    <Box component="dt" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, mt: 0.5, textWrap: 'pretty' }}>
      {children}
    </Box>
  </Box>
);

function ContactForm() {
  const { texts, to } = useI18n('inquiry');
  const hidden = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { contact, failed, privacyBefore, privacy } = texts.inquiry;
  return (
    <>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {contact.formTitle}
      </Typography>
      <PlainForm
        id="contact"
        labels={contact.labels}
        hidden={hidden}
        refused={isRefused(outcome) ? outcome : undefined}
        failed={failed}
      >
        <RequiredNote />
        <PlainText name="name" autoComplete="name" required />
        <PlainText name="email" type="email" autoComplete="email" required />
        <PlainText name="phone" type="tel" autoComplete="tel" help={contact.phoneHint} />
        <PlainTextArea name="message" rows={6} help={contact.messageHint} required />
        <Typography variant="body2" color="textSecondary">
          {privacyBefore}{' '}
          <Link href={to('privacy')} target="_blank">
            {privacy}
          </Link>
          .
        </Typography>
        <PlainSubmit fullWidth>{contact.submit}</PlainSubmit>
      </PlainForm>
    </>
  );
}
