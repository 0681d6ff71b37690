/** The name of the product. The company behind it is in `operator.ts`. */
export const brand = { name: 'Siebenschritt' } as const;

/** In characters; search engines and tabs cut longer titles. */
export const LONGEST_TITLE = 70;

/** The title of a page, with the product's name where there is room for it. */
export function pageTitle(title: string): string {
  const whole = `${title} · ${brand.name}`;
  return whole.length > LONGEST_TITLE ? title : whole;
}
