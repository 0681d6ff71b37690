import Box from '@mui/material/Box';
import { homeSections } from '#domain/site/paths.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Questions } from '../../kit/ui/page/questions.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import { useOperator } from '../../kit/ui/site-data.ts';

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
        <Questions items={items} />
      </Box>
    </Section>
  );
}
