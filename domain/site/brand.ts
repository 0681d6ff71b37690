/** Who stands behind the product. An operator puts in their own name and company data. */
export const brand = {
  name: 'Siebenschritt',
  /** Shown with legal data until an operator has put in their own. */
  sample: true,
  company: {
    name: 'Siebenschritt Muster GmbH',
    street: 'Musterstraße 7',
    postalCode: '50667',
    city: 'Köln',
    phone: '+49 221 000 00 00',
    email: 'post@siebenschritt.example',
  },
} as const;
