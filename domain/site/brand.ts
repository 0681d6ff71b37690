/** The company behind the product. Operators replace name and company data with their own. */
export const brand = {
  name: 'Siebenschritt',
  /** Marks the legal pages as samples until an operator has replaced the company data. */
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
