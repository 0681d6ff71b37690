type FieldOf<Sort extends string> = Sort extends `-${infer Field}` ? Field : Sort;

/** What a list is sorted by: `-since` begins with the last. */
export function sortOf<Sort extends string>(sort: Sort) {
  const isDown = sort.startsWith('-');
  const field = (isDown ? sort.slice(1) : sort) as FieldOf<Sort>;
  return { field, direction: isDown ? 'desc' : 'asc' } as const;
}
