import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { phoneLink } from '#domain/site/formats.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { ReadingPage } from '../../../kit/ui/page/main.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { useOperator } from '../../../kit/ui/site-data.ts';

/** What § 14 and annex 3 BFSG want to be said about the service. */
export default function Accessibility() {
  const { texts, to } = useI18n('accessibility');
  const { name, phone, email } = useOperator();
  const { title, description, lead, sections, feedback, authority, date } = texts.accessibility;
  return (
    <ReadingPage>
      <PageHead title={title} description={description} />
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, fontSize: '1.125rem', maxWidth: '62ch' }}>
        {lead}
      </Typography>
      {sections.map((section) => (
        <Box component="section" key={section.title} sx={{ mt: 5 }}>
          <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
            {section.title}
          </Typography>
          <Typography sx={{ maxWidth: '68ch' }}>{section.text}</Typography>
          <Box component="ul" sx={{ mt: 1.5, mb: 0, pl: 2.5, maxWidth: '68ch' }}>
            {section.points.map((point) => (
              <Box component="li" key={point} sx={{ py: 0.5 }}>
                {point}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      <Box component="section" sx={{ mt: 5 }}>
        <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
          {feedback.title}
        </Typography>
        <Typography sx={{ maxWidth: '68ch' }}>{feedback.text}</Typography>
        <Typography sx={{ mt: 1.5 }}>
          {name}
          <br />
          <Link href={`mailto:${email}`}>{email}</Link>
          <br />
          <Link href={phoneLink(phone)}>{phone}</Link>
          <br />
          <Link href={to('contact')}>{feedback.form}</Link>
        </Typography>
      </Box>
      <Box component="section" sx={{ mt: 5 }}>
        <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
          {authority.title}
        </Typography>
        <Typography sx={{ maxWidth: '68ch' }}>{authority.text}</Typography>
        <Typography lang="de" sx={{ mt: 1.5 }}>
          {authority.name}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 6 }}>
        {date}
      </Typography>
    </ReadingPage>
  );
}
