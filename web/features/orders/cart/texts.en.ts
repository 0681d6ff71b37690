import type { Same } from '../../../kit/texts/same.ts';
import type { cart as german } from './texts.de.ts';

export const cart: Same<typeof german> = {
  title: 'Cart',
  goOn: 'Continue shopping',
  update: 'Update',
  remove: 'Remove {{title}}',
  gone: 'No longer on sale',
  sum: 'Total',
  checkout: {
    title: 'Checkout',
    back: 'Back to the cart',
    overview: 'Your order',
    consents: 'Before you order',
    payment: {
      title: 'Payment',
      label: 'How you would like to pay',
      methods: {
        invoice: {
          label: 'By invoice',
          help: 'You transfer the amount by the date on the invoice, 14 days after it was sent.',
        },
        card: {
          label: 'By card',
          help: 'After ordering, you pay our invoice on Stripe’s payment page.',
        },
      },
      partlyTheirs:
        'This applies to our invoice. The other contract partners invoice their services themselves.',
      theirs: 'The contract partners invoice these services themselves.',
    },
    empty: {
      title: 'There is nothing to order here',
      text: 'Your cart is empty. If you have just ordered, you will find it among your orders.',
      orders: 'My orders',
    },
  },
  toCheckout: 'Go to checkout',
  nothingAvailable: 'None of this can be ordered at the moment.',
  small: 'Nothing is binding until the next page.',
  removed: {
    title: '{{title}} has been removed',
    undo: 'Undo',
    failed: {
      title: 'The cart could not be changed',
      description: 'It is still as it was. Please try again in a moment.',
    },
  },
  empty: {
    title: 'Your cart is empty',
    text: 'The marketplace has what companies need once they are registered. Whatever you add stays here, on all your devices.',
    action: 'Go to the marketplace',
    orders: 'My orders',
  },
  orderedBefore: {
    text: 'You have already placed this order ({{number}}). Nothing else was ordered. If you want the same again, order once more.',
    link: 'View order {{number}}',
  },
  priceChanged: 'It now costs {{now}} instead of {{before}}.',
  failed: {
    title: 'Purchase currently not possible',
    description: 'Nothing has been ordered; what you entered is still here.',
  },
  problem: {
    NOT_ACCEPTED: 'We cannot take your order unless you accept the terms. Please tick the box.',
  },
  refusal: {
    ORDERED_BEFORE: {
      title: 'Order again?',
    },
    PRICE_CHANGED: {
      title: 'The price has changed',
      description:
        'Nothing has been ordered. The new total is shown above; if it suits you, order again.',
    },
    NOT_SOLD: {
      title: 'Part of this is no longer on sale',
      description:
        'Nothing has been ordered. The order above now contains only what is available; check it and order again.',
    },
    TOO_MANY_ORDERS: {
      title: 'Too many orders for today',
      description:
        'An account can only place so many orders in a day. Nothing has been ordered, and your cart stays as it is. You can go on tomorrow; if it is urgent, write to us.',
    },
    CART_EMPTY: {
      title: 'The cart is empty',
      description: 'Nothing has been ordered.',
    },
    UNAVAILABLE: {
      title: 'Purchase currently not possible',
    },
  },
  completed: {
    title: 'Thank you for your order',
    number: 'Order number {{number}}, {{amount}}',
    next: 'What happens next',
    mail: 'Within a few minutes you will receive the confirmation, with the instructions on withdrawal, at {{email}}.',
    ourInvoice: 'You will find our invoice with your order, to view and download.',
    theirInvoices:
      'These contract partners will contact you and send their own invoice: {{names}}.',
    begins: 'We begin straight away, as you asked.',
    beginsLater:
      'The service begins after {{date}}. Until then you can withdraw without giving a reason.',
    hours:
      'Your balance of {{hours}} is shown with your order, along with the date from which you can redeem it.',
    order: 'View order',
    goOn: 'Continue shopping',
  },
};

export const handle = { texts: { cart } };
