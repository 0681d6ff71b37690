import Box from '@mui/material/Box';
import { articleCategories, articleCategoryCodes } from '#domain/site/categories.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Anchor } from '../../kit/ui/anchor.tsx';

/** The categories of articles; the current one is marked. */
export function Topics({ current }: { current?: string | undefined }) {
  const { texts, locale, to } = useI18n('content');
  return (
    <Box component="nav" aria-label={texts.content.topics}>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {articleCategoryCodes.map((category) => (
          <li key={category}>
            <Box
              component={Anchor}
              href={to('blog-category', { category })}
              aria-current={category === current ? 'page' : undefined}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 44,
                px: 2,
                borderRadius: 22,
                border: 1,
                borderColor: 'divider',
                bgcolor: 'background.paper',
                color: 'text.primary',
                fontSize: '0.9375rem',
                fontWeight: 500,
                textDecoration: 'none',
                '&:hover': { borderColor: 'primary.main', color: 'primary.main' },
                '&[aria-current]': {
                  bgcolor: 'primary.main',
                  borderColor: 'primary.main',
                  color: 'primary.contrastText',
                },
              }}
            >
              {articleCategories[category][locale]}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
