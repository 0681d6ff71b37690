import type { Same } from '../../../kit/texts/same.ts';
import type { staffMessages as german } from './texts.de.ts';

export const staffMessages: Same<typeof german> = {
  readers: {
    team: 'Everybody in this company formation reads this, and our team. The law firm does not.',
    'law-firm':
      'Everybody in this company formation reads this, and the law firm. The platform’s team does not: it is confidential.',
    notary:
      'Everybody in this company formation reads this, our team, the law firm and the notary.',
  },
};

export const handle = { texts: { staffMessages } };
