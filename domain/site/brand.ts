/** The name of the product. The company behind it is in `operator.ts`. */
export const brand = { name: 'Siebenschritt' } as const;
