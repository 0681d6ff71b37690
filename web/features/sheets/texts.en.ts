import type { Same } from '../../kit/texts/same.ts';
import type { sheets as german } from './texts.de.ts';

const sheets: Same<typeof german> = {
  back: 'Back to the company formation',
  templates: 'Contract templates with these details',
  title: 'Data sheets',
  lead: 'What you have stated, for notary, law firm, bank and tax office: download it, pass it on or copy it field by field.',
};

export const handle = { texts: { sheets } };
