import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { type EnteredKind, enteredKinds } from '#domain/costs/names.ts';
import { dayKey, money } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { SelectInput, TextInput } from '../../kit/forms/fields.tsx';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import { useProblemText } from '../../kit/forms/refusal-text.ts';
import type { Fields } from '../../kit/forms/rules.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { useFetcherSender } from '../../kit/forms/sender.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { useOutcome } from '../../kit/forms/use-outcome.ts';
import { useSchemaForm } from '../../kit/forms/use-schema-form.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Ask, useAsk } from '../../kit/ui/ask.tsx';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';
import { billForm, billRules, type CostOutcome, removeForm } from './cost-forms.ts';
import { type CostLine, useCosts } from './costs-context.ts';

/** Bills that the founder enters; the law firm's stand on file. */
const typedKinds = enteredKinds.filter((kind) => kind !== 'law-firm');

const isTyped = (kind: CostLine['kind']): kind is EnteredKind =>
  typedKinds.some((one) => one === kind);

/** The way to enter the bill in place of an estimate, to change it, or to say that the law firm is paid. */
export function BillButton({ line }: { line: CostLine }) {
  const { t } = useTranslation(['costs']);
  const { kind, lineId, documentId, reference: number = '' } = line;
  const words = t('costs:bill');
  if (documentId) {
    const place = lineId ?? `invoice-${documentId}`;
    const button = lineId ? words.changePaid : words.pay;
    return (
      <BillDialog
        place={place}
        button={button}
        title={t('costs:bill.titlePaid', { number })}
        line={line}
      />
    );
  }
  if (!isTyped(kind)) return null;
  return (
    <BillDialog
      place={lineId ?? kind}
      button={lineId ? words.change : words.enter}
      title={t('costs:bill.title', { kind: t('costs:kinds')[kind] })}
      line={line}
    />
  );
}

/** A second chamber, an amendment of the deed, and the like. */
export function AnotherBill() {
  const { t } = useTranslation(['costs']);
  const words = t('costs:bill');
  return (
    <div>
      <BillDialog place="another" button={words.another} title={words.another} />
    </div>
  );
}

interface BillDialogProps {
  /** Tells the forms of the page apart; the id of the entry that is changed. */
  place: string;
  button: string;
  title: string;
  line?: CostLine;
}

function BillDialog({ place, button, title, line }: BillDialogProps) {
  const ask = useAsk(`bill-${place}`);
  return (
    <>
      <Button {...ask.trigger} size="small" sx={{ ml: -1.5, mt: 0.5 }}>
        {button}
      </Button>
      <Ask ask={ask} title={title}>
        <BillForm place={place} line={line} onDone={ask.close} />
        {line?.lineId && <RemoveBill lineId={line.lineId} onDone={ask.close} />}
      </Ask>
    </>
  );
}

const amountText = (cents: number, locale: Locale) => money(cents, locale).replace(/[^\d.,]/g, '');

function initialOf(line: CostLine | undefined, today: string, locale: Locale): Fields {
  if (!line) return {};
  const isEntered = line.lineId !== undefined;
  return {
    kind: line.kind,
    payee: line.payee ?? '',
    dueOn: line.dueOn ?? '',
    reference: line.reference ?? '',
    // Estimates are no bills: nobody shall enter one by pressing the button.
    amountCents: isEntered || line.documentId ? amountText(line.amountCents ?? 0, locale) : '',
    paidOn: line.paidOn ?? (line.documentId && !isEntered ? today : ''),
  };
}

interface BillFormProps {
  place: string;
  line: CostLine | undefined;
  onDone: () => void;
}

function BillForm({ place, line, onDone }: BillFormProps) {
  const { t } = useTranslation(['costs', 'forms']);
  const { locale } = useLocale();
  const { formKey, now, onLoggedOut } = useCosts();
  const toasts = useToasts();
  const words = t('costs:bill');
  const name = billForm(place);
  const form = useSchemaForm({
    rules: billRules,
    initial: initialOf(line, dayKey(now), locale),
    newKey: () => formKey,
    sender: useFetcherSender<CostOutcome>(name),
    onAnswer: (outcome) => {
      if (outcome.ok) toasts.add({ ...words.saved, color: 'success' });
      else if (outcome.code === 'LOGGED_OUT') onLoggedOut();
    },
    onDone,
  });
  const firm = line?.documentId;
  const hidden = {
    form: name,
    key: form.key,
    ...(line && { kind: line.kind }),
    ...(firm && { documentId: firm, amountCents: form.initial.amountCents ?? '' }),
  };
  return (
    <SchemaForm form={form} hidden={hidden} problemText={useProblemText(words.problems)} starred>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography color="textSecondary">{firm ? words.leadPaid : words.lead}</Typography>
        <FormNotice refused={form.notice} texts={words.refusal} />
        {!line && (
          <SelectInput
            name="kind"
            label={words.kind}
            placeholder={t('forms:choose')}
            options={typedKinds.map((value) => ({ value, label: t('costs:kinds')[value] }))}
            required
          />
        )}
        {!firm && <TypedFields />}
        <TextInput name="paidOn" type="date" label={words.paidOn} help={words.paidHelp} />
        <SubmitButton sx={{ justifySelf: 'start' }}>{words.save}</SubmitButton>
      </Box>
    </SchemaForm>
  );
}

function TypedFields() {
  const { t } = useTranslation(['costs']);
  const words = t('costs:bill');
  return (
    <>
      <TextInput name="payee" label={words.payee} help={words.payeeHelp} maxLength={200} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput
          name="amountCents"
          label={words.amountCents}
          help={words.amountHelp}
          inputMode="decimal"
          required
        />
        <TextInput name="dueOn" type="date" label={words.dueOn} />
      </Box>
      <TextInput name="reference" label={words.reference} maxLength={140} />
    </>
  );
}

function RemoveBill({ lineId, onDone }: { lineId: string; onDone: () => void }) {
  const { t } = useTranslation(['costs']);
  const { formKey, onLoggedOut } = useCosts();
  const toasts = useToasts();
  const { Form, state, data: outcome } = useFetcher<CostOutcome>();
  const [name] = useState(() => removeForm(lineId));
  useOutcome(outcome, (answer) => {
    if (answer.ok) {
      toasts.add({ ...t('costs:bill.removed'), color: 'success' });
      onDone();
    } else if (answer.code === 'LOGGED_OUT') onLoggedOut();
  });
  return (
    <Form method="post">
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="key" value={formKey} suppressHydrationWarning />
      <FormNotice refused={outcome?.ok === false ? outcome : undefined} />
      <Button type="submit" color="error" loading={state !== 'idle'} sx={{ mt: 1, ml: -1.5 }}>
        {t('costs:bill.remove')}
      </Button>
    </Form>
  );
}
