import type { Same } from '../../../kit/texts/same.ts';
import type { accessibility as german } from './texts.de.ts';

export const accessibility: Same<typeof german> = {
  title: 'Accessibility',
  description:
    'How this site and the member area meet the requirements for accessibility, what is still missing, and where to report barriers.',
  lead: 'Anyone who sets up a company should be able to do so with a keyboard, a screen reader or strong magnification. This page says what has been done for that, and what has not.',
  sections: [
    {
      title: 'What we offer',
      text: 'On this site you can read about setting up companies, open an account, be guided through the formation of a UG or GmbH in seven steps, book appointments and order services:',
      points: [
        'public pages with prices, services and knowledge, without logging in',
        'a member area with forms, appointments, documents and the state of your company formation',
        'a marketplace with cart, orders and invoices, with academy, news, templates and partner offers',
        'pages on which the notary uploads files',
        'emails that are complete as plain text, too',
      ],
    },
    {
      title: 'How to use it',
      text: 'Everything runs in the browser; you need not install anything.',
      points: [
        'Forms on the public pages work without JavaScript, too.',
        'The page of your company says what is happening, whose turn it is and what you can do.',
        'If you prefer to speak, call us; we take down what a form asks for.',
      ],
    },
    {
      title: 'How the requirements are met',
      text: 'The measure is the BFSGV and the standard EN 301 549, whose requirements for the web follow levels A and AA of WCAG; we go by WCAG 2.2.',
      points: [
        'Everything works with a keyboard, the focus is visible, and a skip link leads to the content.',
        'Headings, lists, tables and form fields are marked up as such; every page states its language and title.',
        'Text has a contrast of at least 4.5 to 1 and controls of at least 3 to 1, in light and dark; colour never stands alone.',
        'Errors in forms are written beside the field and in a summary; what you have entered is kept.',
        'Pages can be read without scrolling sideways down to a width of 360 pixels, and motion can be switched off in the operating system.',
        'There are no time limits for filling in forms, and no puzzles against programs.',
      ],
    },
    {
      title: 'What is not accessible yet',
      text: 'These are the limits we know of:',
      points: [
        'PDF files of the law firm, notaries, banks and registers are not always tagged so that screen readers read them well. Ask us for another version.',
        'Our own invoices and templates as PDF are not tagged for screen readers either. What an invoice says is also shown with the order; every template is there as DOCX, too.',
        'If you pay by card, you do so on the page of the payment service. You can always pay an invoice by bank transfer instead.',
        'The procedure at the notary, the online procedure included, is not in our hands.',
        'There is no content in easy-to-read language or in sign language yet.',
        'Automatic tests run with every change, and people test with the keyboard; an audit by an independent body is still to come.',
      ],
    },
  ],
  feedback: {
    title: 'Report a barrier',
    text: 'Are you stuck somewhere, or do you need something in another form? Tell us on which page and what you read with; we will answer and help you in another way at once.',
    form: 'To the contact form',
  },
  authority: {
    title: 'Market surveillance',
    text: 'If you report a barrier and our answer does not help, you can turn to the market surveillance authority:',
    name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg',
  },
  date: 'As of 22 November 2026',
};

export const handle = { texts: { accessibility } };
