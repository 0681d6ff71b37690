import type { Same } from '../../../kit/texts/same.ts';
import type { staffSheets as german } from './texts.de.ts';

const staffSheets: Same<typeof german> = {
  heldBack: {
    title: 'Not released yet',
    text: 'The data sheets are here once everybody who takes part with an account has released the law firm from confidentiality. The law firm sees them already.',
  },
};

export const handle = { texts: { staffSheets } };
