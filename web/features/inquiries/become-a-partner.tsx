import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { z } from 'zod';
import { partnerInquiry, sectors } from '#domain/inquiries/inquiry.ts';
import { sectorNames } from '#domain/inquiries/names.ts';
import { CheckInput } from '../../kit/forms/choices.tsx';
import { SelectInput, TextInput } from '../../kit/forms/fields.tsx';
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
  const { t } = useTranslation(['inquiries']);
  const outcome = useActionData<typeof action>();
  if (outcome?.ok) return <Done />;
  return (
    <FormPage
      intro={
        <>
          <PageHead
            title={t('inquiries:partner.title')}
            description={t('inquiries:partner.description')}
          />
          <Community size={56} />
          <Text variant="h2" as="h1" className={styles.title}>
            {t('inquiries:partner.title')}
          </Text>
          <Text tone="secondary" className={styles.lead}>
            {t('inquiries:partner.lead')}
          </Text>
          <Text variant="h5" as="h2" className={styles.why}>
            {t('inquiries:partner.why')}
          </Text>
          <MarkedList items={t('inquiries:partner.points')} included />
          <Text tone="secondary" className={styles.after}>
            {t('inquiries:partner.after')}
          </Text>
        </>
      }
    >
      <InquiryForm />
    </FormPage>
  );
}

function InquiryForm() {
  const { t } = useTranslation(['inquiries', 'forms']);
  const { to, locale } = useLocale();
  const hidden = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <PlainForm
      id="partner"
      labels={t('inquiries:labels')}
      hidden={hidden}
      refused={outcome?.ok === false ? outcome : undefined}
      problemTexts={t('inquiries:partner.problems')}
      refusalTexts={{ UNAVAILABLE: { title: t('inquiries:failed') } }}
    >
      <RequiredNote />
      <TextInput name="company" autoComplete="organization" required />
      <TextInput
        name="website"
        type="url"
        inputMode="url"
        autoComplete="url"
        help={t('inquiries:partner.websiteHint')}
        required
      />
      <SelectInput
        name="sector"
        placeholder={t('forms:choose')}
        options={sectors.map((value) => ({ value, label: sectorNames[value][locale] }))}
        required
      />
      <TextInput name="services" rows={4} help={t('inquiries:partner.servicesHint')} required />
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
              {t('inquiries:partner.termsBefore')}{' '}
              <TextLink href={to('terms')} target="_blank">
                {t('inquiries:partner.terms')}
              </TextLink>
              {t('inquiries:partner.termsAfter')}
            </>
          }
        />
        <Text variant="body2" tone="secondary" className={styles.privacy}>
          {t('inquiries:privacyBefore')}{' '}
          <TextLink href={to('privacy')} target="_blank">
            {t('inquiries:privacy')}
          </TextLink>
          .
        </Text>
      </div>
      <PlainSubmit fullWidth>{t('inquiries:partner.submit')}</PlainSubmit>
    </PlainForm>
  );
}

function Done() {
  const { t } = useTranslation(['inquiries']);
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
