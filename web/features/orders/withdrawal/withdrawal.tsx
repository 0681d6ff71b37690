import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { withdrawal } from '#domain/inquiries/inquiry.ts';
import { PlainText, PlainTextArea } from '../../../kit/forms/plain/fields.tsx';
import { newFormKeys } from '../../../kit/forms/plain/form-keys.ts';
import { PlainForm, RequiredNote } from '../../../kit/forms/plain/plain-form.tsx';
import { isRefused, readForm, submitForm } from '../../../kit/forms/plain/read-form.ts';
import { PlainSubmit } from '../../../kit/forms/plain/submit.tsx';
import type { Fields } from '../../../kit/forms/rules.ts';
import { services } from '../../../kit/session/context.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { ReadingPage } from '../../../kit/ui/page/main.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { Confirmation } from './confirmation.tsx';
import { Instruction } from './instruction.tsx';
import { Receipt } from './receipt.tsx';

const rules = { schema: withdrawal };

export const loader = ({ context }: LoaderFunctionArgs) => newFormKeys(services(context).call);

/** The first step only judges the form; nothing is declared before "confirm". */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.clone().formData();
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
  const { texts } = useI18n('withdrawal');
  const outcome = useActionData<typeof action>();
  const { title, description } = texts.withdrawal;
  return (
    <ReadingPage>
      <PageHead title={title} description={description} />
      <Step outcome={outcome} />
    </ReadingPage>
  );
}

type Outcome = ReturnType<typeof useActionData<typeof action>>;

function Step({ outcome }: { outcome: Outcome }) {
  if (outcome && 'step' in outcome && outcome.step === 'confirm') {
    return <Confirmation declared={outcome.declared} hidden={{ key: outcome.key }} />;
  }
  if (outcome && 'result' in outcome) {
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
  const { texts } = useI18n('withdrawal');
  const hidden = useLoaderData<typeof loader>();
  const { title, lead, labels, contractHint, emailHint, messageHint, next, failed, steps } =
    texts.withdrawal;
  return (
    <>
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, fontSize: '1.125rem', textWrap: 'pretty' }}>
        {lead}
      </Typography>
      <Box sx={{ mt: 5, maxWidth: 560 }}>
        <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
          {steps.form}
        </Typography>
        <PlainForm
          id="withdrawal"
          labels={labels}
          hidden={{ key: hidden.key ?? '' }}
          initial={typed}
          refused={isRefused(outcome) ? outcome : undefined}
          failed={failed}
          trap={false}
        >
          <RequiredNote />
          <PlainText name="name" autoComplete="name" required />
          <PlainText name="contract" help={contractHint} required />
          <PlainText name="email" type="email" autoComplete="email" help={emailHint} required />
          <PlainTextArea name="message" rows={3} help={messageHint} />
          <PlainSubmit name="step" value="review">
            {next}
          </PlainSubmit>
        </PlainForm>
      </Box>
      <Instruction />
    </>
  );
}
