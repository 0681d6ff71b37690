/** The shape of an object of texts: English must have every text that German has. */
export type Same<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Same<Item>[]
    : { readonly [Key in keyof T]: Same<T[Key]> };
