import type { Same } from '../../shared/i18n/same.ts';
import type { community as german } from './texts.de.ts';

export const community: Same<typeof german> = {
  title: 'The free member account',
  description:
    'What you get as a member of Siebenschritt today: your company formation on one line, your documents in one place, reminders. Free of charge, no subscription.',
  kicker: 'Become a member',
  heading: 'One account for the whole company formation, and it costs nothing',
  lead: 'Anyone with an account is a member. You pay only once you order something, and there is no subscription. You can open an account even if you don’t know yet whether you will set up a company.',
  register: 'Register for free',
  login: 'I already have an account',
  example: {
    label: 'Example',
    company: 'Muster UG (haftungsbeschränkt) i. G.',
    now: 'The law firm is drafting your documents.',
    turn: 'It is the law firm’s turn, since Monday.',
  },
  today: 'What you get today',
  benefits: [
    {
      title: 'Your company formation on one line',
      text: 'Seven stations, and each says what is happening, whose turn it is and since when. You enter your company details once.',
    },
    {
      title: 'Your documents in one place',
      text: 'Drafts, deed of formation and commercial register extract are kept with your company, with status and date, ready to download.',
    },
    {
      title: 'An email when something happens',
      text: 'An appointment has been proposed, documents are ready, the company is registered: you are notified, in English or German.',
    },
    {
      title: 'Partner offers',
      text: 'Bank account, bookkeeping, insurance, a desk: each offer with its conditions, its code and a note on who it is not for.',
    },
    {
      title: 'A conversation beforehand',
      text: 'A strategy meeting of 15 minutes, once and free of charge, before you decide on a legal form and what comes first.',
    },
    {
      title: 'A secure account',
      text: 'A second factor, a list of where you are logged in, and an email whenever something important changes.',
    },
  ],
  missing: {
    title: 'What is not there yet',
    text: 'There is no place yet where members can write to one another, and no academy or contract templates. We only count such things as a benefit once you can use them.',
  },
  links: {
    services: 'See our services',
    partners: 'Partners and their offers',
  },
};

export const handle = { texts: { community } };
