import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
import { useLocale } from '../../kit/texts/use-locale.ts';
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
  const { t } = useTranslation(['inquiries']);
  const outcome = useActionData<typeof action>();
  if (outcome?.ok) {
    return (
      <NarrowPage>
        <PageHead title={t('inquiries:sent.title')} noindex />
        <Sent
          title={t('inquiries:sent.title')}
          lead={`${t('inquiries:sent.description')} ${t('inquiries:sentLead')}`}
        />
      </NarrowPage>
    );
  }
  return (
    <FormPage intro={<Intro />}>
      <PageHead
        title={t('inquiries:contact.title')}
        description={t('inquiries:contact.description')}
      />
      <ContactForm />
    </FormPage>
  );
}

function Intro() {
  const { t } = useTranslation(['inquiries']);
  const { locale } = useLocale();
  const { name, street, postalCode, city, phone, email, hours, lawFirm } = useOperator();
  return (
    <>
      <Talk size={56} />
      <Text variant="h2" as="h1" className={styles.title}>
        {t('inquiries:contact.title')}
      </Text>
      <Text tone="secondary" className={styles.lead}>
        {t('inquiries:contact.lead')}
      </Text>
      <dl className={styles.ways}>
        <Way label={t('inquiries:contact.ways.phone')}>
          <TextLink href={phoneLink(phone)}>{phone}</TextLink>
          {hours && <div className={styles.hours}>{hours[locale]}</div>}
        </Way>
        <Way label={t('inquiries:contact.ways.email')}>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </Way>
        <Way label={t('inquiries:contact.ways.post')}>
          {name}
          <br />
          {street}
          <br />
          {postalCode} {city}
        </Way>
        <Way label={t('inquiries:contact.ways.who')}>
          {t('inquiries:contact.whoAnswers', { lawFirm: lawFirm.name, chamber: lawFirm.chamber })}
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
  const { t } = useTranslation(['inquiries']);
  const { to } = useLocale();
  const hidden = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <>
      <Text variant="h4" as="h2" className={styles.formTitle}>
        {t('inquiries:contact.formTitle')}
      </Text>
      <PlainForm
        id="contact"
        labels={t('inquiries:labels')}
        hidden={hidden}
        refused={outcome?.ok === false ? outcome : undefined}
        refusalTexts={{ UNAVAILABLE: { title: t('inquiries:failed') } }}
      >
        <RequiredNote />
        <TextInput name="name" autoComplete="name" required />
        <TextInput name="email" type="email" autoComplete="email" required />
        <TextInput
          name="phone"
          type="tel"
          autoComplete="tel"
          help={t('inquiries:contact.phoneHint')}
        />
        <TextInput name="message" rows={6} help={t('inquiries:contact.messageHint')} required />
        <Text variant="body2" tone="secondary">
          {t('inquiries:privacyBefore')}{' '}
          <TextLink href={to('privacy')} target="_blank">
            {t('inquiries:privacy')}
          </TextLink>
          .
        </Text>
        <PlainSubmit fullWidth>{t('inquiries:contact.submit')}</PlainSubmit>
      </PlainForm>
    </>
  );
}
