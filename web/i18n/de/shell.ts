export const shell = {
  notifications: 'Hinweise',
  close: 'Hinweis schließen',
};
