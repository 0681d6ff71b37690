import { shortLegalFormNames } from '#domain/pricing/names.ts';
import { namesIn } from '#domain/site/names.ts';
import type { Same } from '../../../kit/texts/same.ts';
import type { order as german } from './texts.de.ts';

export const order: Same<typeof german> = {
  dataThere: 'Your company details have arrived: {{company}}, {{city}}.',
  failed: 'Purchase currently not possible',
  withdrawnAt: 'You withdrew on {{withdrawn}} from your order of {{ordered}}.',
  releasedAt: 'Your order of {{ordered}} was released on {{released}}. You owe nothing for it.',
  firmWithdrawnAt:
    'You withdrew on {{date}} from the contract with the law firm. Our contract still stands. Here you can order the law firm’s part again.',
  periods:
    'These are two contracts, each with its own period: you can withdraw from ours until {{day}}. The one with the law firm {{lawFirm}} is only made when it accepts the mandate; from then on you can withdraw from it for 14 days. If you withdraw from ours, the one with the law firm ends, too.',
  again: {
    payLater: 'The law firm sends its own invoice once it has accepted the mandate.',
    madeOf: 'You order the law firm’s part again, incl. {{percent}}% VAT:',
    period:
      'The contract with the law firm {{lawFirm}} is made when it accepts the mandate; its period of 14 days only begins then. Our contract and its period stay as they are.',
    summary:
      'You order the advice and drafts of the law firm {{lawFirm}} again: {{price}} incl. {{percent}}% VAT.',
  },
  release: {
    title: 'Release of the law firm from confidentiality',
    lead: 'Voluntary, and independent of both contracts. Without it the law firm may tell us nothing about your company formation, and our team cannot prepare drafts. You can also give it later on this page.',
  },
  payLater: 'You pay by invoice; it comes by email after your order.',
  madeOf: 'You make two contracts; each has its own price, incl. {{percent}}% VAT:',
  positions: {
    operator: 'Platform service',
    'law-firm': 'The law firm’s advice and drafts',
  },
  contract: {
    operator: 'Contract with {{name}}, {{address}}; invoiced by us',
    'law-firm': 'A separate mandate with the law firm {{name}}, {{address}}; invoiced by the firm',
  },
  excluded: {
    title: 'Not included',
    items: [
      'Notary and register court: you pay them directly. The list of shareholders and the application come from the notary.',
      'Your share capital: it belongs to the company.',
      'Bank account, trade registration and ongoing bookkeeping',
    ],
  },
  case: {
    title: 'What your company formation costs in all',
    lead: 'Calculated for your {{company}} with a share capital of {{capital}}, {{people}}. Notary and court are estimates of the fees set by law, as of {{since}}; you pay them directly.',
    company: namesIn(shortLegalFormNames, 'en'),
    people: {
      alone: 'for you alone',
      two: 'for two of you',
      three: 'for three of you',
      'more-than-three': 'for more than three of you',
      unknown: 'for one person to begin with',
      other: 'for one person to begin with',
    },
    articles: { 'model-protocol': 'Model protocol', 'own-articles': 'Articles of association' },
    package: 'Formation package, incl. VAT',
    notary: 'Notary, incl. VAT',
    court: 'Register court',
    total: 'Total, about',
  },
  starts: {
    early: 'With the second tick, probably registered',
    later: 'Without the second tick, probably registered',
    range: '{{from}} to {{to}}',
  },
  addressLead: 'For the invoice. You can also add it later; we send no invoice until then.',
  withdrawal: 'Right of withdrawal and start',
  withoutEarlyStart:
    'Without the second tick, advice and drafting only begin after the withdrawal period, and your initial consultation takes place after it. You can still ask for an earlier start later on.',
  summary:
    'You order the formation package: {{service}} from {{operator}} and {{advice}} from the law firm {{lawFirm}}, {{price}} in total incl. {{percent}}% VAT.',
  card: {
    title: 'Your order',
    price: 'Formation package, {{price}} incl. VAT',
    orderedAt: 'Ordered on {{date}}',
    early: 'Start before the end of the withdrawal period requested',
    until: 'You can withdraw until {{date}}',
    untilOurs: 'Our contract: you can withdraw until {{date}}',
    untilFirm: 'Contract with the law firm: you can withdraw until {{date}}',
    firmNotYet:
      'Contract with the law firm: you can withdraw for 14 days once it has accepted the mandate',
    firmWithdrawn: 'Contract with the law firm: withdrawn on {{date}}',
    performed: 'No withdrawal any more: provided in full on {{date}}',
    withdrawnAt: 'Withdrawn on {{date}}',
    releasedAt: 'Released on {{date}}',
    awaitsAddress: 'The invoice still needs your address.',
    giveAddress: 'Add billing address',
    details: 'View order and invoice',
  },
  mandate: {
    title: 'Mandate of the law firm',
    unnamed: 'The law firm can only answer once it is settled who founds.',
    pending: 'The law firm is checking whether it can act for you and answers by {{day}}.',
    nothingOwed: 'If it does not accept the mandate, you pay nothing, not even for our part.',
    accepted: 'The law firm accepted the mandate on {{date}}.',
    until: 'You can withdraw from its contract until {{day}}.',
    declined: 'The law firm cannot take on the mandate. You owe nothing for it.',
    withdrawn: 'You have withdrawn from the contract with the law firm.',
  },
  stepBack: {
    open: 'Step back from the order',
    title: 'Step back from the order?',
    text: 'The law firm has not answered for five working days. If you step back, the order is released: you owe nothing, and whatever you have paid is refunded. Your details are kept, and you can order again.',
    submit: 'Step back',
    keep: 'Keep waiting',
  },
  beginEarly: {
    open: 'Begin now after all',
    title: 'Begin now?',
    text: 'You can then choose a time for your initial consultation at once, and the law firm can advise and draft. You can still withdraw until the period ends on {{day}}. With the button you state:',
    submit: 'Ask to begin now',
    keep: 'Wait for the period to end',
  },
  withdraw: {
    open: 'Withdraw from the order',
    title: 'Withdraw from the order?',
    text: 'Advice and drafting stop at once; a booked initial consultation is cancelled. If you requested an early start, you pay for what has been done so far. You will get a confirmation by email.',
    textOfEnded:
      'Your company formation has already ended; the withdrawal ends the contract, too. Our invoice is cancelled. If you requested an early start, you pay for what had been done by then. You will get a confirmation by email.',
    choose: 'What do you want to withdraw from?',
    firm: 'The contract with the law firm only',
    firmHelp: 'Our contract still stands; you can order the law firm’s part again.',
    only: 'The whole order: our contract and the one with the law firm',
    onlyHelp: 'Your details stay, and you can order again later.',
    end: 'The whole order, and end the company formation',
    endHelp: 'The company formation ends at once and cannot be resumed.',
    reason: 'Withdrew from the order',
    submit: 'Confirm withdrawal',
    keep: 'Keep the order',
  },
  withdrawFirm: {
    open: 'Withdraw from the law firm’s contract',
    title: 'Withdraw from the contract with the law firm?',
    text: 'The law firm stops advising and drafting at once; a booked initial consultation is cancelled. If you requested an early start, you pay it for what has been done so far. Our contract still stands, as its period is over; you can order the law firm’s part again. You will get a confirmation by email.',
    submit: 'Confirm withdrawal',
    keep: 'Keep the contract',
  },
};
