import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** Takes the mailed token from the query or the fragment and out of the address. */
export function MailedToken() {
  const [query] = useSearchParams();
  const [inQuery] = useState(query.get('token') ?? query.get('t') ?? '');
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const { hash, pathname } = window.location;
    const inFragment = new URLSearchParams(hash.slice(1)).get('t');
    if (inFragment && input.current) input.current.value = inFragment;
    // The router has to know: it would bring the address back with the answer to the form.
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [navigate]);
  return <input ref={input} type="hidden" name="token" defaultValue={inQuery} />;
}
