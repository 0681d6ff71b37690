import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { z } from 'zod';
import { partnerInquiry, sectors } from '#domain/inquiries/inquiry.ts';
import { sectorTexts } from '#domain/site/sector-texts.ts';
import { CheckInput } from '../../kit/forms/choices.tsx';
import { SelectInput, TextInput } from '../../kit/forms/fields.tsx';
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
import { Community } from '../../kit/ui/illustrations.tsx';
import { MarkedList } from '../../kit/ui/page/lists.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import styles from './become-a-partner.module.css';

const rules = {
  schema: partnerInquiry.extend({ terms: z.literal('on', { error: 'NOT_ACCEPTED' }) }),
};

export const loader = ({ context }: LoaderFunctionArgs) => newFormKeys(services(context).call);

export const action = ({ context, request }: ActionFunctionArgs) =>
  submitForm(rules, request, ({ terms: _accepted, ...inquiry }, { idempotencyKey, ...sent }) =>
    services(context).call('POST /partner-inquiries', {
      body: { ...inquiry, terms: true, ...sent },
      idempotencyKey,
      as: 'public',
    }),
  );

export default function BecomeAPartner() {
  const { texts } = useI18n('inquiry');
  const outcome = useActionData<typeof action>();
  const { title, description, why, lead, points, after } = texts.inquiry.partner;
  if (outcome?.ok) return <Done />;
  return (
    <FormPage
      intro={
        <>
          <PageHead title={title} description={description} />
          <Community size={56} />
          <Text variant="h2" as="h1" className={styles.title}>
            {title}
          </Text>
          <Text tone="secondary" className={styles.lead}>
            {lead}
          </Text>
          <Text variant="h5" as="h2" className={styles.why}>
            {why}
          </Text>
          <MarkedList items={points} included />
          <Text tone="secondary" className={styles.after}>
            {after}
          </Text>
        </>
      }
    >
      <InquiryForm />
    </FormPage>
  );
}

function InquiryForm() {
  const { texts, to, locale } = useI18n('inquiry');
  const hidden = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { partner, failed, privacyBefore, privacy } = texts.inquiry;
  return (
    <PlainForm
      id="partner"
      labels={partner.labels}
      hidden={hidden}
      refused={outcome?.ok === false ? outcome : undefined}
      problemTexts={partner.problems}
      refusalTexts={{ UNAVAILABLE: { title: failed } }}
    >
      <RequiredNote />
      <TextInput name="company" autoComplete="organization" required />
      <TextInput
        name="website"
        type="url"
        inputMode="url"
        autoComplete="url"
        help={partner.websiteHint}
        required
      />
      <SelectInput
        name="sector"
        placeholder={partner.choose}
        options={sectors.map((value) => ({ value, label: sectorTexts[value][locale] }))}
        required
      />
      <TextInput name="services" rows={4} help={partner.servicesHint} required />
      <TextInput name="contactPerson" autoComplete="name" required />
      <div className={styles.pair}>
        <TextInput name="email" type="email" autoComplete="email" required />
        <TextInput name="phone" type="tel" autoComplete="tel" required />
      </div>
      <div>
        <CheckInput
          name="terms"
          required
          label={
            <>
              {partner.termsBefore}{' '}
              <TextLink href={to('terms')} target="_blank">
                {partner.terms}
              </TextLink>
              {partner.termsAfter}
            </>
          }
        />
        <Text variant="body2" tone="secondary" className={styles.privacy}>
          {privacyBefore}{' '}
          <TextLink href={to('privacy')} target="_blank">
            {privacy}
          </TextLink>
          .
        </Text>
      </div>
      <PlainSubmit fullWidth>{partner.submit}</PlainSubmit>
    </PlainForm>
  );
}

function Done() {
  const { texts } = useI18n('inquiry');
  const { sent, partner } = texts.inquiry;
  return (
    <NarrowPage>
      <PageHead title={sent.title} noindex />
      <Sent title={sent.title} lead={`${sent.description} ${partner.sentLead}`} />
    </NarrowPage>
  );
}
