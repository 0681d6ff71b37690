declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Once per page. */
export function loadTagManager(address: string): void {
  if (window.dataLayer) return;
  window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}
