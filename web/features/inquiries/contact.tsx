import type { ReactNode } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { contactRequest } from '#domain/inquiries/inquiry.ts';
import { phoneLink } from '#domain/site/formats.ts';
import { TextInput } from '../../kit/forms/fields.tsx';
import { newFormKeys } from '../../kit/forms/plain/form-keys.ts';
import { FormPage, NarrowPage } from '../../kit/forms/plain/form-page.tsx';
import { PlainForm, RequiredNote } from '../../kit/forms/plain/plain-form.tsx';
import { submitForm } from '../../kit/forms/plain/read-form.ts';
import { Sent } from '../../kit/forms/plain/sent.tsx';
import { PlainSubmit } from '../../kit/forms/plain/submit.tsx';
import { services } from '../../kit/session/context.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Text } from '../../kit/ui/elements/text.tsx';
import { TextLink } from '../../kit/ui/elements/text-link.tsx';
import { Talk } from '../../kit/ui/illustrations.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { useOperator } from '../../kit/ui/site-data.ts';
import styles from './contact.module.css';

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
  if (outcome?.ok) {
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
      <Text variant="h2" as="h1" className={styles.title}>
        {title}
      </Text>
      <Text tone="secondary" className={styles.lead}>
        {lead}
      </Text>
      <dl className={styles.ways}>
        <Way label={ways.phone}>
          <TextLink href={phoneLink(phone)}>{phone}</TextLink>
          {hours && <div className={styles.hours}>{hours[locale]}</div>}
        </Way>
        <Way label={ways.email}>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
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
      </dl>
    </>
  );
}

const Way = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.way}>
    <dt className={styles.wayLabel}>{label}</dt>
    <dd className={styles.wayText}>{children}</dd>
  </div>
);

function ContactForm() {
  const { texts, to } = useI18n('inquiry');
  const hidden = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { contact, failed, privacyBefore, privacy } = texts.inquiry;
  return (
    <>
      <Text variant="h4" as="h2" className={styles.formTitle}>
        {contact.formTitle}
      </Text>
      <PlainForm
        id="contact"
        labels={contact.labels}
        hidden={hidden}
        refused={outcome?.ok === false ? outcome : undefined}
        refusalTexts={{ UNAVAILABLE: { title: failed } }}
      >
        <RequiredNote />
        <TextInput name="name" autoComplete="name" required />
        <TextInput name="email" type="email" autoComplete="email" required />
        <TextInput name="phone" type="tel" autoComplete="tel" help={contact.phoneHint} />
        <TextInput name="message" rows={6} help={contact.messageHint} required />
        <Text variant="body2" tone="secondary">
          {privacyBefore}{' '}
          <TextLink href={to('privacy')} target="_blank">
            {privacy}
          </TextLink>
          .
        </Text>
        <PlainSubmit fullWidth>{contact.submit}</PlainSubmit>
      </PlainForm>
    </>
  );
}
