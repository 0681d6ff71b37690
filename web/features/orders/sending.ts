/** What the forms of the page of an order need to be sent. */
export interface SendingProps {
  /** A fresh uuid per reading of the page. */
  formKey: string;
  /** The session has ended. */
  onLoggedOut: () => void;
}
