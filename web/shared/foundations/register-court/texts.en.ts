import type { Same } from '../../../kit/texts/same.ts';
import type { sharedFoundationsRegisterCourt as german } from './texts.de.ts';

export const sharedFoundationsRegisterCourt: Same<typeof german> = {
  title: 'Register court',
  unchecked: 'Not yet checked by the law firm.',
  source: 'Source: the federal code list ({{source}}), read on {{date}}.',
  asked: 'Not known yet for this town; the notary will name it.',
};

export const handle = { texts: { sharedFoundationsRegisterCourt } };
