import { figures } from '#domain/orders/figures.ts';
import type { Same } from '../../../kit/texts/same.ts';
import type { services as german } from './texts.de.ts';

export const services: Same<typeof german> = {
  list: {
    title: 'Advice and services around your company formation',
    description:
      'Funding, law, tax, trade marks, financial plans: what you get, who does it and what it costs, with the price including VAT first and whatever is not included.',
    kicker: 'Services',
    heading: 'What else there is to sort out',
    lead: 'Not every company needs all of this. In the free strategy meeting you can ask what each of them is for. Whatever has a fixed price can be ordered in the member area; the account is free.',
    onEachPage: 'Every page tells you',
    told: [
      'what you get and in which form',
      'who does it and in whose name',
      'how long it usually takes',
      'what it costs, VAT included',
      'what is not part of it',
    ],
    consulting: 'Advice',
    consultingLead:
      'Funding, startups, law and tax. Legal advice comes from the law firm and tax advice from a tax adviser, each in their own name and under their own mandate.',
    membersPay: `For further legal and tax advice, members pay up to ${figures.memberDiscountPercent}% less than the law firm or tax firm charges otherwise; the price already takes it off. Hour packages can be redeemed for at least ${figures.redeemableYears} years.`,
    additional: 'Additional services',
    additionalLead: `Single results at a fixed price. With seminars, coaching and bundles, the marketplace has more than ${figures.offers}.`,
    count_one: 'See {{count}} service',
    count_other: 'See {{count}} services',
    other: {
      title: 'Something else?',
      text: 'Write and tell us what you need. We’ll tell you whether we know someone for it.',
      action: 'Get in touch',
    },
  },
  detail: {
    parts: 'What the bundle holds',
    meeting: 'Book a strategy meeting',
    register: 'Register for free',
    notSold:
      'You can’t order this service online here. In the strategy meeting, 15 minutes and free of charge, you can ask what it is for.',
    loginFirst:
      'You order in the member area: log in or register for free, and what you chose stays in your cart.',
    read: 'Read more about it',
    related: 'Goes well with it',
    all: 'All services',
  },
};

export const handle = { texts: { services } };
