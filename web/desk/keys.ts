/**
 * The single keys of the desk, wherever they are pressed: a letter means one thing, whether it meets a
 * row of a list, a case or the calendar. The help lists them from here.
 */
export const keys = {
  search: '/',
  help: '?',

  today: 'a',
  foundations: 'g',
  calendar: 'c',
  people: 'p',
  money: 'b',
  inquiries: 'i',

  next: 'j',
  previous: 'k',
  open: 'Enter',
  choose: 'x',
  'choose-range': 'X',
  clear: 'Escape',
  'next-week': 'ArrowRight',
  'previous-week': 'ArrowLeft',
  'this-week': 't',

  take: 'm',
  'hand-over': 'u',
  snooze: 'h',
  remind: 'r',
  done: 'e',
  'own-task': '+',

  'add-document': 'd',
  'submit-documents-for-review': 'v',
  'approve-documents': 'f',
  'request-document-changes': 'z',
  'propose-notary-appointment': 'n',
  'complete-consultation': 's',
  'renew-upload-link': 'l',
  'report-obstacle': 'o',
  'law-firm': 'w',
} as const;

export type KeyName = keyof typeof keys;
export const keyNames = Object.keys(keys) as KeyName[];

export const isKeyName = (name: string): name is KeyName => Object.hasOwn(keys, name);

/** What a pressed key means; undefined for one that means nothing. */
export const meaningOf = (pressed: string): KeyName | undefined =>
  keyNames.find((name) => keys[name] === pressed);
