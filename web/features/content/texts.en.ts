import type { Same } from '../../kit/texts/same.ts';
import type { content as german } from './texts.de.ts';

export const content: Same<typeof german> = {
  faq: 'Common questions',
  topics: 'All topics',
  blog: {
    name: 'Founder’s blog',
    title: 'Founder’s blog: law, tax and money for new companies',
    heading: 'What you want to know before, during and after forming a company',
    description:
      'Articles on forming and running a German GmbH or UG: law, tax, finance and accounting, with worked examples and the statutes they rest on.',
    lead: 'Articles on company formation, law, tax and money in Germany. Each one names the statutes it rests on and does the sums where there are sums to do.',
    newest: 'Latest articles',
    byTopic: 'By topic',
    all_one: '{{count}} article',
    all_other: '{{count}} articles',
    feed: 'New articles as a feed (RSS)',
    empty: 'The first article will appear here soon.',
  },
  blogCategory: {
    title: '{{category}}: articles for people starting a company',
    description:
      'All articles on {{category}} in Germany: written to be understood, with examples and the statutes they rest on.',
    other: 'Other topics',
  },
  category: {
    pages: 'In this section',
    articles: 'Articles on this',
    services: 'Services that fit',
    allServices: 'All services',
    others: 'More sections',
  },
  closing: {
    title: 'If you are setting up a company',
    text: 'Work out what it costs, notary and court included, and see what happens at each of the seven stations.',
    action: 'Work out the costs',
  },
  search: {
    title: 'Search',
    heading: 'Search articles and pages',
    label: 'What are you looking for?',
    submit: 'Search',
    hint: 'Several words all have to occur. In quotation marks, they stand next to each other.',
    found_one: '{{count}} result for “{{query}}”',
    found_other: '{{count}} results for “{{query}}”',
    pager: {
      label: 'Pages of results',
      previous: 'Previous',
      next: 'Next',
      here: 'Page {{page}} of {{pages}}',
    },
    none: 'Nothing found for “{{query}}”',
    meant: 'Did you mean',
    noneHint: 'Try another or a shorter word, or start from one of the topics.',
    kinds: { article: 'Article', page: 'Page', category: 'Section' },
  },
};

export const handle = { texts: { content } };
