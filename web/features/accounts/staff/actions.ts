import { type PersonalRight, type Right, teamRoles } from '#domain/desk/rights.ts';
import { call, callOnce, type Outcome } from '../../../desk/call.ts';
import type { DataOf } from '../../../kit/api/call.ts';

export type Person = DataOf<'GET /admin/people/:id'>;
export type PersonRow = DataOf<'GET /admin/people'>[number];
/** All of theirs. */
export type Belongings = DataOf<'GET /admin/people/:id/belongings'>;
export type Role = Person['role'];
export const roles: readonly Role[] = ['member', ...teamRoles];

interface Sent {
  /** Of who acts, where the login was a while ago. */
  password: string | undefined;
  role: Role | undefined;
  /** Besides those of the role. */
  rights: readonly PersonalRight[];
}

interface Action {
  right: Right;
  /** Whether there is something to do. */
  isOpen: (person: Person) => boolean;
  send: (person: Person, sent: Sent) => Promise<Outcome>;
  /** Takes an account from others, so that a recent login or the password is needed. */
  needsProof?: true;
  destructive?: true;
}

const proof = ({ password }: Sent) => (password ? { current_password: password } : {});
const isInvited = ({ status }: Person) => status === 'invited';

/** What the team can do with the account of a person, in display order. */
export const actions = {
  'invite-again': {
    right: 'people.invite',
    isOpen: isInvited,
    send: ({ id }) => call('POST /admin/people/:id/invitation', { params: { id } }),
  },
  'revoke-invitation': {
    right: 'people.invite',
    isOpen: isInvited,
    send: ({ id }) => callOnce('DELETE /admin/people/:id/invitation', { params: { id } }),
    destructive: true,
  },
  'change-role': {
    right: 'people.write',
    isOpen: ({ status }) => status === 'active',
    send: ({ id }, sent) => {
      const body = { ...proof(sent), ...(sent.role && { role: sent.role }) };
      return callOnce('PATCH /users/:id', { params: { id }, body });
    },
    needsProof: true,
  },
  'give-rights': {
    right: 'people.write',
    isOpen: ({ role, status }) => role !== 'member' && status === 'active',
    send: ({ id }, sent) => {
      const body = { ...proof(sent), rights: [...sent.rights] };
      return callOnce('PUT /admin/people/:id/rights', { params: { id }, body });
    },
    needsProof: true,
  },
  'end-sessions': {
    right: 'people.write',
    isOpen: ({ sessions }) => sessions.length > 0,
    send: ({ id }, sent) =>
      callOnce('POST /admin/people/:id/end-sessions', { params: { id }, body: proof(sent) }),
    needsProof: true,
  },
  'reset-second-factor': {
    right: 'people.write',
    isOpen: ({ secondFactorSince }) => secondFactorSince !== null,
    send: ({ id }, sent) =>
      callOnce('POST /users/:id/tfa/disable', { params: { id }, body: proof(sent) }),
    needsProof: true,
    destructive: true,
  },
  reopen: {
    right: 'people.write',
    isOpen: ({ status, erasure }) => status === 'suspended' && erasure?.state !== 'erasing',
    send: ({ id }, sent) =>
      callOnce('PATCH /users/:id', { params: { id }, body: { ...proof(sent), status: 'active' } }),
    needsProof: true,
  },
  erase: {
    right: 'people.write',
    isOpen: ({ role, status, erasure }) =>
      role === 'member' && erasure === null && status !== 'invited',
    send: ({ id }, sent) =>
      callOnce('POST /admin/people/:id/erasure', { params: { id }, body: proof(sent) }),
    needsProof: true,
    destructive: true,
  },
  'keep-account': {
    right: 'people.write',
    isOpen: ({ erasure }) => erasure?.state === 'asked',
    send: ({ id }) => callOnce('DELETE /admin/people/:id/erasure', { params: { id } }),
  },
  suspend: {
    right: 'people.write',
    isOpen: ({ status }) => status === 'active',
    send: ({ id }, sent) =>
      callOnce('PATCH /users/:id', {
        params: { id },
        body: { ...proof(sent), status: 'suspended' },
      }),
    needsProof: true,
    destructive: true,
  },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof actions;
const names = Object.keys(actions) as ActionName[];

export const actionOf = (name: ActionName): Action => actions[name];

/** What somebody may do now; nobody manages their own account here. */
export const actionsFor = (
  person: Person,
  reader: { id: string; may: (right: Right) => boolean },
) =>
  person.id === reader.id
    ? []
    : names.filter((name) => {
        const { right, isOpen } = actionOf(name);
        return reader.may(right) && isOpen(person);
      });
