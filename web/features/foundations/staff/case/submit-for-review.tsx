import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { submitDocumentsSchema } from '#domain/foundations/steps/documents.ts';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import type { FormRules } from '../../../../kit/forms/rules.ts';
import { call } from '../../../../shared/staff/call.ts';
import type { DialogProps } from '../commands/command-button.ts';
import { CommandDialog } from '../commands/command-dialog.tsx';
import { DocumentsAtStake } from '../commands/documents-at-stake.tsx';
import { useFoundationCommand } from '../commands/use-foundation-command.ts';
import { documentLabel } from '../document-label.ts';
import type { Foundation } from '../types.ts';
import { presentDrafts } from './drafts.ts';

type Request = Foundation['changeRequests'][number];

/** Neither words nor a new version have come of it. */
const openRequests = ({ changeRequests }: Foundation): readonly Request[] =>
  changeRequests.filter(({ answer, version }) => answer === undefined && version === undefined);

const textOf = ({ id }: Request) => `text-${id}`;
const versionOf = ({ id }: Request) => `version-${id}`;

function rulesFor(foundation: Foundation): FormRules<typeof submitDocumentsSchema> {
  const requests = openRequests(foundation);
  return {
    schema: submitDocumentsSchema,
    payload: (fields) => ({
      answers: requests.map((request) => {
        const text = fields[textOf(request)]?.trim();
        const documentId = fields[versionOf(request)];
        return { request: request.id, ...(text && { text }), ...(documentId && { documentId }) };
      }),
    }),
    problems: (fields) =>
      Object.fromEntries(
        requests
          .filter((request) => !fields[textOf(request)]?.trim() && !fields[versionOf(request)])
          .map((request) => [textOf(request), 'ANSWER_NEEDED']),
      ),
  };
}

/** Each open change request needs a new version or words before the review begins again. */
export function SubmitForReview({ foundation, onClose }: DialogProps) {
  const { t } = useTranslation(['staffCommands']);
  const form = useFoundationCommand({
    command: 'submit-documents-for-review',
    rules: rulesFor(foundation),
    foundation,
    onClose,
    send: (body, attempt) =>
      call('POST /foundations/:id/commands/submit-documents-for-review', {
        params: { id: foundation.id },
        body,
        ...attempt,
      }),
  });
  const words = t('staffCommands:commands.submit-documents-for-review');
  const requests = openRequests(form.shown);
  return (
    <CommandDialog
      command="submit-documents-for-review"
      what={words.what}
      form={form}
      onClose={onClose}
    >
      <DocumentsAtStake foundation={form.shown} />
      {requests.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <Typography variant="h5" component="h3" color="primary">
            {words.requests}
          </Typography>
          {requests.map((request) => (
            <Answer key={request.id} request={request} foundation={form.shown} />
          ))}
        </Box>
      )}
    </CommandDialog>
  );
}

function Answer({ request, foundation }: { request: Request; foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations', 'staffCommands']);
  const words = t('staffCommands:commands.submit-documents-for-review');
  const versions = presentDrafts(foundation).map((document) => ({
    value: document.documentId,
    label: [document.title, ...documentLabel(document, t)].join(' · '),
  }));
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('staffCommands:commands.submit-documents-for-review.request', {
          who: t(`staffFoundations:actor.${request.by}`),
          reason: request.reason,
        })}
      </Typography>
      <SelectInput
        name={versionOf(request)}
        label={words.version}
        placeholder={words.noVersion}
        options={versions}
      />
      <TextInput
        name={textOf(request)}
        label={words.answer}
        help={words.answerHint}
        rows={2}
        maxLength={2_000}
      />
    </Box>
  );
}
