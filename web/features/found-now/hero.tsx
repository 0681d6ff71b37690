import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type CalculatorInput, calculate, calculatorQuery } from '#domain/pricing/calculator.ts';
import { wholeEuros } from '#domain/site/formats.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Calls } from '../../kit/ui/page/calls.tsx';
import { pageWidth } from '../../kit/ui/section.tsx';

export function Hero() {
  const { kicker, title, lead, contents, start, meeting, small } =
    useI18n('foundNow').texts.foundNow.hero;
  return (
    <Box
      component="section"
      sx={{
        maxWidth: pageWidth,
        mx: 'auto',
        px: { xs: 2.5, sm: 3 },
        py: { xs: 4, md: 8 },
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        columnGap: 6,
        rowGap: 3,
        alignItems: 'center',
      }}
    >
      <div>
        <Typography variant="overline" component="p" color="textSecondary" sx={{ mb: 2 }}>
          {kicker}
        </Typography>
        <Typography variant="h1">{title}</Typography>
        <Typography
          variant="subtitle1"
          component="p"
          color="textSecondary"
          sx={{ mt: 2.5, textWrap: 'pretty' }}
        >
          {lead}
        </Typography>
        <Calls start={start} meeting={meeting} small={small} />
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            mt: 2,
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 3,
          }}
        >
          {contents.map(({ href, text }) => (
            <li key={href}>
              <Link
                href={href}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
              >
                {text}
              </Link>
            </li>
          ))}
        </Box>
      </div>
      <Examples />
    </Box>
  );
}

const cases: readonly CalculatorInput[] = [
  { form: 'ug', capital: '500', shareholders: '1', articles: 'model-protocol' },
  { form: 'ug', capital: '3000', shareholders: '2', articles: 'own-articles' },
  { form: 'gmbh', capital: '25000', shareholders: '1', articles: 'own-articles' },
];

/** Usual cases with their totals; each fills in the calculator. */
function Examples() {
  const { texts, locale, to } = useI18n('foundNow');
  const { title, names } = texts.foundNow.hero.examples;
  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1 }}>
        {cases.map((input, index) => {
          const result = calculate(input);
          return (
            <Box
              component="li"
              key={names[index]}
              sx={{ borderTop: index > 0 ? 1 : 0, borderColor: 'divider' }}
            >
              <Link
                href={`${to('found-now')}?${calculatorQuery(input)}#kosten`}
                rel="nofollow"
                color="inherit"
                sx={{
                  display: 'flex',
                  justifyContent: 'space-between',
                  alignItems: 'baseline',
                  gap: 2,
                  py: 1.5,
                  fontWeight: 400,
                }}
              >
                {names[index]}
                <Typography
                  variant="h4"
                  component="span"
                  sx={{ whiteSpace: 'nowrap', color: 'primary.main' }}
                >
                  {result.ok && wholeEuros(result.costs.total, locale)}
                </Typography>
              </Link>
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}
