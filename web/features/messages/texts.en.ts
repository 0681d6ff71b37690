import type { Same } from '../../kit/texts/same.ts';
import type { messages as german } from './texts.de.ts';

const messages: Same<typeof german> = {
  back: 'Back to the company formation',
  title: 'Messages',
  lead: 'Questions to us and to the law firm, and the answers. Who reads along is named above the text.',
};

export const handle = { texts: { messages } };
