import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fillLegalText, type LegalValue } from '#domain/site/legal-text.ts';
import type { Unfilled } from '../../../kit/texts/namespaces.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { usePage } from '../../../kit/texts/use-page.ts';
import { ReadingPage } from '../../../kit/ui/page/main.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { useOperator, useSiteData } from '../../../kit/ui/site-data.ts';

type Paragraph = string | Unfilled<LegalValue>;

const documents = ['imprint', 'privacy', 'terms', 'terms-of-use'] as const;

/** Imprint, privacy and both sets of terms: one page, different texts. */
export default function Legal() {
  const { texts } = useI18n('legal');
  const operator = useOperator();
  const site = useSiteData();
  const page = usePage();
  const name = documents.find((one) => one === page?.name) ?? 'imprint';
  const { title, description, sections } = texts.legal[name];
  return (
    <ReadingPage>
      <PageHead title={title} description={description} />
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      {operator.sample && (
        <Alert severity="info" role="note" sx={{ mt: 3 }}>
          {texts.legal.sample}
        </Alert>
      )}
      {sections.map((section) => (
        <Box
          component="section"
          key={section.title}
          id={'id' in section ? section.id : undefined}
          sx={{ mt: 5 }}
        >
          <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
            {section.title}
          </Typography>
          {paragraphsOf(section, site?.cardPayments).map((paragraph) => (
            <Typography key={String(paragraph)} sx={{ maxWidth: '68ch', '& + &': { mt: 1 } }}>
              {fillLegalText(String(paragraph), operator)}
            </Typography>
          ))}
        </Box>
      ))}
    </ReadingPage>
  );
}

/** @param cards whether invoices can be paid by card */
const paragraphsOf = (
  section: { paragraphs: readonly Paragraph[]; cards?: Paragraph },
  cards = false,
): readonly Paragraph[] =>
  cards && section.cards ? [...section.paragraphs, section.cards] : section.paragraphs;
