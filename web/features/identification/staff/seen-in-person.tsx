import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { proofKinds, seenInPerson } from '#domain/identification/identification.ts';
import { countriesIn } from '#domain/orders/countries/names.ts';
import { type Outcome, withSession } from '../../../desk/call.ts';
import { FormDialog } from '../../../desk/forms/form-dialog.tsx';
import { useCommandForm } from '../../../desk/forms/use-command-form.ts';
import { useProblemText } from '../../../desk/forms/use-problem-text.ts';
import { readApiError } from '../../../kit/api/api-error.ts';
import { SelectInput, TextInput } from '../../../kit/forms/fields.tsx';
import type { FormRules, Problems } from '../../../kit/forms/rules.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { type FormField, type Posted, postFile } from '../../../kit/upload/upload.ts';
import { ChosenPdf } from './chosen-pdf.tsx';
import type { Participant } from './types.ts';

interface Props {
  id: string;
  participant: Participant;
  onClose: () => void;
}

interface Files {
  copy?: File | undefined;
  extract?: File | undefined;
}

/** What most people bring. */
const [documentKind] = proofKinds;

const needed = ['firstName', 'lastName', 'birthDate'] as const;

/** What the form asks for beyond the schema: the names as in the document, and the copies. */
const rulesWith = (files: Files, isCompany: boolean): FormRules<typeof seenInPerson> => ({
  schema: seenInPerson,
  payload: (fields) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
  problems: (fields): Problems => ({
    ...Object.fromEntries(
      needed.filter((name) => !fields[name]?.trim()).map((name) => [name, 'REQUIRED']),
    ),
    ...(files.copy ? {} : { file: 'REQUIRED' }),
    ...(isCompany && !files.extract ? { registerExtract: 'REQUIRED' } : {}),
  }),
});

/** A form for whoever has stood before somebody of the team, with the original of a document. */
export function SeenInPerson({ id, participant, onClose }: Props) {
  const { t } = useTranslation(['staffIdentification']);
  const problemText = useProblemText();
  const [files, setFiles] = useState<Files>({});
  const { participantId, name, kind, people } = participant;
  const isCompany = kind === 'company';
  const words = t('staffIdentification:seen');
  const form = useCommandForm({
    rules: rulesWith(files, isCompany),
    initial: {
      ...(isCompany && { representative: '0' }),
      kind: documentKind,
      country: 'DE',
    },
    send: (said, key) => send(id, said, files, key),
    done: () => words.done,
    onDone: onClose,
  });
  const told = (field: string) => form.problems[field] && problemText(form.problems[field]);
  return (
    <FormDialog
      form={form}
      title={t('staffIdentification:seen.title', { name })}
      what={words.what}
      words={{ submit: words.submit }}
      error={form.refused?.text}
      isDirty={files.copy !== undefined}
      hidden={{ participantId, method: 'in-person' }}
      onClose={onClose}
    >
      {isCompany && (
        <SelectInput
          name="representative"
          label={words.representative}
          options={people.map((label, index) => ({ value: String(index), label }))}
          required
        />
      )}
      <DocumentFields />
      <ChosenPdf
        label={words.copy}
        choose={words.choose}
        file={files.copy}
        problem={told('file')}
        onFile={(copy) => setFiles((before) => ({ ...before, copy }))}
      />
      {isCompany && (
        <ChosenPdf
          label={words.extract}
          choose={words.choose}
          file={files.extract}
          problem={told('registerExtract')}
          onFile={(extract) => setFiles((before) => ({ ...before, extract }))}
        />
      )}
    </FormDialog>
  );
}

/** Everything as it stands in the document, and what is asked of everybody. */
function DocumentFields() {
  const { t } = useTranslation(['staffIdentification']);
  const { locale } = useLocale();
  const words = t('staffIdentification:seen');
  const kinds = t('staffIdentification:kinds');
  const yesOrNo = [
    { value: 'false', label: words.no },
    { value: 'true', label: words.yes },
  ];
  return (
    <>
      <SelectInput
        name="kind"
        label={words.kind}
        options={proofKinds.map((value) => ({ value, label: kinds[value] }))}
        required
      />
      <Box sx={pair}>
        <TextInput name="firstName" label={words.firstName} maxLength={100} required />
        <TextInput name="lastName" label={words.lastName} maxLength={100} required />
        <TextInput name="birthDate" type="date" label={words.birthDate} required />
        <TextInput name="number" label={words.number} maxLength={40} required />
        <TextInput name="authority" label={words.authority} maxLength={120} required />
        <SelectInput name="country" label={words.country} options={countriesIn(locale)} required />
        <TextInput name="validUntil" type="date" label={words.validUntil} required />
      </Box>
      <SelectInput name="politicallyExposed" label={words.exposed} options={yesOrNo} required />
      <SelectInput name="forOwnAccount" label={words.account} options={yesOrNo} required />
    </>
  );
}

const pair = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

function send(id: string, said: object, { copy, extract }: Files, key: string): Promise<Outcome> {
  if (!copy) throw new Error('The rules let nothing through without a file.');
  const fields = Object.entries(said).map(([name, value]): FormField => [name, String(value)]);
  const call = 'POST /foundations/:id/identifications';
  const more = extract ? ([['registerExtract', extract]] as const) : [];
  const post = { call, params: { id }, fields, file: copy, more, key } as const;
  return withSession(async () =>
    outcomeOf(await postFile({ ...post, onProgress: () => undefined })),
  );
}

const outcomeOf = ({ status, body, retryAfter }: Posted): Outcome =>
  status >= 200 && status < 300
    ? { ok: true, status }
    : { ok: false, statusMessage: '', ...readApiError(status, body, retryAfter) };
