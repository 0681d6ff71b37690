import type { Same } from '../../../kit/texts/same.ts';
import type { market as german } from './texts.de.ts';

export const market: Same<typeof german> = {
  title: 'Marketplace',
  lead: 'What companies need before and after registration.',
  filter: {
    label: 'Filter offers',
    search: 'Search offers',
    searchIn_one: 'Search {{count}} offer',
    searchIn_other: 'Search {{count}} offers',
    categories: 'Fields',
    all: 'All',
    type: 'Type',
    allTypes: 'All types',
    delivery: 'Format',
    allDeliveries: 'Any format',
    sort: 'Order',
    ranking: {
      text: '“Recommended first” is our order by subject; no place in it is for sale.',
      link: 'How the marketplace is sorted',
    },
    sorts: {
      featured: 'Recommended first',
      price: 'Lowest price first',
      '-price': 'Highest price first',
      newest: 'Newest first',
      date: 'Next date first',
    },
    apply: 'Apply',
    reset: 'Clear filters',
  },
  results_one: '{{count}} offer',
  results_other: '{{count}} offers',
  resultsOfPage: '{{results}}, page {{page}} of {{pages}}',
  empty: {
    title: 'No matching offers',
    text: 'Try fewer filters or another word. If you are looking for something in particular, write to us.',
    contact: 'Get in touch',
  },
  pager: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {{page}}',
  },
  formation: {
    title: 'The company formation itself',
    text: 'The formation package does not go into the cart. You order it with your company formation, once your company details are settled.',
    action: 'Go to my company',
  },
  product: {
    back: 'Marketplace',
    meeting: 'Book a strategy meeting',
    notSold: {
      'not-yet': {
        title: 'This offer is not on sale yet',
        text: 'In the strategy meeting, 15 minutes and free of charge, we work out whether you need it and how you can get it.',
      },
      'approval-missing': {
        title: 'This course is not on sale yet',
        text: 'Recorded teaching that tests what you have learned needs approval as distance learning (§ 12 FernUSG). It has not been granted yet.',
      },
      over: {
        title: 'This date has passed',
        text: 'In the strategy meeting, 15 minutes and free of charge, we tell you when there will be another.',
      },
    },
    onRequest: 'The price depends on your case. Write to us and you will receive a quote.',
    contact: 'Ask for a quote',
    parts: {
      title: 'What the bundle includes',
      each: '{{amount}} separately',
      singly: 'Bought separately, they cost {{amount}}.',
      saved: 'The bundle saves you {{amount}}.',
      onRequest: 'price on request if bought separately',
    },
    hours: {
      title: 'How the hours work',
      units: '{{hours}} of advice, deducted in units of 15 minutes',
      until: 'Redeemable until the end of the third year after the order',
      rest: 'Your contract partner refunds what is left then',
      balance: 'Balance and expiry date are shown with your order',
    },
    contract: {
      title: 'Who your contract is with',
      operator: '{{vendor}} provides this service and sends you the invoice.',
      'law-firm':
        'Your contract is with the law firm {{vendor}}, under its own mandate. You order through us; the invoice comes from the law firm.',
      'tax-adviser':
        'Your contract is with {{vendor}}, under its own mandate. You order through us; the invoice comes from there.',
      partner:
        'Your contract is with {{vendor}}. You order through us; the invoice comes from there.',
    },
  },
};

export const handle = { texts: { market } };
