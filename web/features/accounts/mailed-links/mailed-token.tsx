import Alert from '@mui/material/Alert';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { withTabStorage } from '../../../kit/forms/draft-storage.ts';

const keyOf = (pathname: string) => `mailed-token ${pathname}`;

/**
 * Takes the mailed token from the fragment, or the query of an older mail, and out of the address; the
 * tab keeps it for a reload. Only scripts see a fragment; without them the link can be pasted.
 */
export function MailedToken() {
  const { t } = useTranslation(['accounts']);
  const [query] = useSearchParams();
  const [inQuery] = useState(query.get('token') ?? query.get('t') ?? undefined);
  const [isLost, setLost] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const inFragment = new URLSearchParams(hash.slice(1)).get('t');
    const token =
      inFragment || input.current?.value || withTabStorage((tab) => tab.getItem(keyOf(pathname)));
    if (input.current && token) input.current.value = token;
    if (token) withTabStorage((tab) => tab.setItem(keyOf(pathname), token));
    setLost(!token);
    // The router has to know: it would bring the address back with the answer to the form.
    if (hash || search) void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, navigate]);
  // A reload leaves without this; whoever goes on has used the link, or left it.
  useEffect(() => () => withTabStorage((tab) => tab.removeItem(keyOf(pathname))), [pathname]);
  return (
    <>
      {/* Without a default React leaves alone what the effect has put there. */}
      <input ref={input} type="hidden" name="token" defaultValue={inQuery} />
      {isLost && (
        <Alert severity="info" role="alert">
          {t('accounts:openLinkAgain')}
        </Alert>
      )}
      {inQuery === undefined && (
        <noscript>
          <label>
            {t('accounts:pasteLink')} <input name="link" autoComplete="off" required />
          </label>
        </noscript>
      )}
    </>
  );
}
