import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { homeSections } from '#domain/site/paths.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { Section, SectionHead } from '../../shared/ui/section.tsx';
import { useOperator } from '../../shared/ui/site-data.ts';

/** Questions and answers, marked up for search engines as well. */
export function Faq() {
  const { t, texts } = useI18n('home');
  const { phone } = useOperator();
  const { kicker, title, items } = texts.home.faq;
  const contact = t('home:faq.contact', { phone });
  return (
    <Section id={homeSections.faq}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 5fr) minmax(0, 8fr)' },
          gap: { xs: 2.5, md: 8 },
          alignItems: 'start',
        }}
      >
        <SectionHead kicker={kicker} title={title} lead={contact} />
        <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
          {items.map((item) => (
            <Question key={item.question} {...item} />
          ))}
        </Box>
      </Box>
    </Section>
  );
}

interface Item {
  question: string;
  answer: string;
}

function Question({ question, answer }: Item) {
  return (
    <Box
      component="details"
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        '& summary svg': { transition: 'transform 200ms ease-out', flexShrink: 0 },
        '&[open] summary svg': { transform: 'rotate(45deg)' },
      }}
    >
      <Box
        component="summary"
        sx={{
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          py: { xs: 1.25, sm: 2.25 },
          minHeight: 44,
          cursor: 'pointer',
          color: 'primary.main',
          fontWeight: 600,
          fontSize: { xs: '1rem', sm: '1.125rem' },
        }}
      >
        {question}
        <Plus size={22} strokeWidth={1.75} aria-hidden="true" />
      </Box>
      <Typography color="textSecondary" sx={{ pb: 3, pr: { sm: 5 }, maxWidth: '68ch' }}>
        {answer}
      </Typography>
    </Box>
  );
}
