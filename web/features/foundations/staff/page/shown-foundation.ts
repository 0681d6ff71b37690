import { useOutletContext } from 'react-router';
import type { Foundation } from '../types.ts';

/** The formation whose page this is, on each of its tabs: read once, by what is around them. */
export const useShownFoundation = () => useOutletContext<Foundation>();
