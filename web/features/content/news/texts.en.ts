import type { Same } from '../../../kit/texts/same.ts';
import type { news as german } from './texts.de.ts';

export const news: Same<typeof german> = {
  title: 'News',
  lead: 'What changes for young companies in law, registers and taxes: in brief, with sources.',
  newest: 'Latest',
  earlier: 'Earlier',
  read: 'Read more',
  more: 'Show older news',
  back: 'All news',
  empty: {
    title: 'No news yet',
    text: 'This is where you will read what changes for young companies. Until then, there is plenty to look up in the blog.',
    action: 'Go to the blog',
  },
};

export const handle = { texts: { news } };
