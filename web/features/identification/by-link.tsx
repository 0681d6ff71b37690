import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { pageTitle } from '#domain/site/brand.ts';
import { longDate } from '#domain/site/formats.ts';
import { browserCall } from '../../kit/api/browser-call.ts';
import type { DataOf } from '../../kit/api/call.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { InPerson, Kept, Part, Result } from './parts.tsx';
import { type Going, ProviderForm } from './provider-form.tsx';

type Link = DataOf<'POST /identifications/links/exchange'>;
type State = { phase: 'loading' | 'invalid' | 'offline' | 'back' } | { phase: 'valid'; link: Link };

/** Kept per tab: going back from the provider opens the page without the fragment. */
const PLACE = 'identification-link';

/** Mails carry the token in the fragment, which never reaches a server or a log. */
function takeToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('t');
  if (!token) return sessionStorage.getItem(PLACE);
  sessionStorage.setItem(PLACE, token);
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

async function openLink(): Promise<State> {
  const token = takeToken();
  if (!token) return { phase: 'invalid' };
  const answer = await browserCall('POST /identifications/links/exchange', { body: { token } });
  if (answer.ok) return { phase: 'valid', link: answer.data };
  const isAway = answer.status === 0 || answer.status === 429 || answer.status >= 500;
  return { phase: isAway ? 'offline' : 'invalid' };
}

const over = ['cleared', 'checking'];

/** For people who take part in a formation and have no account: they come by a mailed link. */
export default function IdentificationByLink() {
  const { t } = useTranslation(['identification']);
  const [query] = useSearchParams();
  const isOver = over.includes(query.get('result') ?? '');
  const [state, setState] = useState<State>({ phase: isOver ? 'back' : 'loading' });
  const words = t('identification:byLink');
  const open = () => void openLink().then(setState);
  useEffect(() => {
    if (isOver) sessionStorage.removeItem(PLACE);
    else open();
  }, [isOver]);
  return (
    <>
      <title>{pageTitle(words.title)}</title>
      <meta name="referrer" content="no-referrer" />
      <noscript>
        <Alert severity="warning">{words.noScript}</Alert>
      </noscript>
      <Typography variant="h2" component="h1" color="primary" sx={{ mt: { xs: 4, sm: 6 }, mb: 3 }}>
        {words.title}
      </Typography>
      <Box sx={{ mb: 3, '&:empty': { mb: 0 } }}>
        <Result />
      </Box>
      {state.phase === 'loading' && <Typography component="output">{words.loading}</Typography>}
      {state.phase === 'valid' && <Valid link={state.link} />}
      {(state.phase === 'invalid' || state.phase === 'offline') && (
        <Box role="alert">
          <Typography variant="h4" component="h2" color="primary" sx={{ mb: 1 }}>
            {words[state.phase].title}
          </Typography>
          <Typography sx={{ mb: 2 }}>{words[state.phase].text}</Typography>
          {state.phase === 'offline' && (
            <Button variant="contained" onClick={open}>
              {words.offline.again}
            </Button>
          )}
        </Box>
      )}
    </>
  );
}

function Valid({ link }: { link: Link }) {
  const { t } = useTranslation(['identification']);
  const { locale } = useLocale();
  const { linkId, companyName, name, providers, expiresAt } = link;
  const words = t('identification:online');
  const start = (going: Going) =>
    browserCall('POST /identifications/links/start', { body: { linkId, ...going } });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <div>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {t('identification:byLink.lead', { company: companyName })}
        </Typography>
        <Typography sx={{ mt: 2 }}>{t('identification:byLink.hello', { name })}</Typography>
        <Typography>
          {t('identification:byLink.text', { date: longDate(expiresAt, locale) })}
        </Typography>
      </div>
      <Part title={words.title}>
        <Typography>{words.lead}</Typography>
        <ProviderForm providers={providers} start={start} />
      </Part>
      <InPerson />
      <Kept />
    </Box>
  );
}
