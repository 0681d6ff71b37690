import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { nameCheckSchema } from '#domain/company-names/name-check.ts';
import { legalForms } from '#domain/pricing/legal-forms.ts';
import { SelectInput, TextInput } from '../../kit/forms/fields.tsx';
import { FormPage } from '../../kit/forms/plain/form-page.tsx';
import { PlainForm, RequiredNote } from '../../kit/forms/plain/plain-form.tsx';
import { submitForm } from '../../kit/forms/plain/read-form.ts';
import { PlainSubmit } from '../../kit/forms/plain/submit.tsx';
import { services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Card } from '../../kit/ui/elements/card.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { TextLink } from '../../kit/ui/elements/text-link.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { CheckedName } from '../../shared/company-names/checked-name.tsx';
import styles from './name-check.module.css';

const rules = { schema: nameCheckSchema };

/** Names are posted, never part of an address: they say what somebody plans. */
export const action = ({ context, request }: ActionFunctionArgs) =>
  submitForm(rules, request, (body) =>
    services(context).call('POST /name-checks', { body, as: 'public' }),
  );

export default function NameCheck() {
  const { t } = useTranslation(['companyNames']);
  const outcome = useActionData<typeof action>();
  return (
    <FormPage intro={<Intro />} after={outcome?.ok && <Answer {...outcome} />}>
      <PageHead title={t('companyNames:title')} description={t('companyNames:description')} />
      <NameForm />
    </FormPage>
  );
}

function Intro() {
  const { t } = useTranslation(['companyNames']);
  const { to } = useLocale();
  return (
    <>
      <Text variant="h2" as="h1">
        {t('companyNames:title')}
      </Text>
      <Text tone="secondary" className={styles.lead}>
        {t('companyNames:lead')}
      </Text>
      <Text variant="body2" tone="secondary" className={styles.lead}>
        {t('companyNames:kept')}{' '}
        <TextLink href={to('found-now')}>{t('companyNames:found')}</TextLink>
      </Text>
    </>
  );
}

function NameForm() {
  const { t } = useTranslation(['companyNames', 'sharedCompanyNames', 'forms']);
  const outcome = useActionData<typeof action>();
  const words = t('companyNames:labels');
  const typed = outcome?.ok ? { ...outcome.data } : {};
  return (
    <PlainForm
      id="name-check"
      labels={words}
      initial={typed}
      refused={outcome?.ok === false ? outcome : undefined}
      refusalTexts={{ UNAVAILABLE: { title: t('sharedCompanyNames:failed') } }}
      trap={false}
    >
      <RequiredNote />
      <TextInput name="companyName" autoComplete="off" help={t('companyNames:nameHelp')} required />
      <TextInput name="city" autoComplete="off" help={t('companyNames:cityHelp')} />
      <SelectInput
        name="legalForm"
        placeholder={t('forms:choose')}
        required
        options={legalForms.map((value) => ({ value, label: t('companyNames:forms')[value] }))}
      />
      <TextInput name="companyPurpose" rows={3} help={t('companyNames:purposeHelp')} />
      <PlainSubmit fullWidth>
        {outcome?.ok ? t('sharedCompanyNames:again') : t('sharedCompanyNames:check')}
      </PlainSubmit>
    </PlainForm>
  );
}

type Outcome = Extract<NonNullable<ReturnType<typeof useActionData<typeof action>>>, { ok: true }>;

function Answer({ data, result }: Outcome) {
  const focused = { autoFocus: true, tabIndex: -1 };
  return (
    <Card {...focused} className={styles.answer}>
      <CheckedName name={data.companyName} checked={result} as="h2" />
    </Card>
  );
}
