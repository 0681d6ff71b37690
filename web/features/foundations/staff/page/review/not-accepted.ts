import type { Foundation } from '../../types.ts';

/** Names of shareholders who have not accepted the newest version of each draft. */
export const notAccepted = ({
  people,
  participants,
}: Pick<Foundation, 'people' | 'participants'>): string[] =>
  people === null
    ? []
    : participants
        .filter(({ roles, accepted }) => roles.includes('shareholder') && !accepted)
        .map(({ name }) => name);
