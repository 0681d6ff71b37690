import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import type { Fields } from '../../../../kit/forms/rules.ts';
import { dialog } from '../commands/dialog.tsx';
import { DocumentsAtStake } from '../commands/documents-at-stake.tsx';
import { documentLabel } from '../document-label.ts';
import type { Foundation } from '../types.ts';
import { presentDrafts } from './drafts.ts';

type Request = Foundation['changeRequests'][number];

/** Neither words nor a new version have come of it. */
const openRequests = ({ changeRequests }: Foundation): readonly Request[] =>
  changeRequests.filter(({ answer, version }) => answer === undefined && version === undefined);

const TEXT = 'text-';
const textOf = (request: string) => `${TEXT}${request}`;
const versionOf = (request: string) => `version-${request}`;

/** The requests that a form asks about. */
const requestsIn = (fields: Fields) =>
  Object.keys(fields)
    .filter((name) => name.startsWith(TEXT))
    .map((name) => name.slice(TEXT.length));

/** Each open change request needs a new version or words before the review begins again. */
export const submitForReview = dialog({
  command: 'submit-documents-for-review',
  tone: 'primary',
  offered: (foundation) => presentDrafts(foundation).length > 0,
  rules: {
    payload: (fields) => ({
      answers: requestsIn(fields).map((request) => {
        const text = fields[textOf(request)]?.trim();
        const documentId = fields[versionOf(request)];
        return { request, ...(text && { text }), ...(documentId && { documentId }) };
      }),
    }),
    problems: (fields) =>
      Object.fromEntries(
        requestsIn(fields)
          .filter((request) => !fields[textOf(request)]?.trim() && !fields[versionOf(request)])
          .map((request) => [textOf(request), 'ANSWER_NEEDED']),
      ),
  },
  Fields({ foundation }) {
    const { t } = useTranslation(['staffCommands']);
    const requests = openRequests(foundation);
    return (
      <div>
        <DocumentsAtStake foundation={foundation} />
        {requests.length > 0 && (
          <Box sx={{ mt: 3 }}>
            <Typography variant="h5" component="h3" color="primary">
              {t('staffCommands:commands.submit-documents-for-review.requests')}
            </Typography>
            {requests.map((request) => (
              <Answer key={request.id} request={request} foundation={foundation} />
            ))}
          </Box>
        )}
      </div>
    );
  },
});

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
        name={versionOf(request.id)}
        label={words.version}
        placeholder={words.noVersion}
        options={versions}
      />
      <TextInput
        name={textOf(request.id)}
        label={words.answer}
        help={words.answerHint}
        rows={2}
        maxLength={2_000}
      />
    </Box>
  );
}
