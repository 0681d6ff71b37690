import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { fillLegalText } from '#domain/site/legal-text.ts';
import { pathTo } from '#domain/site/paths.ts';

import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { useOperator, useSiteData } from '../../../kit/ui/site-data.ts';

/** What it applies to, then instruction and model form of Art. 246a EGBGB, annexes 1 and 2. */
export function Instruction() {
  const { texts, locale } = useI18n('withdrawal');
  const operator = useOperator();
  const site = useSiteData();
  const { scope, instruction, model } = texts.withdrawal;
  const page = `${site?.publicUrl ?? ''}${pathTo('withdrawal', locale)}`;
  const filled = (text: string) => fillLegalText(text, operator, page);
  return (
    <>
      <Box component="section" sx={{ mt: 9 }}>
        <Typography variant="h3" component="h2">
          {scope.title}
        </Typography>
        {scope.paragraphs.map((paragraph) => (
          <Typography key={paragraph} sx={{ mt: 1.5, maxWidth: '68ch' }}>
            {filled(paragraph)}
          </Typography>
        ))}
      </Box>
      <Box component="section" id="belehrung" sx={{ mt: 7 }}>
        <Typography variant="h3" component="h2">
          {instruction.title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '68ch' }}>
          {instruction.note}
        </Typography>
        {instruction.sections.map((section) => (
          <Box key={section.title} sx={{ mt: 3 }}>
            <Typography variant="h5" component="h3">
              {section.title}
            </Typography>
            {section.paragraphs.map((paragraph) => (
              <Typography key={paragraph} sx={{ mt: 1.5, maxWidth: '68ch' }}>
                {filled(paragraph)}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
      <Box component="section" id="formular" sx={{ mt: 7 }}>
        <Typography variant="h3" component="h2">
          {model.title}
        </Typography>
        <Card sx={{ p: { xs: 2.5, sm: 4 }, mt: 3 }}>
          <Typography>{model.lead}</Typography>
          <Box component="ul" sx={{ mt: 2, mb: 0, pl: 2.5, '& li': { py: 0.5 } }}>
            {model.lines.map((line) => (
              <li key={line}>{filled(line)}</li>
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {model.star}
          </Typography>
        </Card>
      </Box>
    </>
  );
}
