import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { optionalMails, requiredMails } from '#domain/mails/choices.ts';
import { CheckInput } from '../../../kit/forms/choices.tsx';
import type { Loaded } from './load-account.ts';
import { SettingsSection } from './section.tsx';
import { type LoginAsked, SettingsForm } from './settings-form.tsx';
import { mailsForm } from './settings-schemas.ts';

/** Which kinds of mails come, as every mail declares its own, and which the member may do without. */
export function MailsSection({ account, onLoggedOut }: Pick<Loaded, 'account'> & LoginAsked) {
  const { t } = useTranslation(['settings']);
  const { title, lead, choose, optional, always, required, submit } = t('settings:mails');
  const wanted = optionalMails.filter((kind) => !account.unwanted_mails.includes(kind));
  return (
    <SettingsSection anchor="mails" title={title} lead={lead}>
      <SettingsForm
        name="mails"
        schema={mailsForm}
        initial={Object.fromEntries(wanted.map((kind) => [kind, 'on']))}
        submit={submit}
        onLoggedOut={onLoggedOut}
      >
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Typography component="legend" sx={heading}>
            {choose}
          </Typography>
          {optionalMails.map((kind) => (
            <CheckInput key={kind} name={kind} label={<Kind {...optional[kind]} />} />
          ))}
        </Box>
      </SettingsForm>
      <Typography component="h3" sx={{ ...heading, mt: 4 }}>
        {always}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& li + li': { mt: 0.5 } }}>
        {requiredMails.map((kind) => (
          <li key={kind}>{required[kind]}</li>
        ))}
      </Box>
    </SettingsSection>
  );
}

const heading = { p: 0, fontSize: '1rem', fontWeight: 600, mb: 0.5 } as const;

const Kind = ({ name, text }: { name: string; text: string }) => (
  <>
    <Typography component="span" sx={{ display: 'block' }}>
      {name}
    </Typography>
    <Typography
      component="span"
      variant="body2"
      color="textSecondary"
      sx={{ display: 'block', textWrap: 'pretty' }}
    >
      {text}
    </Typography>
  </>
);
