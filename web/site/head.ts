/** Changes when the question does: older answers no longer count. */
const consentVersion = 1;
/** Whoever said no is not asked again for a year. */
const consentDays = 365;

/** Where the answer is kept, as `{version, choice, at}`. */
const consentKey = 'consent';

export type Consent = 'accepted' | 'rejected';

/**
 * Runs in the head of public pages, before anything is painted: sets the colour scheme unless the page forces one, marks
 * visitors who are logged in, and opens the question about cookies until it is answered. Colour modes
 * are stored as MUI stores them in the member area.
 */
export const headScript = () =>
  `(() => {
  const { dataset } = document.documentElement;
  const stored = (key) => { try { return localStorage.getItem(key) } catch {} };
  const consent = () => {
    try {
      const { version, choice, at } = JSON.parse(stored('${consentKey}'));
      const days = (Date.now() - Date.parse(at)) / 864e5;
      if (version === ${consentVersion} && days < ${consentDays}) return choice;
    } catch {}
    return 'open';
  };
  const mark = () => {
    const mode = stored('mui-mode');
    dataset.colorMode = mode === 'light' || mode === 'dark' ? mode : 'system';
    const dark = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    if (dataset.forcedMode === undefined) dataset.colorScheme = dataset.colorMode === 'system' ? dark : mode;
    dataset.consent = consent();
    if (/(^|; )(__Host|http)-expires=[1-9]/.test(document.cookie)) dataset.member = '';
    else delete dataset.member;
  };
  mark();
  addEventListener('site:mark', mark);
})()`.replace(/\n\s*/g, ' ');

/** Has the head script look again. */
export const markPage = () => dispatchEvent(new Event('site:mark'));

/** For pages without the script in the head. */
export function hasConsented(): boolean {
  try {
    const { version, choice, at } = JSON.parse(localStorage.getItem(consentKey) ?? '{}');
    const days = (Date.now() - Date.parse(at)) / 864e5;
    return version === consentVersion && days < consentDays && choice === 'accepted';
  } catch {
    return false;
  }
}

export function storeConsent(choice: Consent): void {
  const at = new Date().toISOString();
  localStorage.setItem(consentKey, JSON.stringify({ version: consentVersion, choice, at }));
}
