import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { locales } from '#domain/site/paths.ts';
import { emailAddress, optional, text } from '#domain/text.ts';
import { call } from '../../../desk/call.ts';
import { OwnPassword } from '../../../desk/forms/own-password.tsx';
import { useCommandForm } from '../../../desk/forms/use-command-form.ts';
import { useMay } from '../../../desk/session/session.ts';
import { ChoiceInput } from '../../../kit/forms/choices.tsx';
import { SelectInput, TextInput } from '../../../kit/forms/fields.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { type Role, roles } from './actions.ts';

const NAME_MAX = 100;

const rules = {
  schema: z.object({
    email: emailAddress,
    firstName: optional(text(NAME_MAX)),
    lastName: optional(text(NAME_MAX)),
    role: z.enum(roles),
    language: z.enum(locales),
    current_password: z.string().optional(),
  }),
};

interface Props {
  /** @param invited the id of who was invited */
  onClose: (invited?: string) => void;
}

/** Asks whom to invite, and as what. */
export function InviteDialog({ onClose }: Props) {
  const { t } = useTranslation(['staffAccounts']);
  const mayChoose = useMay()('people.write');
  const words = t('staffAccounts:invite');
  const invited = useRef<string>(undefined);
  const form = useCommandForm({
    rules,
    initial: { role: 'member', language: 'de' },
    send: async ({ current_password: password, ...person }) => {
      const body = { ...person, ...(password && { current_password: password }) };
      const answer = await call('POST /admin/people', { body });
      if (answer.ok) invited.current = answer.data.id;
      return answer;
    },
    done: () => words.done,
    onDone: () => onClose(invited.current),
  });
  const choices = roles.map((value: Role) => ({
    value,
    label: t(`staffAccounts:roles.${value}`),
    help: words.roleHelp[value],
  }));
  return (
    <AccountDialog
      form={form}
      title={words.title}
      what={words.what}
      submit={words.submit}
      onClose={() => onClose()}
    >
      <TextInput name="email" type="email" label={words.email} required />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput name="firstName" label={words.firstName} maxLength={NAME_MAX} />
        <TextInput name="lastName" label={words.lastName} maxLength={NAME_MAX} />
      </Box>
      {mayChoose ? (
        <ChoiceInput name="role" label={words.role} options={choices} />
      ) : (
        <input type="hidden" name="role" value="member" />
      )}
      <SelectInput
        name="language"
        label={words.language}
        options={locales.map((value) => ({
          value,
          label: t(`staffAccounts:person.languages.${value}`),
        }))}
      />
      {mayChoose && <OwnPassword form={form} />}
    </AccountDialog>
  );
}
