import type { Same } from '../../../kit/texts/same.ts';
import type { review as german } from './texts.de.ts';

export const review: Same<typeof german> = {
  accept: {
    text: 'Read the documents and tell us whether they are right. The law firm reviews them without your answer, too, but sees it before approving.',
    again:
      'There is a new version since you agreed. Please read it and tell us whether it is right.',
    submit: 'Agree to the documents',
    done: 'On {{date}} you read the documents and agreed to them. The law firm can see that.',
  },
  open: 'Ask for a change',
  title: 'What should be changed?',
  text: 'The documents go back for revision and are then reviewed again. Everything after that is delayed by a few days.',
  reason: 'Your change',
  reasonHelp: 'Name the document and the place, such as “articles of association, § 2”.',
  submit: 'Ask for a change',
  keep: 'Back',
  requests: {
    title: 'Requested changes',
    by: { founder: 'by you', lawyer: 'by the law firm', staff: 'by our team' },
    said: '{{who}}, {{date}}',
    answer: 'Answer: {{answer}}',
    version: 'New version: {{title}}',
    newVersion: 'There is a new version.',
    open: 'Open; our team is taking care of it.',
  },
};
