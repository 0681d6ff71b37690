import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firmInvoiceSchema } from '#domain/foundations/steps/firm-invoice.ts';
import { centsOf } from '#domain/pricing/price.ts';
import { withSession } from '../../../../desk/call.ts';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import type { FormRules, Problems } from '../../../../kit/forms/rules.ts';
import { type FormField, postFile } from '../../../../kit/upload/upload.ts';
import { FileChoice, outcomeOf, useChosenFile, useOvercome } from '../commands/chosen-file.tsx';
import type { CommandButton, DialogProps } from '../commands/command-button.ts';
import { CommandDialog } from '../commands/command-dialog.tsx';
import { useFoundationCommand } from '../commands/use-foundation-command.ts';
import type { Foundation } from '../types.ts';

/** Once the contract with the firm has begun; formations from before mandates were asked for go without. */
const isMandated = ({ order, peopleRequired, withdrawal }: Foundation): boolean =>
  order !== null && (!peopleRequired || withdrawal?.lawFirm !== undefined);

export const fileFirmInvoice: CommandButton = {
  command: 'file-firm-invoice',
  tone: 'plain',
  offered: isMandated,
  Dialog: FileFirmInvoice,
};

const rulesWith = (file: File | undefined): FormRules<typeof firmInvoiceSchema> => ({
  schema: firmInvoiceSchema,
  payload: ({ grossCents = '', ...fields }) => ({ ...fields, grossCents: centsOf(grossCents) }),
  problems: ({ grossCents = '' }): Problems => ({
    ...(!file && { file: 'REQUIRED' }),
    ...(grossCents.trim() === '' && { grossCents: 'REQUIRED' }),
  }),
});

/** Asks for the PDF and for what the lead needs to pay it. */
function FileFirmInvoice({ foundation, onClose }: DialogProps) {
  const { t } = useTranslation(['staffCommands']);
  const { file, fileError, choose } = useChosenFile();
  const [percent, setPercent] = useState(0);
  const form = useFoundationCommand({
    command: 'file-firm-invoice',
    rules: rulesWith(file),
    foundation,
    onClose,
    send: async (invoice, { idempotencyKey: key }) => {
      if (!file) throw new Error('The rules let nothing through without a file.');
      setPercent(0);
      const call = 'POST /foundations/:id/firm-invoices';
      const params = { id: foundation.id };
      const fields = Object.entries(invoice).map(([name, value]): FormField => [name, `${value}`]);
      const post = { call, params, fields, file, key, onProgress: setPercent } as const;
      return withSession(async () => outcomeOf(await postFile(post)));
    },
  });
  const words = t('staffCommands:commands.file-firm-invoice');
  const { refused, overcome } = useOvercome(form);
  const take = (one: File | undefined) => {
    overcome();
    void choose(one);
  };

  return (
    <CommandDialog
      command="file-firm-invoice"
      what={words.what}
      form={{ ...form, refused }}
      fileError={fileError}
      hasFile={file !== undefined}
      onClose={onClose}
    >
      <FileChoice form={form} file={file} percent={percent} onChosen={take}>
        <Box sx={{ display: 'grid', gap: 2.5, mt: 2.5 }}>
          <TextInput name="number" label={words.number} maxLength={60} required />
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <TextInput
              name="grossCents"
              label={words.amount}
              help={words.amountHelp}
              inputMode="decimal"
              required
            />
            <TextInput name="dueOn" type="date" label={words.dueOn} required />
          </Box>
          <TextInput name="iban" label={words.iban} help={words.ibanHelp} maxLength={60} required />
        </Box>
      </FileChoice>
    </CommandDialog>
  );
}
