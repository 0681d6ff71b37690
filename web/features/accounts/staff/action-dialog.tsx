import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { personList } from '#domain/desk/lists/people.ts';
import { personalRightNames } from '#domain/desk/names.ts';
import { personalRights } from '#domain/desk/rights.ts';
import { OwnPassword } from '../../../desk/forms/own-password.tsx';
import { useCommandForm } from '../../../desk/forms/use-command-form.ts';
import { CheckInput } from '../../../kit/forms/choices.tsx';
import { SelectInput } from '../../../kit/forms/fields.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { staffPath } from '../../../staff-pages.ts';
import { AccountDialog } from './account-dialog.tsx';
import { type ActionName, actionOf, type Person, roles } from './actions.ts';

const rules = {
  schema: z.object({
    current_password: z.string().optional(),
    role: z.enum(roles).optional(),
    ...Object.fromEntries(personalRights.map((right) => [right, z.literal('on').optional()])),
  }),
};

interface Props {
  name: ActionName;
  person: Person;
  onClose: () => void;
}

/** Says what will happen, and asks for what it takes. */
export function ActionDialog({ name, person, onClose }: Props) {
  const { t } = useTranslation(['staffAccounts']);
  const { locale } = useLocale();
  const navigate = useNavigate();
  const { send, needsProof, destructive } = actionOf(name);
  const words = t(`staffAccounts:action.${name}`);
  const form = useCommandForm({
    rules,
    initial: {
      role: person.role,
      ...Object.fromEntries(person.givenRights.map((right) => [right, 'on'])),
    },
    send: async ({ current_password: password, role, ...ticked }) => {
      const given: Readonly<Record<string, unknown>> = ticked;
      const rights = personalRights.filter((right) => given[right] === 'on');
      const outcome = await send(person, { password, role, rights });
      // Nobody is left to be shown.
      if (outcome.ok && name === 'revoke-invitation') void navigate(staffPath('people'));
      return outcome;
    },
    done: () => words.done,
    onDone: onClose,
  });
  return (
    <AccountDialog
      form={form}
      title={words.title}
      what={t(`staffAccounts:action.${name}.what`, { name: person.name ?? person.email })}
      submit={words.submit}
      destructive={destructive}
      onClose={onClose}
    >
      {name === 'change-role' && (
        <SelectInput
          name="role"
          label={personList.columns.role[locale]}
          options={roles.map((role) => ({ value: role, label: t(`staffAccounts:roles.${role}`) }))}
        />
      )}
      {name === 'give-rights' &&
        personalRights.map((right) => (
          <CheckInput key={right} name={right} label={personalRightNames[right][locale]} />
        ))}
      {needsProof && <OwnPassword form={form} />}
    </AccountDialog>
  );
}
