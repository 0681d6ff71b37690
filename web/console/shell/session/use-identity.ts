import { useGetIdentity } from 'ra-core';
import type { Identity } from './session.ts';

/** Who is logged in; undefined while that is being read. */
export const useIdentity = () => useGetIdentity().identity as Identity | undefined;
