import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../../kit/texts/use-texts.ts';

/**
 * Takes the mailed token from the fragment, or the query of an older mail, and out of the address.
 * Only scripts see a fragment; without them the link can be pasted.
 */
export function MailedToken() {
  const { t } = useTexts('accounts');
  const [query] = useSearchParams();
  const [inQuery] = useState(query.get('token') ?? query.get('t') ?? undefined);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const { hash, pathname } = window.location;
    const inFragment = new URLSearchParams(hash.slice(1)).get('t');
    if (inFragment && input.current) input.current.value = inFragment;
    // The router has to know: it would bring the address back with the answer to the form.
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [navigate]);
  return (
    <>
      {/* Without a default React leaves alone what the effect has put there. */}
      <input ref={input} type="hidden" name="token" defaultValue={inQuery} />
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
