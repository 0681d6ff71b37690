import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WholeDocument } from '#api/contract.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';
import { Island } from '../../kit/ui/island.tsx';

interface ContentsProps {
  contents: WholeDocument['contents'];
}

interface SideContentsProps extends ContentsProps {
  /** On public pages an island shows where the reader is. */
  island?: boolean;
}

/** The headings of a text along the line, beside it on wide screens. */
export function SideContents({ contents, island = false }: SideContentsProps) {
  const { t } = useTexts('documents');
  return (
    <Box
      component="nav"
      aria-label={t('documents:contents')}
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'sticky',
        top: 108,
        maxHeight: 'calc(100vh - 140px)',
        overflowY: 'auto',
      }}
    >
      <Typography variant="overline" component="p" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('documents:contents')}
      </Typography>
      {island ? (
        <Island name="contents">
          <Headings contents={contents} />
        </Island>
      ) : (
        <Headings contents={contents} />
      )}
    </Box>
  );
}

/** The same above the text on phones, closed at first. */
export function FoldedContents({ contents }: ContentsProps) {
  const { t } = useTexts('documents');
  return (
    <Box
      component="details"
      sx={{
        display: { md: 'none' },
        mt: 4,
        maxWidth: 675,
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
        px: 2.5,
        '& summary': {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 52,
          cursor: 'pointer',
          fontWeight: 600,
          color: 'primary.main',
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
          '&::after': { content: '"+"', fontSize: '1.5rem', fontWeight: 400, lineHeight: 1 },
        },
        '&[open] summary::after': { content: '"–"' },
        '&[open]': { pb: 2 },
      }}
    >
      <summary>{t('documents:contents')}</summary>
      <nav aria-label={t('documents:contents')}>
        <Headings contents={contents} />
      </nav>
    </Box>
  );
}

const Headings = ({ contents }: ContentsProps) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {contents.map(({ id, text, level }) => (
      <Box
        component="li"
        key={id}
        sx={{
          position: 'relative',
          pl: 3.5,
          '&:not(:last-of-type)::before': {
            content: '""',
            position: 'absolute',
            left: 5,
            top: 14,
            bottom: -14,
            width: 2,
            bgcolor: 'divider',
          },
          ...(level === 2 && {
            '&::after': {
              content: '""',
              position: 'absolute',
              left: 0,
              top: 11,
              width: 12,
              height: 12,
              boxSizing: 'border-box',
              borderRadius: '50%',
              border: 2,
              borderColor: 'brand.fieldBorder',
              bgcolor: 'background.default',
            },
            '&:has([aria-current])::after': {
              borderColor: 'brand.accent',
              borderWidth: 3,
              left: -1,
              width: 14,
              height: 14,
              top: 10,
            },
          }),
        }}
      >
        <Box
          component="a"
          href={`#${id}`}
          sx={{
            display: 'block',
            py: level === 2 ? 0.875 : 0.5,
            fontSize: level === 2 ? '0.9375rem' : '0.875rem',
            lineHeight: 1.4,
            color: level === 2 ? 'text.primary' : 'text.secondary',
            textDecoration: 'none',
            '&:hover': {
              color: 'primary.main',
              textDecoration: 'underline',
              textUnderlineOffset: 4,
            },
            '&[aria-current]': { color: 'primary.main', fontWeight: 600 },
          }}
        >
          {text}
        </Box>
      </Box>
    ))}
  </Box>
);
