import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import {
  type Calculation,
  type CalculatorInput,
  calculate,
  refusalNames,
  refusals,
} from '#domain/pricing/calculator.ts';
import { articlesKinds } from '#domain/pricing/fees.ts';
import { legalForms } from '#domain/pricing/legal-forms.ts';
import { wholeEuros } from '#domain/site/formats.ts';
import { controlStyle } from '../../kit/forms/plain/field-frame.tsx';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Island } from '../../kit/ui/island.tsx';
import { Choice } from '../../kit/ui/page/choice.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import { CostTable } from './cost-table.tsx';

/** Anchor of the calculator, which the form keeps in the address. */
export const costsId = 'kosten';
const refusedId = 'costs-refused';

/**
 * What a formation costs. The server answers the query of the address; the island does the same
 * while somebody types, on the same markup: all rows and refusals are there, unneeded ones hidden.
 */
export function Calculator({ input }: { input: CalculatorInput }) {
  const { texts } = useI18n('foundNow');
  const { kicker, title, lead } = texts.foundNow.calculator;
  const result = calculate(input);
  return (
    <Section id={costsId} band>
      <SectionHead kicker={kicker} title={title} lead={lead} />
      <Island name="calculator">
        <Box
          sx={{
            mt: { xs: 4, md: 6 },
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
            gap: { xs: 4, md: 6 },
            alignItems: 'start',
            '& [hidden]': { display: 'none !important' },
          }}
        >
          <CostForm input={input} result={result} />
          <Results result={result} />
        </Box>
      </Island>
    </Section>
  );
}

function CostForm({ input, result }: { input: CalculatorInput; result: Calculation }) {
  const { texts } = useI18n('foundNow');
  const words = texts.foundNow.calculator;
  const wrong = result.ok ? undefined : refusals[result.refusal];
  return (
    <Box
      component="form"
      method="get"
      action={`#${costsId}`}
      noValidate
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 3,
        position: { md: 'sticky' },
        top: 108,
      }}
    >
      <Choice
        name="form"
        legend={words.form}
        options={legalForms.map((value) => ({ value, label: words.forms[value] }))}
        chosen={input.form}
      />
      <TextField
        name="capital"
        label={words.capital}
        help={words.capitalHelp}
        value={input.capital}
        wrong={wrong === 'capital'}
      />
      <TextField
        name="shareholders"
        label={words.shareholders}
        help={words.shareholdersHelp}
        value={input.shareholders}
        wrong={wrong === 'shareholders'}
      />
      <Choice
        name="articles"
        legend={words.articles}
        options={articlesKinds.map((value) => ({ value, label: words.articlesKinds[value] }))}
        chosen={input.articles}
        help={words.articlesHelp}
      />
      <Button type="submit" variant="outlined" size="large" sx={{ alignSelf: 'flex-start' }}>
        {words.submit}
      </Button>
    </Box>
  );
}

interface TextFieldProps {
  name: string;
  label: string;
  help: string;
  value: string;
  wrong: boolean;
}

function TextField({ name, label, help, value, wrong }: TextFieldProps) {
  const id = `costs-${name}`;
  return (
    <div>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 0.75, fontSize: '0.9375rem', fontWeight: 500 }}
      >
        {label}
      </Box>
      <Box
        component="input"
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-help ${refusedId}`}
        sx={controlStyle}
      />
      <Box id={`${id}-help`} sx={{ mt: 0.75, fontSize: '0.875rem', color: 'text.secondary' }}>
        {help}
      </Box>
    </div>
  );
}

function Results({ result }: { result: Calculation }) {
  const { texts, locale } = useI18n('foundNow');
  const words = texts.foundNow.calculator;
  const total = result.ok ? wholeEuros(result.costs.total, locale) : '';
  return (
    <Card
      data-answer
      tabIndex={-1}
      sx={{ p: { xs: 2.5, sm: 4 }, bgcolor: 'background.default', outlineOffset: 4 }}
    >
      <p role="status" style={visuallyHidden} data-said={words.said} />
      <Refusals refusal={result.ok ? undefined : result.refusal} />
      <Box data-result hidden={!result.ok}>
        <Typography color="textSecondary">{words.total}</Typography>
        <Typography
          variant="h2"
          component="p"
          data-total
          sx={{ color: 'primary.main', fontSize: { xs: '2.75rem', sm: '3.5rem' } }}
        >
          {total}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
          {words.totalNote}
        </Typography>
        <CostTable costs={result.ok ? result.costs : undefined} />
      </Box>
    </Card>
  );
}

/** Why a combination is not possible; one of them is shown at most. */
function Refusals({ refusal }: { refusal: string | undefined }) {
  const { texts } = useI18n('foundNow');
  const words = texts.foundNow.calculator;
  return (
    <Box id={refusedId} data-refused hidden={refusal === undefined}>
      <Typography variant="h4" component="p" sx={{ mb: 1 }}>
        {words.refused}
      </Typography>
      {refusalNames.map((name) => (
        <Typography key={name} data-refusal={name} hidden={name !== refusal}>
          {words.refusals[name]}
        </Typography>
      ))}
    </Box>
  );
}
