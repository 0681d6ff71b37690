/** Many open pages hear of a change at once; they read it one after the other. */
const SPREAD_MS = 1_000;
/** After a refusal, longer each time. */
const RETRY_MS = 5_000;
const MAX_RETRY_MS = 60_000;

/**
 * Listens, while the page is visible, for changes of what it may show: browsers hold few connections
 * to a host, and a hidden page needs none.
 *
 * @param onChange there is something new to read
 * @param onListening whether changes are told at all, each time that this is different
 * @returns ends it
 */
export function listenForChanges(
  onChange: () => void,
  onListening: (listening: boolean) => void,
): () => void {
  let source: EventSource | undefined;
  let reading: ReturnType<typeof setTimeout> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;

  const readSoon = () => {
    reading ??= setTimeout(() => {
      reading = undefined;
      onChange();
    }, Math.random() * SPREAD_MS);
  };
  const open = () => {
    source = new EventSource('/api/changes');
    source.addEventListener('changed', readSoon);
    source.addEventListener('open', () => {
      refusals = 0;
      onListening(true);
    });
    source.addEventListener('error', () => {
      onListening(false);
      // The browser connects again by itself, but not after a refusal.
      if (source?.readyState !== EventSource.CLOSED) return;
      retrying = setTimeout(open, Math.min(RETRY_MS * 2 ** refusals, MAX_RETRY_MS));
      refusals += 1;
    });
  };
  const close = () => {
    source?.close();
    source = undefined;
    clearTimeout(reading);
    reading = undefined;
    clearTimeout(retrying);
    onListening(false);
  };
  const onVisibility = () => {
    if (document.hidden) close();
    else if (!source) open();
  };

  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
}
