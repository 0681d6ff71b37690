/** The heading to which the focus goes once the form of a duty is gone. */
export const DUTIES_ID = 'duties';
