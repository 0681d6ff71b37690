import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import {
  type Advice,
  type Answers,
  adviseLegalForm,
  isComplete,
  reasonNames,
  reasons,
  verdicts,
} from '#domain/pricing/legal-form-advice.ts';
import { type LegalForm, legalForms } from '#domain/pricing/legal-forms.ts';
import { questionNames, questions } from '#domain/pricing/queries.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Island } from '../../kit/ui/island.tsx';
import { Choice } from '../../kit/ui/page/choice.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';

const legalFormId = 'rechtsform';

/** “UG or GmbH?”, answered by the server from the query or by the island, like the calculator. */
export function LegalFormQuestions({ answers }: { answers: Partial<Answers> }) {
  const { texts } = useI18n('foundNow');
  const { kicker, title, lead, submit, note } = texts.foundNow.legalForm;
  const advice = isComplete(answers) ? adviseLegalForm(answers) : undefined;
  return (
    <Section id={legalFormId}>
      <SectionHead kicker={kicker} title={title} lead={lead} />
      <Island name="legal-form">
        <Box
          sx={{
            mt: { xs: 4, md: 6 },
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
            gap: { xs: 4, md: 6 },
            alignItems: 'start',
            '& [hidden]': { display: 'none !important' },
          }}
        >
          <Box
            component="form"
            method="get"
            action={`#${legalFormId}`}
            sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}
          >
            <Questions answers={answers} />
            <Button type="submit" variant="outlined" size="large" sx={{ alignSelf: 'flex-start' }}>
              {submit}
            </Button>
          </Box>
          <Box sx={{ position: { md: 'sticky' }, top: 100 }}>
            <Reasons advice={advice} />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              {note}
            </Typography>
          </Box>
        </Box>
      </Island>
    </Section>
  );
}

function Questions({ answers }: { answers: Partial<Answers> }) {
  const words = useI18n('foundNow').texts.foundNow.legalForm.questions;
  return questionNames.map((name) => {
    const labels: Readonly<Record<string, string>> = words[name].answers;
    return (
      <Choice
        key={name}
        name={name}
        legend={words[name].title}
        options={questions[name].map((value) => ({ value, label: labels[value] ?? value }))}
        chosen={answers[name]}
      />
    );
  });
}

function Reasons({ advice }: { advice: Advice | undefined }) {
  const words = useI18n('foundNow').texts.foundNow.legalForm;
  return (
    <Card data-answer tabIndex={-1} sx={{ p: { xs: 2.5, sm: 4 }, outlineOffset: 4 }}>
      <p role="status" style={visuallyHidden} data-said />
      <Typography data-incomplete hidden={advice !== undefined} color="textSecondary">
        {words.incomplete}
      </Typography>
      {verdicts.map((verdict) => (
        <Box key={verdict} data-verdict={verdict} hidden={verdict !== advice?.verdict}>
          <Typography variant="h4" component="h3">
            {words.verdicts[verdict].title}
          </Typography>
          <Typography sx={{ mt: 1 }}>{words.verdicts[verdict].text}</Typography>
        </Box>
      ))}
      <Box data-reasons hidden={advice === undefined}>
        {legalForms.map((form) => (
          <Side key={form} form={form} shown={advice?.for[form] ?? []} />
        ))}
      </Box>
    </Card>
  );
}

function Side({ form, shown }: { form: LegalForm; shown: readonly string[] }) {
  const words = useI18n('foundNow').texts.foundNow.legalForm;
  return (
    <>
      <Typography variant="h6" component="h4" sx={{ mt: 3 }}>
        {words.sides[form]}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, '& li': { mb: 1 } }}>
        {reasonNames
          .filter((reason) => reasons[reason] === form)
          .map((reason) => (
            <li key={reason} data-reason={reason} hidden={!shown.includes(reason)}>
              {words.reasons[reason]}
            </li>
          ))}
      </Box>
    </>
  );
}
