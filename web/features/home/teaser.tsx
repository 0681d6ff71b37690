import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { legalForms } from '#domain/pricing/legal-forms.ts';
import { questions } from '#domain/pricing/queries.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Choice } from '../../kit/ui/page/choice.tsx';
import { Section } from '../../kit/ui/section.tsx';

/** Short forms of both calculators; the page they lead to answers them. */
export function Teaser() {
  const { texts, to } = useI18n('home');
  const { costs, legalForm } = texts.home.teaser;
  const page = to('found-now');
  return (
    <Section band>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gap: { xs: 1.5, md: 3 },
        }}
      >
        <Short title={costs.title} text={costs.text} action={costs.action} to={`${page}#kosten`}>
          <Choice
            name="form"
            legend={costs.form}
            chosen="ug"
            options={legalForms.map((value) => ({ value, label: costs.forms[value] }))}
          />
          <Choice
            name="shareholders"
            legend={costs.shareholders}
            chosen="1"
            options={(['1', '2', '3', '4'] as const).map((value) => ({
              value,
              label: costs.counts[value],
            }))}
          />
        </Short>
        <Short
          title={legalForm.title}
          text={legalForm.text}
          action={legalForm.action}
          to={`${page}#rechtsform`}
        >
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <Choice
              name="funds"
              legend={legalForm.question}
              options={questions.funds.map((value) => ({ value, label: legalForm.answers[value] }))}
            />
          </Box>
        </Short>
      </Box>
    </Section>
  );
}

interface ShortProps {
  title: string;
  text: string;
  action: string;
  to: string;
  children: ReactNode;
}

function Short({ title, text, action, to, children }: ShortProps) {
  return (
    <Card
      component="form"
      method="get"
      action={to}
      sx={{
        p: { xs: 2.5, md: 4 },
        bgcolor: 'background.default',
        display: 'flex',
        flexDirection: 'column',
        gap: { xs: 2, md: 2.5 },
      }}
    >
      <div>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {text}
        </Typography>
      </div>
      {children}
      <Button type="submit" variant="outlined" sx={{ alignSelf: 'flex-start', mt: 'auto' }}>
        {action}
      </Button>
    </Card>
  );
}
