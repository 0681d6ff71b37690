/** Label and value on a line each; an empty value has none. */
export const lines = (...facts: readonly (readonly [label: string, value: string | undefined])[]) =>
  facts.flatMap(([label, value]) => (value === undefined ? [] : labelled(label, value)));

/** Paragraphs keep their lines, below the label. */
const labelled = (label: string, value: string): string[] => {
  const [first, ...others] = value.split(/\n/);
  return others.length > 0 ? [`${label}:`].concat(first ?? '', others) : [`${label}: ${value}`];
};
