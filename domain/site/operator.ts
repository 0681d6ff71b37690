import { z } from 'zod';
import { brand } from './brand.ts';
import { euCountries } from './eu-countries.ts';

const text = z.string().trim().min(1).max(200);
const address = { street: text, postalCode: text, city: text };

/** EU, Iceland, Liechtenstein and Norway, where the GDPR applies directly. */
const gdprCountries = new Set([...euCountries, 'IS', 'LI', 'NO']);

/** Legal basis of a transfer outside that area (Art. 45, 46 GDPR). */
const transferBases = ['adequacy', 'standard-clauses'] as const;

/** A company that processes personal data on the operator's behalf (Art. 28 GDPR). */
const processor = z
  .object({
    name: text,
    city: text,
    /** A code such as `DE`. */
    country: z.string().regex(/^[A-Z]{2}$/, 'is no country of two letters'),
    /** Required outside the area of the GDPR, and where a parent company there has access. */
    transfer: z.enum(transferBases).optional(),
  })
  .refine(({ country, transfer }) => gdprCountries.has(country) || transfer, {
    path: ['transfer'],
    error: 'is missing for a country outside the area of the GDPR',
  });

/** Kinds of processors; the privacy page names each of them. */
export const processing = ['hosting', 'mail'] as const;

/** The company that runs the product, for imprint, terms and mails (§ 5 DDG, § 35a GmbHG). */
export const operatorSchema = z.object({
  /** With the legal form. */
  name: text,
  ...address,
  phone: text,
  email: z.email(),
  /** Hours in which somebody answers the phone, in words. */
  hours: z.object({ de: text, en: text }).optional(),
  managingDirectors: text,
  registerCourt: text,
  registerNumber: text,
  vatId: text,
  /** Account for paying invoices; without one, customers are told to ask for it. */
  bank: z.object({ name: text, iban: text, bic: text.optional() }).optional(),
  /** The firm that advises founders and drafts their documents under its own mandate, as the operator may not. */
  lawFirm: z.object({
    /** Texts add "die Kanzlei" or "the law firm". */
    name: text.transform((name) => name.replace(/^Kanzlei\s+/, '')),
    ...address,
    /** The bar association that admitted its lawyers. */
    chamber: text,
    /** The professional title of its lawyers and the state that gave it. */
    title: text,
    /** Professional liability insurer with its address, and the area of the insurance. */
    insurer: text,
    /** Contact for founders; that of the operator by default. */
    phone: text.optional(),
    email: z.email().optional(),
  }),
  /** The person who answers for the magazine and the news (§ 18 (2) MStV). */
  editor: z.object({ name: text, ...address }),
  /** For the privacy page (Art. 13 (1) e and f GDPR). */
  processors: z.record(z.enum(processing), processor),
  /** Marks the legal pages as samples. */
  sample: z.boolean().default(false),
});

export type Operator = z.infer<typeof operatorSchema>;

type Address = Pick<Operator, 'street' | 'postalCode' | 'city'>;

export const addressLine = ({ street, postalCode, city }: Address): string =>
  `${street}, ${postalCode} ${city}`;

/** Rules for all lawyers in Germany, and where to read them. */
const LAWYERS_RULES = 'BRAO, BORA, FAO, RVG (brak.de)';

/** Information about the law firm before an order: its address, and what § 2 DL-InfoV requires. */
export const lawFirmLine = (firm: Operator['lawFirm']): string =>
  [
    addressLine(firm),
    `${firm.title}, ${firm.chamber}`,
    `Haftpflicht: ${firm.insurer}`,
    LAWYERS_RULES,
  ].join('; ');

/** Data of the demo, until an operator configures their own. */
export const sampleOperator: Operator = {
  name: 'Siebenschritt Muster GmbH',
  street: 'Musterstraße 7',
  postalCode: '50667',
  city: 'Köln',
  phone: '+49 221 000 00 00',
  email: 'post@siebenschritt.example',
  hours: {
    de: 'Montag bis Freitag, 9 bis 17 Uhr',
    en: 'Monday to Friday, 9 am to 5 pm (Berlin time)',
  },
  managingDirectors: 'Vorname Nachname (Muster)',
  registerCourt: 'Amtsgericht Köln',
  registerNumber: 'HRB 00000 (Muster)',
  // Well-formed, as e-invoices require, and nobody's.
  vatId: 'DE000000000',
  bank: { name: 'Musterbank', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFF' },
  lawFirm: {
    name: 'Musterfrau & Kollegen',
    street: 'Musterallee 12',
    postalCode: '50668',
    city: 'Köln',
    chamber: 'Rechtsanwaltskammer Köln',
    title: 'Rechtsanwältin, Rechtsanwalt (Deutschland)',
    insurer: 'Muster Versicherung AG, Musterweg 3, 50667 Köln, gilt in der EU',
    phone: '+49 221 000 00 07',
    email: 'kanzlei@siebenschritt.example',
  },
  editor: {
    name: 'Vorname Nachname (Muster)',
    street: 'Musterstraße 7',
    postalCode: '50667',
    city: 'Köln',
  },
  processors: {
    hosting: { name: 'Muster Rechenzentrum GmbH', city: 'Frankfurt am Main', country: 'DE' },
    mail: { name: 'Muster Postversand GmbH', city: 'Berlin', country: 'DE' },
  },
  sample: true,
};

/** Sender of mails, who also publishes and cancels calendar entries. */
export interface Sender {
  name: string;
  address: string;
  domain: string;
}

/** Written as `Name <address>`. */
export const senderSchema = z.string().transform((from, { addIssue }): Sender => {
  const match = /^\s*(.*?)\s*<([^<>\s]+@([^<>\s@]+))>\s*$/.exec(from);
  const [, name, address, domain] = match ?? [];
  if (name && address && domain) return { name, address, domain };
  addIssue('does not look like Name <address>');
  return z.NEVER;
});

export const sampleSender: Sender = {
  name: brand.name,
  address: sampleOperator.email,
  domain: 'siebenschritt.example',
};
