import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fixSpaces } from '#domain/site/fixed-spaces.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';

/** What a text rests on. */
export function Sources({ sources }: { sources: readonly string[] }) {
  const { t } = useTexts('documents');
  if (sources.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 8, maxWidth: 675 }}>
      <Typography variant="h6" component="h2" id="sources">
        {t('documents:sources')}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          mt: 1,
          pl: 2.5,
          color: 'text.secondary',
          fontSize: '0.9375rem',
          lineHeight: 1.6,
        }}
      >
        {sources.map((source) => (
          <li key={source}>{fixSpaces(source)}</li>
        ))}
      </Box>
    </Box>
  );
}
