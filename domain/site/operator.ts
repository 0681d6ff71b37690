import { z } from 'zod';

const text = z.string().trim().min(1).max(200);

/** Who runs the product, for imprint, terms and mails (§ 5 DDG, § 35a GmbHG). */
export const operatorSchema = z.object({
  /** With its legal form. */
  name: text,
  street: text,
  postalCode: text,
  city: text,
  phone: text,
  email: z.email(),
  /** When somebody answers the phone, as people say it; left out unless given. */
  hours: z.object({ de: text, en: text }).optional(),
  managingDirectors: text,
  registerCourt: text,
  registerNumber: text,
  vatId: text,
  /** Where customers pay invoices to; without it they are told to ask for it. */
  bank: z.object({ name: text, iban: text, bic: text.optional() }).optional(),
  /** Advises founders and drafts their documents under its own mandate; the operator may not. */
  lawFirm: z.object({
    /** Texts put "die Kanzlei" or "the law firm" before it. */
    name: text.transform((name) => name.replace(/^Kanzlei\s+/, '')),
    /** The bar association that admitted its lawyers. */
    chamber: text,
    /** Where founders reach it; the operator's own unless given. */
    phone: text.optional(),
    email: z.email().optional(),
  }),
  /** Marks the legal pages as samples. */
  sample: z.boolean().default(false),
});

export type Operator = z.infer<typeof operatorSchema>;

/** For the demo, and until an operator has configured their own data. */
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
  // Well-formed, as e-invoices need it, and nobody's.
  vatId: 'DE000000000',
  bank: { name: 'Musterbank', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFF' },
  lawFirm: {
    name: 'Musterfrau & Kollegen',
    chamber: 'Rechtsanwaltskammer Köln',
    phone: '+49 221 000 00 07',
    email: 'kanzlei@siebenschritt.example',
  },
  sample: true,
};
