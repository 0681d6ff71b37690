import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { withdrawal } from '#domain/inquiries/inquiry.ts';
import { TextInput } from '../../../kit/forms/fields.tsx';
import { newFormKeys } from '../../../kit/forms/plain/form-keys.ts';
import { PlainForm, RequiredNote } from '../../../kit/forms/plain/plain-form.tsx';
import { readForm, submitForm } from '../../../kit/forms/plain/read-form.ts';
import { PlainSubmit } from '../../../kit/forms/plain/submit.tsx';
import { postedForm } from '../../../kit/forms/posted-form.ts';
import type { Fields } from '../../../kit/forms/rules.ts';
import { services } from '../../../kit/session/context.ts';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { ReadingPage } from '../../../kit/ui/page/main.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { Confirmation, Receipt } from './declared.tsx';
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
