import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Takes the mailed token from the query or the fragment and out of the address. */
export function MailedToken() {
  const [query] = useSearchParams();
  const [inQuery] = useState(query.get('token') ?? query.get('t') ?? '');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { hash, pathname } = window.location;
    const inFragment = new URLSearchParams(hash.slice(1)).get('t');
    if (inFragment && input.current) input.current.value = inFragment;
    window.history.replaceState(window.history.state, '', pathname);
  }, []);
  return <input ref={input} type="hidden" name="token" defaultValue={inQuery} />;
}
