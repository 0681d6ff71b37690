import type { Same } from '../../kit/texts/same.ts';
import type { inquiries as german } from './texts.de.ts';

export const inquiries: Same<typeof german> = {
  sent: {
    title: 'Request sent successfully',
    description: 'We will contact you very soon.',
  },
  failed: 'Sending the contact request failed',
  privacyBefore: 'How we handle what you tell us:',
  privacy: 'privacy',
  sentLead: 'A confirmation is on its way by email.',
  labels: {
    company: 'Company',
    website: 'Website',
    sector: 'Sector',
    services: 'Services or products',
    contactPerson: 'Contact person',
    name: 'Name',
    email: 'Email address',
    phone: 'Phone',
    message: 'Message',
    terms: 'Terms',
  },
  partner: {
    title: 'Become a partner',
    description:
      'Does what you offer help people who set up a company? Introduce yours, and we will write to you.',
    lead: 'Anyone who sets up a company soon needs more: an account, bookkeeping, insurance, advice. Show what you offer where the question comes up.',
    why: 'What is in it for you',
    points: [
      'A page of your own with your offer in German and English',
      'People who are deciding right now and know what they need',
      'A code of your own that shows you who came through us',
    ],
    after:
      'We do not refer anyone to notaries or law firms for money; professional law forbids it. Nor do you pay for a place on our site or for a code, and we take no commission. What you offer members we discuss before you commit to anything.',
    websiteHint: 'For example www.example.com',
    servicesHint: 'What do you offer, and who does it help?',
    termsBefore: 'I accept the',
    terms: 'terms',
    termsAfter: '.',
    problems: {
      NOT_ACCEPTED: 'Please accept the terms; without them we cannot take the request.',
    },
    submit: 'Send request',
  },
  contact: {
    title: 'Contact',
    description:
      'Phone, email and form: how to reach us with questions about your company, account or invoice.',
    lead: 'A question about setting up your company, your account or an invoice? Write to us or call; a person will answer.',
    ways: {
      phone: 'Phone',
      email: 'Email',
      post: 'Post',
      who: 'Who answers',
    },
    whoAnswers:
      'Our team answers questions about the steps, your account and costs, in German and English. Legal questions about your company are answered by the law firm {{lawFirm}} ({{chamber}}) under its own mandate.',
    formTitle: 'Write to us',
    phoneHint: 'Optional, if you would like us to call you.',
    messageHint: 'Please no passwords and no copies of identity documents.',
    submit: 'Send message',
  },
  newsletter: {
    title: 'Subscribe to the newsletter',
    submit: 'Subscribe',
    sentTitle: 'Check your inbox',
    sentLead:
      'If the address is not on the list yet, we have sent an email with a link to it. You only get the newsletter once you follow the link.',
  },
};

export const handle = { texts: { inquiries } };
