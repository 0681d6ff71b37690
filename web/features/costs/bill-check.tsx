import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedBill } from '#api/contract.gen.d.ts';
import { billedKinds } from '#domain/costs/payees.ts';
import { TextInput } from '../../kit/forms/fields.tsx';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import { useProblemText } from '../../kit/forms/refusal-text.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { useFetcherSender } from '../../kit/forms/sender.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { useSchemaForm } from '../../kit/forms/use-schema-form.ts';
import { Ask, useAsk } from '../../kit/ui/ask.tsx';
import { type CostOutcome, checkRules } from './cost-forms.ts';
import { type CostLine, useCosts } from './costs-context.ts';
import { useAmount } from './use-amount.ts';

/** Whose bills are still to come, and the way to have one compared that has come. */
export function BillCheck({ lines }: { lines: readonly CostLine[] }) {
  const { t } = useTranslation(['costs']);
  const ask = useAsk('check');
  const words = t('costs:check');
  return (
    <Card component="section" aria-labelledby="bill-check" sx={{ p: 3 }}>
      <Typography id="bill-check" variant="h5" component="h2" color="primary" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {words.lead}
      </Typography>
      <MayCome lines={lines} />
      <Button variant="outlined" {...ask.trigger}>
        {words.open}
      </Button>
      <Ask ask={ask} title={words.title}>
        <CheckForm />
      </Ask>
    </Card>
  );
}

/** From the same lines as all of the page, so that nothing else is a bill of this case. */
function MayCome({ lines }: { lines: readonly CostLine[] }) {
  const { t } = useTranslation(['costs']);
  const amountOf = useAmount();
  const open = lines.filter(
    ({ kind, basis, invoiceId, documentId }) =>
      basis !== 'entered' &&
      !invoiceId &&
      !documentId &&
      billedKinds.some((billed) => billed === kind),
  );
  if (open.length === 0) return null;
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('costs:check.mayCome')}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, mt: 0.5, mb: 2, typography: 'body2' }}>
        {open.map((line, index) => (
          <li key={index}>{`${t('costs:kinds')[line.kind]}: ${amountOf(line)}`}</li>
        ))}
      </Box>
    </>
  );
}

function CheckForm() {
  const { t } = useTranslation(['costs']);
  const { formKey, onLoggedOut } = useCosts();
  const words = t('costs:check');
  const sender = useFetcherSender<CostOutcome>('check');
  const verdict = useRef<HTMLDivElement>(null);
  const form = useSchemaForm({
    rules: checkRules,
    newKey: () => formKey,
    sender,
    onAnswer: (outcome) => {
      if (outcome.ok) lookAt(verdict.current);
      else if (outcome.code === 'LOGGED_OUT') onLoggedOut();
    },
  });
  const { result } = sender;
  const checked = result?.ok ? result.checked : undefined;
  const hidden = { form: 'check', key: form.key };
  return (
    <SchemaForm form={form} hidden={hidden} problemText={useProblemText(words.problems)} starred>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography color="textSecondary">{words.kept}</Typography>
        <FormNotice refused={form.notice} />
        <Box
          ref={verdict}
          role="status"
          tabIndex={-1}
          sx={{ outline: 'none', '&:empty': { display: 'none' } }}
        >
          {checked && <Answer checked={checked} />}
        </Box>
        <TextInput name="payee" label={words.payee} maxLength={200} required />
        <TextInput name="iban" label={words.iban} maxLength={60} required />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextInput name="amountCents" label={words.amountCents} inputMode="decimal" required />
          <TextInput name="dueOn" type="date" label={words.dueOn} />
        </Box>
        <TextInput name="reference" label={words.reference} maxLength={140} />
        <SubmitButton sx={{ justifySelf: 'start' }}>
          {checked ? words.again : words.submit}
        </SubmitButton>
      </Box>
    </SchemaForm>
  );
}

/** Above the fields, it may be out of sight of whoever has just pressed the button below them. */
function lookAt(verdict: HTMLElement | null): void {
  verdict?.focus({ preventScroll: true });
  verdict?.scrollIntoView();
}

const colors: Record<CheckedBill['verdict'], AlertColor> = {
  'matches-expected': 'info',
  'not-expected': 'warning',
  'signs-of-fraud': 'error',
};

/** Never that a bill is real: what speaks for and against it, and whom to ask. */
function Answer({ checked }: { checked: CheckedBill }) {
  const { t } = useTranslation(['costs']);
  const amountOf = useAmount();
  const { verdict, reasons, expected } = checked;
  const words = t('costs:check.verdicts')[verdict];
  return (
    <Alert severity={colors[verdict]}>
      <AlertTitle sx={{ fontWeight: 600 }}>{words.title}</AlertTitle>
      {words.text}
      <Box component="ul" sx={{ pl: 2.5, my: 1 }}>
        {reasons.map((reason) => (
          <li key={reason}>{t('costs:check.reasons')[reason]}</li>
        ))}
      </Box>
      {expected ? (
        <>
          <Box sx={{ fontWeight: 600 }}>
            {t('costs:check.expected', {
              kind: t('costs:kinds')[expected.kind],
              amount: amountOf(expected),
            })}
          </Box>
          {t('costs:check.compare')[expected.kind]}
        </>
      ) : (
        <div>{t('costs:check.compareOther')}</div>
      )}
    </Alert>
  );
}
