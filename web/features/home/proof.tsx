import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Line } from '../../kit/ui/line.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import { useOperator } from '../../kit/ui/site-data.ts';

/** Who advises, how long courts take and how fees are calculated, each with where to check it. */
export function Proof() {
  const { t, texts, to } = useI18n('home');
  const { lawFirm } = useOperator();
  const { title, lawFirm: firm, waiting, fees } = texts.home.proof;
  const page = to('found-now');
  const facts = [
    { ...firm, text: t('home:proof.lawFirm.text', lawFirm), href: to('imprint') },
    { ...waiting, href: `${page}#dauer` },
    { ...fees, href: `${page}#kosten` },
  ];
  return (
    <Section>
      <SectionHead title={title} />
      <Box
        sx={{
          mt: { xs: 3, md: 5 },
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gap: { xs: 3, md: 6 },
          alignItems: 'center',
        }}
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {facts.map((fact) => (
            <Box
              component="li"
              key={fact.title}
              sx={{ py: { xs: 1, md: 2 }, borderTop: 1, borderColor: 'divider' }}
            >
              <Typography variant="h5" component="h3">
                {fact.title}
              </Typography>
              <Typography
                color="textSecondary"
                sx={{ mt: 0.5, fontSize: { xs: '0.9375rem', md: '1rem' } }}
              >
                {fact.text}{' '}
                <Link href={fact.href} underline="always">
                  {fact.link}
                </Link>
              </Typography>
            </Box>
          ))}
        </Box>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <Example />
        </Box>
      </Box>
    </Section>
  );
}

/** A company's page in small, marked as an example. */
function Example() {
  const { mark, title, company, text } = useI18n('home').texts.home.proof.example;
  return (
    <Card component="figure" sx={{ m: 0, p: { xs: 2, sm: 4 } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 2 }}>
        <Typography component="figcaption" variant="body2" color="textSecondary">
          {title}
        </Typography>
        <Chip
          size="small"
          label={mark}
          sx={{ bgcolor: 'brand.accentTint', color: 'warning.main' }}
        />
      </Box>
      <Typography variant="h4" component="p" sx={{ mb: 2.5 }}>
        {company}
      </Typography>
      <Line current={5} />
      <Typography sx={{ mt: 2 }}>{text}</Typography>
    </Card>
  );
}
