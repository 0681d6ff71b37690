import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PlainText } from '../../../kit/forms/plain/fields.tsx';
import { PlainForm } from '../../../kit/forms/plain/plain-form.tsx';
import { PlainSubmit } from '../../../kit/forms/plain/submit.tsx';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { Island } from '../../../kit/ui/island.tsx';
import type { Problem } from './appointment-view.tsx';

/**
 * Fragments stay in the browser: the island sends the token of the address. Without script the link
 * can be pasted.
 */
export function OpenLink({ problem }: { problem: Problem | undefined }) {
  const { texts } = useI18n('meeting');
  const words = texts.meeting.appointment;
  return (
    <Island name="mailed-link">
      <Typography variant="h2" component="h1">
        {problem === 'invalid' ? words.invalidTitle : words.openTitle}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        {problem === 'invalid' ? words.invalidText : words.openText}
      </Typography>
      {problem === 'failed' && (
        <Alert severity="error" role="alert" sx={{ mb: 3 }}>
          <AlertTitle sx={{ fontWeight: 600 }}>{words.failed}</AlertTitle>
          {words.offline}
        </Alert>
      )}
      <Box sx={{ maxWidth: 560 }}>
        <PlainForm
          id="open"
          labels={{ link: words.link }}
          problemTexts={{ LINK: words.linkRequired }}
          refused={
            problem === 'no-link'
              ? { ok: false, code: 'missing', problems: { link: 'LINK' }, typed: {} }
              : undefined
          }
          trap={false}
        >
          <PlainText name="link" required />
          <PlainSubmit>{words.open}</PlainSubmit>
        </PlainForm>
      </Box>
    </Island>
  );
}
