import type { Same } from '../../kit/texts/same.ts';
import type { orders as german } from './texts.de.ts';

export const orders: Same<typeof german> = {
  title: 'My orders',
  lead: 'What you ordered in the marketplace and for your company formation.',
  empty: {
    title: 'No orders yet',
    text: 'Whatever you order is listed here, with invoice, balance and withdrawal.',
    action: 'Go to the marketplace',
  },
  status: {
    placed: 'Ordered',
    withdrawable: 'Ordered, can be withdrawn',
    withdrawn: 'Withdrawn',
    released: 'Released',
  },
  back: 'My orders',
  heading: 'Order {{number}}',
  placed: 'Ordered on {{date}}',
  lines: 'What you ordered',
  sum: 'Price',
  invoice: {
    title: 'Invoice',
    download: 'Download PDF',
    pay: 'Pay by card',
    refund: 'We will refund {{amount}} the way you paid.',
    overpaid: 'You have paid {{amount}} too much. We will refund it the way you paid.',
    settlement: 'For what had been provided before you withdrew, we charge {{amount}}:',
    none: 'Your contract partners invoice this order themselves.',
    waits: 'The invoice follows once you have given your billing address.',
    cancelled: 'You withdrew from the order before an invoice was issued.',
  },
  billing: {
    title: 'Billing address',
    lead: 'We need your address to issue the invoice. It appears there exactly as you enter it here and cannot be changed afterwards.',
    submit: 'Have the invoice issued',
    success: {
      title: 'Address saved',
      description: 'You will now find your invoice with the order.',
    },
  },
  withdrawal: {
    title: 'Withdrawal',
    until: 'You can withdraw from this order until {{date}} without giving a reason.',
    firmUntil:
      'You can withdraw from the contract with the law firm until {{date}}, also from it alone.',
    firmNotYet:
      'The contract with the law firm is only made when it accepts the mandate; from then on it has a period of its own of 14 days.',
    over: 'The withdrawal period ended on {{date}}.',
    done: 'You withdrew from this order on {{date}}. We have emailed you the confirmation.',
    released: 'This order was released on {{date}}. You owe nothing for it.',
    instruction: 'Instructions on withdrawal',
    ended: {
      redeemed:
        'All hours were redeemed by {{date}}. Your right of withdrawal has ended with that, as you asked us to begin before the period was over.',
      registered:
        'Your company was registered on {{date}}, so the package has been provided in full. Your right of withdrawal has ended with that, as you asked us to begin before the period was over.',
      otherwise: 'If you see it differently, the form takes your statement, and we look into it.',
      form: 'To the form',
    },
    button: 'Withdraw from contract',
    atFoundation: 'Withdraw on your company’s page',
    question: 'Withdraw from this order?',
    declaration: 'You hereby withdraw from the contract for order {{number}}:',
    who: 'Declared by {{name}}. The confirmation with date and time goes to {{email}}.',
    services: 'Which services you withdraw from',
    means: {
      part: 'This only concerns the services you have chosen; everything else stays ordered. We change the invoice and write to you about what you get back.',
      invoice: 'Our invoice is cancelled, and we refund what you have paid us.',
      performed:
        'Our invoice is cancelled, and we charge the redeemed hours anew: {{amount}}. Whatever you have paid beyond that is refunded.',
      others: 'We pass the withdrawal on to the other contract partners.',
      begun: 'You pay a proportionate amount for what was already provided at your request.',
      appointments:
        'We cancel booked appointments that are still ahead, and do not charge for them.',
      hours: 'Hours you have not redeemed are not charged.',
    },
    confirm: 'Confirm withdrawal',
    keep: 'Keep the order',
    success: {
      title: 'Withdrawal declared',
      description: 'The confirmation is on its way to you.',
    },
  },
  hours: {
    left: '{{left}} left',
    bar: '{{left}} of {{total}} left',
    of: 'Of {{total}} with {{vendor}}.',
    expires: 'Redeemable until {{date}}; your contract partner refunds what is left then.',
    begins:
      'You can redeem from {{date}}, after the withdrawal period, as you did not ask for an earlier start.',
    awaitsPayment: 'You can redeem them once your payment has arrived.',
    voided: 'Withdrawn; hours you have not redeemed are not charged.',
    history: 'Redeemed so far',
    entry: '{{date}}: {{duration}}',
    redeem: 'Redeem hours',
    minutes: 'How long',
    topic: 'What it is about (optional)',
    topicHelp: 'One sentence is enough; keep anything confidential for the conversation.',
    submit: 'Redeem',
    ask: {
      title: 'Redeem {{duration}}?',
      what: 'You will have {{left}} left. Then you go on to the appointment.',
      confirm: 'Redeem now',
      keep: 'Not yet',
    },
    success: {
      title: 'Hours redeemed',
      description:
        'If that was a slip, you can undo it for a minute, as long as no time is booked.',
    },
    undo: {
      button: 'Undo',
      success: { title: 'The hours are back' },
    },
    time: {
      choose: 'Choose a time',
      chooseWith: 'Choose a time with {{name}}',
      arranged: 'Our team will get in touch to find a time with {{vendor}}.',
      title: 'Choose a time: {{duration}}',
      who: 'With whom',
      with: '{{when}}, by video with {{name}}',
      alone: '{{when}}, by video',
      move: 'Move',
      cancel: 'Cancel',
      submit: 'Book this time',
      submitMove: 'Move to this time',
      later: 'Choose later',
      keep: 'Keep the appointment',
      none: {
        title: 'No suitable time is free at the moment',
        text: 'In the next four weeks nobody is free for that long without a break; new times are added every day. Write to us and we will find one.',
      },
      ask: {
        title: 'Cancel the appointment?',
        text: 'The appointment {{when}} is given up. The hours stay redeemed, and you can choose another time for them.',
        confirm: 'Cancel the appointment',
        keep: 'Keep the appointment',
      },
      success: {
        booked: {
          title: 'Appointment booked',
          description: 'The confirmation is on its way to you.',
        },
        moved: {
          title: 'Appointment moved',
          description: 'The confirmation is on its way to you.',
        },
        cancelled: {
          title: 'Appointment cancelled',
          description: 'You can choose another time for the hours.',
        },
      },
    },
  },
  refusal: {
    NOTHING_CHOSEN: 'Choose at least one service that you want to withdraw from.',
    WITHDRAWAL_OVER: 'The withdrawal period is over. Write to us if something is wrong.',
    FULLY_PERFORMED:
      'All hours are redeemed, and with that the right of withdrawal has ended. If you see it differently, use the form “Withdraw from a contract” at the end of the page.',
    UNDO_OVER: 'The minute is over. Write to us if you did not want to redeem the hours.',
    TIME_BOOKED:
      'A time is booked for these hours. Cancel it first if you do not want to redeem them.',
    SLOT_TAKEN: 'This time has been taken meanwhile. Please choose another.',
    MEETING_BEGUN: 'The appointment has begun and cannot be changed any more.',
    TIME_ARRANGED: 'Our team arranges the appointment for these hours with you.',
    REDEMPTION_UNDONE: 'The redemption of these hours has been undone.',
    NOT_ENOUGH_HOURS: 'There are not that many hours left. Please choose fewer.',
    HOURS_EXPIRED: 'These hours have expired.',
    WITHDRAWAL_PERIOD: 'You can only redeem these hours after the withdrawal period.',
    NOT_PAID: 'You can redeem these hours once your payment has arrived.',
    BILLING_GIVEN: 'This order already has a billing address.',
    ORDER_WITHDRAWN: 'This order has been withdrawn.',
  },
};

export const handle = { texts: { orders } };
