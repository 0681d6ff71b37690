import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PartnerCard } from '#api/contract.ts';
import { homeSections } from '#domain/site/paths.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Fold } from '../../kit/ui/page/fold.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import { LinkCard } from './link-card.tsx';

interface PartnersProps {
  partners: readonly PartnerCard[];
}

/** Partners with an offer for members. */
export function Partners({ partners }: PartnersProps) {
  const { texts } = useI18n('home');
  const { kicker, title, lead, sample } = texts.home.partners;
  const listed = partners.filter(({ kind }) => kind === 'partner').slice(0, 6);
  return (
    <Section id={homeSections.partners}>
      <SectionHead kicker={kicker} title={title} lead={lead} />
      <Box sx={{ mt: { xs: 2.5, md: 5 } }}>
        <Fold
          summary={listed
            .map(({ name }) => name)
            .slice(0, 3)
            .join(', ')
            .concat(' …')}
        >
          <Cards partners={listed} columns={3} />
        </Fold>
      </Box>
      {listed.some((partner) => partner.sample) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {sample}
        </Typography>
      )}
    </Section>
  );
}

/** Programmes that send their teams, and how to become a partner. */
export function Universities({ partners }: PartnersProps) {
  const { texts, to } = useI18n('home');
  const { title, text, action } = texts.home.universities;
  const listed = partners.filter(({ kind }) => kind !== 'partner');
  return (
    <Section band>
      <SectionHead title={title} lead={text} />
      <Box sx={{ mt: { xs: 2, sm: 0 } }}>
        <Fold summary={listed.map(({ name }) => name).join(', ')}>
          <Cards partners={listed} columns={2} />
        </Fold>
      </Box>
      <Button variant="outlined" href={to('become-a-partner')} sx={{ mt: { xs: 2, sm: 3 } }}>
        {action}
      </Button>
    </Section>
  );
}

function Cards({ partners, columns }: PartnersProps & { columns: number }) {
  const { to } = useI18n();
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        mt: { xs: 0, sm: 3 },
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${columns}, minmax(0, 1fr))`,
        },
        gap: { xs: 0, sm: 3 },
      }}
    >
      {partners.map(({ slug, name, headline }) => (
        <LinkCard key={slug} href={to('partner', { slug })} title={name} text={headline} />
      ))}
    </Box>
  );
}
