/** Sends the token in the fragment of a mailed link, and takes it out of the address first. */
export function start(element: HTMLElement): void {
  const token = new URLSearchParams(location.hash.slice(1)).get('t');
  const input = element.querySelector<HTMLInputElement>('input[name=link]');
  if (!token || !input?.form) return;
  history.replaceState(history.state, '', location.pathname);
  input.value = token;
  input.form.submit();
}
