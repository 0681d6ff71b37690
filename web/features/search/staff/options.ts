import type { TFunction } from 'i18next';
import type { Found } from '#api/contract.gen.d.ts';
import { invoiceStatusNames } from '#domain/invoices/names.ts';
import { orderNumber } from '#domain/orders/order.ts';
import type { Kind } from '#domain/search/terms.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { money } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { shortDay } from '../../../desk/ui/formats.ts';
import { queryOf } from '../../../kit/list/list-address.ts';
import { staffPath } from '../../../staff-pages.ts';

export type Group = Kind | 'commands' | 'recent' | 'pages' | 'actions' | 'all';

/** A line that can be chosen. */
export interface Option {
  key: string;
  group: Group;
  title: string;
  hint: string;
  /** An address at the desk, or something to do. */
  does: { to: string } | { run: () => void };
  /** The formation whose commands it offers. */
  foundationId?: string;
}

export interface Words {
  t: TFunction<['staff', 'staffContent', 'staffFoundations', 'staffInquiries', 'staffSearch']>;
  locale: Locale;
}

const joined = (...parts: (string | null | undefined | false)[]) =>
  parts.filter(Boolean).join(' · ');

type Rows<Name extends Kind> = NonNullable<Found[Name]>['rows'];

/** The list of formations with what is looked for. */
export const listOfFoundations = (search: string) =>
  staffPath('foundations') + queryOf({ filter: { search }, page: 1 });

const ofFoundations = (rows: Rows<'foundations'>, { t }: Words): Option[] =>
  rows.map(({ id, companyName, city, founder, participants, status }) => ({
    key: id,
    group: 'foundations',
    title: companyName ?? t('staffSearch:unnamed', { number: fileNumber(id) }),
    hint: joined(
      companyName !== null && fileNumber(id),
      city,
      founder,
      participants.join(', '),
      t(`staffFoundations:status.${status}`),
    ),
    does: { to: staffPath('foundation', id) },
    foundationId: id,
  }));

const ofPeople = (rows: Rows<'people'>, { t }: Words): Option[] =>
  rows.map(({ id, name, email, role, foundationId }) => ({
    key: id,
    group: 'people',
    title: name ?? email,
    hint: joined(
      role === 'member' ? t('staffSearch:member') : t(`staff:role.${role}`),
      name !== null && email,
    ),
    does: { to: staffPath('person', id) },
    ...(foundationId !== null && { foundationId }),
  }));

const ofNotaries = (rows: Rows<'notaries'>, { t }: Words): Option[] =>
  rows.map(({ id, name, email, city, foundations }) => ({
    key: `notary ${id}`,
    group: 'notaries',
    title: name,
    hint: joined(city, email, t('staffSearch:notaryOf', { count: foundations })),
    does: { to: staffPath('notary', id) },
  }));

const ofOrders = (rows: Rows<'orders'>, { locale }: Words): Option[] =>
  rows.map(({ id, member, placedAt, grossCents }) => ({
    key: `order ${id}`,
    group: 'orders',
    title: orderNumber(id),
    hint: joined(member, shortDay(placedAt, locale), money(grossCents, locale)),
    does: { to: staffPath('order', id) },
  }));

const ofInvoices = (rows: Rows<'invoices'>, { locale }: Words): Option[] =>
  rows.map(({ id, number, buyer, status, issuedAt, grossCents }) => ({
    key: `invoice ${id}`,
    group: 'invoices',
    title: number,
    hint: joined(
      buyer,
      shortDay(issuedAt, locale),
      money(grossCents, locale),
      invoiceStatusNames[status][locale],
    ),
    does: { to: staffPath('invoice', id) },
  }));

const ofInquiries = (rows: Rows<'inquiries'>, { t, locale }: Words): Option[] =>
  rows.map(({ id, kind, name, company, receivedAt, done }) => ({
    key: `inquiry ${id}`,
    group: 'inquiries',
    title: name ?? company ?? '',
    hint: joined(
      name !== null && company,
      t(`staffInquiries:inquiries.kinds.${kind}`),
      shortDay(receivedAt, locale),
      done && t('staffSearch:done'),
    ),
    does: { to: staffPath('inquiry', id) },
  }));

/** Texts of the site, which may be called like the desk's own pages and come after them. */
export const contentOptions = ({ content }: Found, { t, locale }: Words): Option[] =>
  (content?.rows ?? []).map(({ id, kind, titles }) => {
    const title = titles[locale] ?? titles.de ?? titles.en ?? id;
    const other = titles[locale === 'de' ? 'en' : 'de'];
    return {
      key: `content ${id}`,
      group: 'content',
      title,
      hint: joined(t(`staffContent:kinds.${kind}`), other !== title && other),
      does: { to: staffPath('piece', id) },
    };
  });

/** What was found, in the order of its groups. */
export const optionsOf = (found: Found, words: Words): Option[] => [
  ...ofFoundations(found.foundations?.rows ?? [], words),
  ...ofPeople(found.people?.rows ?? [], words),
  ...ofNotaries(found.notaries?.rows ?? [], words),
  ...ofOrders(found.orders?.rows ?? [], words),
  ...ofInvoices(found.invoices?.rows ?? [], words),
  ...ofInquiries(found.inquiries?.rows ?? [], words),
];
