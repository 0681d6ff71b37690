import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { stubApi } from './api.ts';
import { Desk } from './desk.tsx';
import { wholeDesk } from './desk-pages.ts';

/** How many rows the lists have. */
const ROWS = 30;

stubApi(wholeDesk('admin', ROWS));
// Nothing changes here by itself.
Object.assign(window, {
  EventSource: class extends EventTarget {
    close() {}
  },
});

/** Keeps the address of the page in that of the window, so that it can be loaded again. */
function Window() {
  useEffect(() => {
    const bar = document.querySelector('[data-address]');
    if (!bar) return;
    const follow = () => history.replaceState(null, '', bar.textContent);
    const watch = new MutationObserver(follow);
    watch.observe(bar, { characterData: true, childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return <Desk at={location.pathname + location.search} />;
}

createRoot(document.body).render(<Window />);
