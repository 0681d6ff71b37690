import type { Vendor } from '#domain/orders/totals.ts';
import { money } from '#domain/site/formats.ts';
import type { Operator } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { OrderDetails } from '#modules/orders/orders.ts';
import type { RedeemedHours } from '#modules/orders/redeem-hours.ts';
import type { Address } from '../addresses.ts';
import type { Letter } from '../letter.ts';

interface Frame {
  /** Of the reader: the team reads German, members the language of their order. */
  language: Locale;
  customer: { name: string | null; email: string };
  operator: Operator;
  sender: string;
  address: Address;
}

/** What a mail about an order may say. */
export type OrderContext = Frame & { order: OrderDetails };
/** What a mail about redeemed hours may say. */
export type HoursContext = Frame & { redeemed: RedeemedHours };

interface Template<Context> {
  to: 'member' | 'team';
  write: (context: Context) => Letter;
}
export type OrderTemplate = Template<OrderContext>;
export type HoursTemplate = Template<HoursContext>;

/** What all mails to the member have in common. */
export function memberFrame({ language, customer, sender }: Frame) {
  const hello = language === 'de' ? 'Guten Tag' : 'Hello';
  return {
    greeting: customer.name ? `${hello} ${customer.name},` : `${hello},`,
    reason:
      language === 'de'
        ? `Du bekommst diese E-Mail, weil mit deinem Konto bei ${sender} bestellt wurde.`
        : `You are receiving this because your account with ${sender} was used to place an order.`,
  };
}

export const orderButton = ({ language, address }: Frame, orderId: string) => ({
  label: language === 'de' ? 'Bestellung ansehen' : 'View your order',
  url: address('order', orderId),
});

/** What all mails to the team have in common; an answer goes to the member. */
export const teamFrame = ({ customer }: Frame) => ({
  greeting: 'Guten Tag,',
  replyTo: customer.email,
  reason: 'Diese E-Mail geht an das Team, weil ein Mitglied etwas bestellt oder geändert hat.',
});

export const customerLine = ({ customer: { name, email } }: Frame) =>
  name ? `${name} <${email}>` : email;

/** The law firm's name is without the word. */
export const partnerName = ({ kind, name }: Vendor, language: Locale) =>
  kind === 'law-firm' ? `${language === 'de' ? 'Kanzlei' : 'Law firm'} ${name}` : name;

export const percent = (value: number, language: Locale) =>
  language === 'de' ? `${value}\u00a0%`.replace('.', ',') : `${value}%`;

export const amount = (cents: number, language: Locale) => money(cents, language);
