import { notices } from '../../shared/notices/texts.de.ts';

/** The same as in the panel of the bell. */
export const handle = { texts: { notices } };
