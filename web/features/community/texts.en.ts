import { figures } from '#domain/orders/figures.ts';
import type { Same } from '../../kit/texts/same.ts';
import type { community as german } from './texts.de.ts';

export const community: Same<typeof german> = {
  title: 'The free member account',
  description:
    'What you get as a member of Siebenschritt: your company formation on one line, marketplace, academy, contract templates and offers. Free, no subscription.',
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
  gets: 'What members get',
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
      title: 'A notice when something happens',
      text: 'An appointment has been proposed, documents are ready, the company is registered: you get an email, and see the notice when you are logged in.',
    },
    {
      title: 'Marketplace',
      text: `More than ${figures.offers} services to order. For further legal and tax advice you pay up to ${figures.memberDiscountPercent}% less than the law firm or tax firm charges otherwise; hour packages can be redeemed for at least ${figures.redeemableYears} years.`,
    },
    {
      title: 'Contract templates',
      text: 'Management, shareholders, employment, customers, data protection: as a PDF and as a file to edit, German binding, English for reading.',
    },
    {
      title: 'Academy and news',
      text: 'Seminars and coaching with date, place and the person who leads them, and news about what changes for young companies.',
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
  limits: {
    title: 'What is not part of it',
    text: 'There is no forum in which members write to one another. Templates, news and courses do not replace advice: legal advice comes from the law firm and tax advice from a tax firm, each in its own name and on its own invoice.',
  },
  links: {
    services: 'See our services',
    partners: 'Partners and their offers',
  },
};

export const handle = { texts: { community } };
