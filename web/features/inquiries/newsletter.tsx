import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { z } from 'zod';
import { newsletterOrder } from '#domain/site/newsletter.ts';
import { emailAddress, required } from '#domain/text.ts';
import { TextInput } from '../../kit/forms/fields.tsx';
import { NarrowPage } from '../../kit/forms/plain/form-page.tsx';
import { PlainForm } from '../../kit/forms/plain/plain-form.tsx';
import { submitForm } from '../../kit/forms/plain/read-form.ts';
import { Sent } from '../../kit/forms/plain/sent.tsx';
import { PlainSubmit } from '../../kit/forms/plain/submit.tsx';
import { services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Text } from '../../kit/ui/elements/text.tsx';
import { TextLink } from '../../kit/ui/elements/text-link.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import styles from './newsletter.module.css';

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
  const { t } = useTranslation(['inquiries']);
  const { to, locale } = useLocale();
  const outcome = useActionData<typeof action>();
  if (outcome?.ok) {
    return (
      <NarrowPage>
        <PageHead title={t('inquiries:newsletter.sentTitle')} noindex />
        <Sent
          title={t('inquiries:newsletter.sentTitle')}
          lead={t('inquiries:newsletter.sentLead')}
        />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage>
      <PageHead title={t('inquiries:newsletter.title')} noindex />
      <Text variant="h3" as="h1">
        {t('inquiries:newsletter.title')}
      </Text>
      <Text tone="secondary" className={styles.text}>
        {newsletterOrder.text[locale]}
      </Text>
      <PlainForm
        id="subscription"
        labels={t('inquiries:labels')}
        refused={outcome?.ok === false ? outcome : undefined}
      >
        <TextInput name="email" type="email" autoComplete="email" required />
        <Text variant="body2" tone="secondary">
          {t('inquiries:privacyBefore')}{' '}
          <TextLink href={to('privacy')}>{t('inquiries:privacy')}</TextLink>.
        </Text>
        <PlainSubmit fullWidth>{t('inquiries:newsletter.submit')}</PlainSubmit>
      </PlainForm>
    </NarrowPage>
  );
}
