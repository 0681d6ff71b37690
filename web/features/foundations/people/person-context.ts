import { createContext, useContext } from 'react';
import type { Foundation } from '../../../shared/foundations/model.ts';

export type Person = Foundation['participants'][number];

const PersonContext = createContext<Person | undefined>(undefined);
export const PersonProvider = PersonContext.Provider;

/** @throws Error outside a row of the list */
export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error('This belongs to one participant.');
  return person;
}
