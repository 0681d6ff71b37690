import Typography from '@mui/material/Typography';
import { pageTitle } from '#domain/site/brand.ts';

/** Title and lead of a page of the member area. */
export const MemberHead = ({ title, lead }: { title: string; lead: string }) => (
  <>
    <title>{pageTitle(title)}</title>
    <Typography variant="h2" component="h1" color="primary">
      {title}
    </Typography>
    <Typography
      color="textSecondary"
      sx={{ mt: 1, fontSize: '1.1875rem', maxWidth: '56ch', textWrap: 'pretty' }}
    >
      {lead}
    </Typography>
  </>
);
