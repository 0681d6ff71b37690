import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { WhatIfAnswer } from '#api/contract.gen.d.ts';
import { articlesKinds } from '#domain/pricing/fees.ts';
import { legalForms } from '#domain/pricing/legal-forms.ts';
import { shortLegalFormNames } from '#domain/pricing/names.ts';
import { dayRange } from '#domain/site/formats.ts';
import { SelectInput, TextInput } from '../../kit/forms/fields.tsx';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import { useProblemText } from '../../kit/forms/refusal-text.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { useFetcherSender } from '../../kit/forms/sender.ts';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { useSchemaForm } from '../../kit/forms/use-schema-form.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Ask, useAsk } from '../../kit/ui/ask.tsx';
import { type CostOutcome, whatIfRules } from './cost-forms.ts';
import { useCosts } from './costs-context.ts';
import { useAmount } from './use-amount.ts';

/** A question about another company, which changes nothing; links open it by `?ask=what-if`. */
export function WhatIf() {
  const { t } = useTranslation(['costs']);
  const ask = useAsk('what-if');
  const words = t('costs:whatIf');
  return (
    <Card component="section" aria-labelledby="what-if" sx={{ p: 3 }}>
      <Typography id="what-if" variant="h5" component="h2" color="primary" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {words.lead}
      </Typography>
      <Button variant="outlined" {...ask.trigger}>
        {words.open}
      </Button>
      {/* Nothing is lost that could not be asked again. */}
      <Ask ask={{ ...ask, leave: ask.close }} title={words.title} wide>
        <WhatIfForm />
      </Ask>
    </Card>
  );
}

function WhatIfForm() {
  const { t } = useTranslation(['costs']);
  const { formKey, onLoggedOut } = useCosts();
  const words = t('costs:whatIf');
  const sender = useFetcherSender<CostOutcome>('what-if');
  const form = useSchemaForm({
    rules: whatIfRules,
    newKey: () => formKey,
    sender,
    onAnswer: (outcome) => {
      if (!outcome.ok && outcome.code === 'LOGGED_OUT') onLoggedOut();
    },
  });
  const { result } = sender;
  const answer = result?.ok ? result.answer : undefined;
  return (
    <SchemaForm
      form={form}
      hidden={{ form: 'what-if', key: form.key }}
      problemText={useProblemText(words.problems)}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <FormNotice refused={form.notice} texts={words.refusal} />
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {answer && <Comparison answer={answer} />}
        </Box>
        <Questions />
        <SubmitButton sx={{ justifySelf: 'start' }}>{words.submit}</SubmitButton>
      </Box>
    </SchemaForm>
  );
}

function Questions() {
  const { t } = useTranslation(['costs']);
  const { locale } = useLocale();
  const words = t('costs:whatIf');
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <SelectInput
        name="legalForm"
        label={words.legalForm}
        placeholder={words.asIs}
        options={legalForms.map((value) => ({ value, label: shortLegalFormNames[value][locale] }))}
      />
      <TextInput name="shareCapitalCents" label={words.shareCapitalCents} inputMode="decimal" />
      <TextInput name="participants" label={words.participants} inputMode="numeric" />
      <SelectInput
        name="articles"
        label={words.articles}
        placeholder={words.asIs}
        options={articlesKinds.map((value) => ({ value, label: words.articleKinds[value] }))}
      />
      <SelectInput
        name="online"
        label={words.online}
        placeholder={words.asIs}
        options={(['yes', 'no'] as const).map((value) => ({
          value,
          label: words.onlineKinds[value],
        }))}
      />
      <TextInput name="city" label={words.city} maxLength={100} />
    </Box>
  );
}

type Outlook = WhatIfAnswer['now'];

/** Now and then side by side; what differs is set in bold. */
function Comparison({ answer: { now, then } }: { answer: WhatIfAnswer }) {
  const { t } = useTranslation(['costs']);
  const words = t('costs:whatIf');
  const tell = useOutlook();
  const [before, after] = [tell(now), tell(then)];
  const isSame = before.every(({ text }, index) => text === after[index]?.text);
  return (
    <>
      {isSame && <Typography sx={{ mb: 1 }}>{words.same}</Typography>}
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            <th scope="col">{words.now}</th>
            <th scope="col">{words.then}</th>
          </tr>
        </thead>
        <tbody>
          {before.map(({ name, text }, index) => {
            const other = after[index]?.text ?? '';
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text}</td>
                <td>{other === text ? other : <strong>{other}</strong>}</td>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </>
  );
}

const table = {
  width: 1,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.9375rem',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    p: 1,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
  tableLayout: 'fixed',
  '& thead th:first-of-type': { width: '28%' },
  // On phones the name of a row stands above its two cells.
  '@media (max-width: 599px)': {
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& thead th:first-of-type': { display: 'none' },
    '& tbody th': { gridColumn: '1 / -1', borderBottom: 0, pb: 0, color: 'text.secondary' },
  },
} as const;

/** What an outlook says, row by row. */
function useOutlook(): (outlook: Outlook) => { name: string; text: string }[] {
  const { t } = useTranslation(['costs']);
  const { locale } = useLocale();
  const { now } = useCosts();
  const amountOf = useAmount();
  const words = t('costs:whatIf');
  return ({ costs: { lines, totals }, papers, forecast }) => {
    const { agreed, estimated, capital } = totals;
    const of = (wanted: string) => {
      const line = lines.find(({ kind }) => kind === wanted);
      return line ? amountOf(line) : '–';
    };
    const sum = { minCents: agreed + estimated.min, maxCents: agreed + estimated.max };
    const due = { minCents: capital.due.min, maxCents: capital.due.max };
    const ends =
      forecast && dayRange(forecast.completion.from, forecast.completion.to, locale, now);
    return [
      { name: t('costs:kinds.notary'), text: of('notary') },
      { name: t('costs:kinds.court'), text: of('court') },
      { name: words.costs, text: amountOf(sum) },
      { name: words.capital, text: amountOf(due) },
      { name: words.papers, text: papers.map((paper) => words.paperNames[paper]).join(', ') },
      ...(ends ? [{ name: words.completion, text: t('costs:amount.range', dates(ends)) }] : []),
    ];
  };
}

const dates = ({ from, to }: { from: string; to: string }) => ({ min: from, max: to });
