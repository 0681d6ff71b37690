import type { Vendor } from '#domain/orders/totals.ts';
import type { Locale } from '#domain/site/paths.ts';
import { greet } from '../greeting.ts';
import type { CustomerContext } from './load-order.ts';

/** What all mails to the member have in common. */
const memberFrame = ({ language, customer, sender }: CustomerContext) => ({
  greeting: greet({ language, name: customer.name }),
  reason:
    language === 'de'
      ? `Du bekommst diese E-Mail, weil mit deinem Konto bei ${sender} bestellt wurde.`
      : `You are receiving this because your account with ${sender} was used to place an order.`,
});

/** To the member, with a notice in the member area. */
export const toMember = { to: 'member', frame: memberFrame, notice: true } as const;

export const orderButton = ({ language, address }: CustomerContext, orderId: string) => ({
  label: language === 'de' ? 'Bestellung ansehen' : 'View your order',
  url: address('order', orderId),
});

/** What all mails to the team have in common; an answer goes to the member. */
const teamFrame = ({ customer }: CustomerContext) => ({
  greeting: 'Guten Tag,',
  replyTo: customer.email,
  reason: 'Diese E-Mail geht an das Team, weil ein Mitglied etwas bestellt oder geändert hat.',
});

export const toTeam = { to: 'team', choice: 'none', frame: teamFrame } as const;

export const customerLine = ({ customer: { fullName, email } }: CustomerContext) =>
  fullName ? `${fullName} <${email}>` : email;

/** The law firm's name is without the word. */
export const partnerName = ({ kind, name }: Vendor, language: Locale) =>
  kind === 'law-firm' ? `${language === 'de' ? 'Kanzlei' : 'Law firm'} ${name}` : name;

/** Within a sentence: `der Kanzlei Musterfrau & Kollegen`. */
export const partnerInSentence = (vendor: Vendor, language: Locale) => {
  const name = partnerName(vendor, language);
  if (vendor.kind !== 'law-firm') return name;
  return language === 'de' ? `der ${name}` : `the law firm ${vendor.name}`;
};

export const percent = (value: number, language: Locale) =>
  language === 'de' ? `${value}\u00a0%`.replace('.', ',') : `${value}%`;
