import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { daysRefusal, standInSchema } from '#domain/desk/stand-ins.ts';
import { dayKey } from '#domain/site/formats.ts';
import { call } from '../../../../desk/call.ts';
import type { ErrorText } from '../../../../desk/error-text.ts';
import { FormDialog } from '../../../../desk/forms/form-dialog.tsx';
import { useCommandForm } from '../../../../desk/forms/use-command-form.ts';
import { useIdentity, useMay } from '../../../../desk/session/session.ts';
import { type Colleague, useTeam } from '../../../../desk/use-team.ts';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import type { FormRules } from '../../../../kit/forms/rules.ts';

const today = () => dayKey(new Date().toISOString());

const rules: FormRules<typeof standInSchema> = {
  schema: standInSchema,
  problems({ absentId, standInId, from, until }) {
    if (standInId && standInId === absentId) return { standInId: 'NO_STAND_IN' };
    const code = from && until ? daysRefusal({ from, until }, today()) : undefined;
    return code ? { until: code } : ({} as Record<string, string>);
  },
};

const optionOf = ({ id, name }: Colleague) => ({ value: id, label: name });

/** Everybody enters their own stand-in; the office also those of others. */
export function StandInDialog({ onClose }: { onClose: () => void }) {
  const words = useTranslation(['staffStandIns']).t('staffStandIns:page');
  const me = useIdentity();
  const mayEnterAll = useMay()('calendar.write');
  const team = useTeam('everybody');
  const form = useCommandForm({
    rules,
    initial: { absentId: me?.id ?? '', from: today() },
    send: (body, idempotencyKey) => call('POST /admin/stand-ins', { body, idempotencyKey }),
    done: () => words.entered,
    onDone: onClose,
  });
  // Selects begin with what they are drawn with.
  if (!me || team.length === 0) return null;
  const refusals: Readonly<Record<string, ErrorText>> = words.refusals;
  const { refused } = form;
  const absent = team.filter(({ id }) => mayEnterAll || id === me.id);
  return (
    <FormDialog
      form={form}
      title={words.enter}
      words={words}
      problems={words.problems}
      error={refused && (refusals[refused.code] ?? refused.text)}
      onClose={onClose}
    >
      <SelectInput name="absentId" label={words.absent} options={absent.map(optionOf)} required />
      <SelectInput
        name="standInId"
        label={words.standIn}
        placeholder={words.choose}
        options={team.map(optionOf)}
        required
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput name="from" type="date" label={words.from} required />
        <TextInput name="until" type="date" label={words.until} required />
      </Box>
    </FormDialog>
  );
}
