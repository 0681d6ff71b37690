import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { type Withdrawal as Declaration, withdrawal } from '#domain/inquiries/inquiry.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { TextInput } from '../../../kit/forms/fields.tsx';
import { newFormKeys } from '../../../kit/forms/plain/form-keys.ts';
import { PlainForm, RequiredNote } from '../../../kit/forms/plain/plain-form.tsx';
import { readForm, submitForm } from '../../../kit/forms/plain/read-form.ts';
import { PlainSubmit } from '../../../kit/forms/plain/submit.tsx';
import { postedForm } from '../../../kit/forms/posted-form.ts';
import type { Fields } from '../../../kit/forms/rules.ts';
import { services } from '../../../kit/session/context.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Button } from '../../../kit/ui/elements/button.tsx';
import { Card } from '../../../kit/ui/elements/card.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { ReadingPage } from '../../../kit/ui/page/main.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { Instruction } from './instruction.tsx';
import styles from './withdrawal.module.css';

const rules = { schema: withdrawal };

export const loader = ({ context }: LoaderFunctionArgs) => newFormKeys(services(context).call);

/** The first step only judges the form; nothing is declared before "confirm". */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await postedForm(request.clone());
  const step = form.get('step');
  if (step === 'confirm') {
    return submitForm(rules, request, (declared, { idempotencyKey }) =>
      services(context).call('POST /withdrawals', {
        body: declared,
        idempotencyKey,
        as: 'public',
      }),
    );
  }
  const read = readForm(rules, form);
  if (step === 'edit') return { step: 'edit' as const, fields: read.ok ? read.fields : {} };
  return read.ok
    ? { step: 'confirm' as const, declared: read.data, key: keyIn(form) }
    : read.refusal;
}

const keyIn = (form: FormData) => String(form.get('key') ?? '');

export default function Withdrawal() {
  const { t } = useTranslation(['withdrawal']);
  const outcome = useActionData<typeof action>();
  return (
    <ReadingPage>
      <PageHead title={t('withdrawal:title')} description={t('withdrawal:description')} />
      <Step outcome={outcome} />
    </ReadingPage>
  );
}

type Outcome = ReturnType<typeof useActionData<typeof action>>;

function Step({ outcome }: { outcome: Outcome }) {
  if (outcome && 'step' in outcome && outcome.step === 'confirm') {
    return <Confirmation declared={outcome.declared} hidden={{ key: outcome.key }} />;
  }
  if (outcome && 'ok' in outcome && outcome.ok) {
    return <Receipt declared={outcome.data} receivedAt={outcome.result.receivedAt} />;
  }
  const typed = outcome && 'step' in outcome ? outcome.fields : undefined;
  return <DeclarationForm outcome={outcome} typed={typed} />;
}

interface DeclarationFormProps {
  outcome: Outcome;
  /** Brought back to be changed. */
  typed: Fields | undefined;
}

function DeclarationForm({ outcome, typed }: DeclarationFormProps) {
  const { t } = useTranslation(['withdrawal']);
  const hidden = useLoaderData<typeof loader>();
  return (
    <>
      <Text variant="h2" as="h1">
        {t('withdrawal:title')}
      </Text>
      <Text tone="secondary" className={styles.lead}>
        {t('withdrawal:lead')}
      </Text>
      <div className={styles.form}>
        <Text variant="h4" as="h2" className={styles.formTitle}>
          {t('withdrawal:steps.form')}
        </Text>
        <PlainForm
          id="withdrawal"
          labels={t('withdrawal:labels')}
          hidden={{ key: hidden.key ?? '' }}
          initial={typed}
          refused={outcome && 'ok' in outcome && !outcome.ok ? outcome : undefined}
          refusalTexts={{ UNAVAILABLE: { title: t('withdrawal:failed') } }}
          trap={false}
        >
          <RequiredNote />
          <TextInput name="name" autoComplete="name" required />
          <TextInput name="contract" help={t('withdrawal:contractHint')} required />
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            help={t('withdrawal:emailHint')}
            required
          />
          <TextInput name="message" rows={3} help={t('withdrawal:messageHint')} />
          <PlainSubmit name="step" value="review">
            {t('withdrawal:next')}
          </PlainSubmit>
        </PlainForm>
      </div>
      <Instruction />
    </>
  );
}

/** The second step: what is sent, and the button that sends it (§ 356a (3) BGB). */
function Confirmation({ declared, hidden }: { declared: Declaration; hidden: Fields }) {
  const { t } = useTranslation(['withdrawal']);
  const { message = '', ...rest } = declared;
  return (
    <Declared
      title={t('withdrawal:steps.confirm')}
      lead={t('withdrawal:review')}
      declared={declared}
    >
      <PlainForm id="confirm" labels={{}} hidden={{ ...rest, message, ...hidden }} trap={false}>
        <div className={styles.buttons}>
          <PlainSubmit name="step" value="confirm">
            {t('withdrawal:confirm')}
          </PlainSubmit>
          <PlainSubmit name="step" value="edit" variant="outlined">
            {t('withdrawal:edit')}
          </PlainSubmit>
        </div>
      </PlainForm>
    </Declared>
  );
}

/** Confirms the receipt at once; the mail with the same content is for keeping. */
function Receipt({ declared, receivedAt }: { declared: Declaration; receivedAt: string }) {
  const { t } = useTranslation(['withdrawal', 'errors']);
  const { to, locale } = useLocale();
  return (
    <Declared
      title={t('withdrawal:done.title')}
      lead={t('withdrawal:done.lead', { email: declared.email })}
      declared={declared}
      receivedAt={appointmentDate(receivedAt, locale)}
    >
      <Button variant="outlined" size="large" href={to('home')}>
        {t('errors:goHome')}
      </Button>
    </Declared>
  );
}

interface DeclaredProps {
  title: string;
  lead: string;
  declared: Declaration;
  /** As people say it, once it is received. */
  receivedAt?: string;
  children: ReactNode;
}

/** The declaration as it is sent and confirmed. */
function Declared({ title, lead, declared, receivedAt, children }: DeclaredProps) {
  const { t } = useTranslation(['withdrawal']);
  const { name, contract, email, message } = t('withdrawal:labels');
  const facts = [
    [name, declared.name],
    [contract, declared.contract],
    [email, declared.email],
    [message, declared.message],
    [t('withdrawal:received'), receivedAt],
  ] as const;
  const focused = { autoFocus: true, tabIndex: -1 };
  return (
    <>
      <Text variant="h2" as="h1" {...focused} className={styles.stepTitle}>
        {title}
      </Text>
      <Text tone="secondary" className={styles.stepLead}>
        {lead}
      </Text>
      <Card className={styles.declaration}>
        <Text className={styles.declared}>{t('withdrawal:declaration')}</Text>
        <dl className={styles.facts}>
          {facts.map(
            ([label, value]) =>
              value !== undefined && (
                <div key={label} className={styles.fact}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </Card>
      {children}
    </>
  );
}
