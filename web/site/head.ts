/**
 * Runs in the head of public pages, before anything is painted: sets the colour scheme and marks
 * visitors who are logged in. Color modes are stored as MUI stores them in the member area.
 */
export const headScript = `(() => {
  const { dataset } = document.documentElement;
  const mark = () => {
    let mode;
    try { mode = localStorage.getItem('mui-mode') } catch {}
    dataset.colorMode = mode === 'light' || mode === 'dark' ? mode : 'system';
    const dark = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    dataset.colorScheme = dataset.colorMode === 'system' ? dark : mode;
    if (/(^|; )__Host-expires=[1-9]/.test(document.cookie)) dataset.member = '';
    else delete dataset.member;
  };
  mark();
  addEventListener('site:mark', mark);
})()`.replace(/\n\s*/g, ' ');

/** Has the head script look again. */
export const markDocument = () => dispatchEvent(new Event('site:mark'));
