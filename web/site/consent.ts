import { type Consent, markPage, storeConsent } from './head.ts';
import { loadTagManager } from './tag-manager.ts';

/** The question about cookies; nothing is loaded from elsewhere before it is answered with yes. */
export function startConsent(): void {
  const banner = document.querySelector<HTMLElement>('[data-tag-manager]');
  if (!banner) return;
  const { dataset } = document.documentElement;
  let opener: HTMLElement | undefined;
  const loadIfAccepted = () => {
    if (dataset.consent === 'accepted') loadTagManager(banner.dataset.tagManager ?? '');
  };

  document.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLElement>('[data-asks-consent]');
    if (!link) return;
    event.preventDefault();
    opener = link;
    dataset.consent = 'open';
    banner.focus();
  });
  banner.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-choice]');
    if (!button) return;
    const wasLoaded = window.dataLayer !== undefined;
    storeConsent(button.dataset.choice as Consent);
    markPage();
    opener?.focus();
    // What has been loaded only ends with the page.
    if (wasLoaded && dataset.consent === 'rejected') location.reload();
    else loadIfAccepted();
  });
  // Nobody has seen a page yet that was rendered ahead.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', loadIfAccepted, { once: true });
  } else loadIfAccepted();
}
