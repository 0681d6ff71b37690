import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { personList } from '#domain/desk/lists/people.ts';
import { useCommandForm } from '../../../desk/forms/use-command-form.ts';
import { PasswordInput, SelectInput } from '../../../kit/forms/fields.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { staffPath } from '../../../staff-pages.ts';
import { AccountDialog } from './account-dialog.tsx';
import { type ActionName, actionOf, type Person, roles } from './actions.ts';

const rules = {
  schema: z.object({ current_password: z.string().optional(), role: z.enum(roles).optional() }),
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
    initial: { role: person.role },
    send: async ({ current_password: password, role }) => {
      const outcome = await send(person, { password, role });
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
      {needsProof && <OwnPassword form={form} />}
    </AccountDialog>
  );
}

type Asked = Pick<ReturnType<typeof useCommandForm>, 'refused'>;

/** Of who acts, once it is asked for: an open session on an unattended computer is not enough. */
export function OwnPassword({ form: { refused } }: { form: Asked }) {
  const { t } = useTranslation(['staffAccounts']);
  const [asked, setAsked] = useState(false);
  if (!asked && refused && 'current_password' in refused.problems) setAsked(true);
  if (!asked) return null;
  return (
    <Box>
      <PasswordInput
        name="current_password"
        label={t('staffAccounts:password')}
        help={t('staffAccounts:passwordHelp')}
        autoComplete="current-password"
      />
    </Box>
  );
}
