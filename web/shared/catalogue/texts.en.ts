import { invoiceStatusNames } from '#domain/invoices/names.ts';
import { namesIn } from '#domain/site/names.ts';
import type { Same } from '../../kit/texts/same.ts';
import type { catalogue as german } from './texts.de.ts';

export const catalogue: Same<typeof german> = {
  price: {
    from: 'from {{amount}}',
    onRequest: 'Price on request',
    tax: 'incl. {{percent}}% VAT ({{net}} net)',
    taxShort: 'incl. {{percent}}% VAT',
  },
  vendor: {
    lawFirm: 'Law firm {{name}}',
    sample: '{{name}} (fictitious example)',
  },
  description: {
    suits: 'Who it is for',
    includes: 'What you get',
    steps: 'How it works',
    provider: 'Who does it',
    time: 'How long it takes',
    price: 'What it costs',
    limits: 'What it is not',
  },
  facts: {
    title: 'At a glance',
    type: 'Type',
    category: 'Field',
    duration: 'Duration',
    vendor: 'Offered by',
    delivery: 'Format',
    coach: 'Coach',
    date: 'Date',
    place: 'Place',
    hours: 'Hours',
    hoursWithin: '{{hours}}, redeemable until the end of the third year after the order',
  },
  notSoldReasons: {
    'approval-missing':
      'Not on sale yet: a recorded course that checks what you have learned is distance learning and needs an approval (§ 12 FernUSG). It has not been granted yet.',
    over: 'This date has passed.',
    'not-yet': 'Not on sale yet.',
  },
  cart: {
    button: 'Cart, {{count}}',
    buttonEmpty: 'Cart',
    add: 'Add',
    addLong: 'Add to cart',
    addNamed: '{{label}}: {{title}}',
    added: 'In your cart',
    open: 'Go to cart',
    failed: {
      title: 'This is not in your cart yet',
      description: 'Please try again in a moment.',
    },
    refusal: {
      LOGGED_OUT: {
        title: 'You are logged out',
        description: 'Log in and carry on from here. What is already in your cart stays there.',
      },
      NOT_IN_CART: {
        title: 'No longer in the cart',
        description:
          'It has since been removed or ordered, perhaps in another window. The cart is now up to date.',
      },
      NOT_SOLD: {
        title: 'No longer on sale',
        description: 'This offer has since been withdrawn from sale.',
      },
      CART_FULL: {
        title: 'The cart is full',
        description: 'Remove something, or order what is in it first.',
      },
      QUANTITY_TOO_HIGH: {
        title: 'The cart does not hold that many',
        description:
          'With those already in it, there would be too many. You can change the quantity in the cart.',
      },
    },
    quantity: 'Quantity',
    quantityOf: 'Quantity: {{title}}',
    each: '{{amount}} each',
  },
  totals: {
    total: 'Total',
    vat: 'incl. {{amount}} VAT ({{percent}}%)',
    net: 'Net {{amount}}',
    ours: 'Invoice from {{vendor}}',
    theirs: 'Invoices from the other contract partners',
    contract: 'This contract, incl. VAT',
  },
  lines: {
    quantity: '{{count}} ×',
    contains: 'Contains {{parts}}',
  },
  partner: {
    operator: '{{vendor}} provides this service and sends the invoice.',
    'law-firm':
      'Contract with the law firm {{vendor}} under its own mandate; it sends the invoice.',
    'tax-adviser': 'Contract with {{vendor}} under its own mandate; the invoice comes from there.',
    partner: 'Contract with {{vendor}}; the invoice comes from there.',
  },
  invoiceStatus: namesIn(invoiceStatusNames, 'en'),
  card: {
    details: 'View',
    detailsOf: 'View {{title}}',
  },
};

export const handle = { texts: { catalogue } };
