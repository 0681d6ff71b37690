import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { FileCheck2 } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_UPLOAD_MB } from '#domain/files/limits.ts';
import { fileTexts } from '#domain/foundations/file-texts.ts';
import { addDocumentSchema } from '#domain/foundations/steps/documents.ts';
import { fileSize } from '#domain/site/formats.ts';
import { sawPosition } from '../../../../desk/bare-call.ts';
import { type Outcome, withSession } from '../../../../desk/call.ts';
import { type ErrorText, useErrorText } from '../../../../desk/error-text.ts';
import { useProblemText } from '../../../../desk/forms/use-problem-text.ts';
import { type ApiError, readApiError } from '../../../../kit/api/api-error.ts';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import type { FormRules, Problems } from '../../../../kit/forms/rules.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { useToasts } from '../../../../kit/ui/toasts/toasts.tsx';
import { DropZone } from '../../../../kit/upload/drop-zone.tsx';
import {
  answerOf,
  type FormField,
  type Posted,
  postFile,
  problemOf,
  type UploadProblem,
} from '../../../../kit/upload/upload.ts';
import { presentDrafts } from '../case/drafts.ts';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { type CommandForm, useFoundationCommand } from './use-foundation-command.ts';

const schema = addDocumentSchema.pick({ title: true, replaces: true });

/** The title is asked for once there is a file. */
const rulesWith = (file: File | undefined): FormRules<typeof schema> => ({
  schema,
  payload: ({ title, replaces }) =>
    file ? { title, ...(replaces && { replaces }) } : { title: 'none yet' },
  problems: (): Problems => (file ? {} : { file: 'REQUIRED' }),
});

/** Asks for a PDF first, then for its title, which the file's name suggests. */
export function AddDocument({ foundation, onClose }: DialogProps) {
  const { t } = useTranslation(['staffCommands']);
  const problemText = useProblemText();
  const { file, fileError, suggestedTitle, choose } = useChosenFile();
  const noteSame = useSameFileNote();
  const [percent, setPercent] = useState(0);
  const form = useFoundationCommand({
    command: 'add-document',
    rules: rulesWith(file),
    foundation,
    onClose,
    send: async ({ title, replaces }, { idempotencyKey: key }) => {
      if (!file) throw new Error('The rules let nothing through without a file.');
      setPercent(0);
      const call = 'POST /foundations/:id/documents';
      const params = { id: foundation.id };
      const fields: FormField[] = [['title', title]];
      if (replaces) fields.push(['replaces', replaces]);
      const post = { call, params, fields, file, key, onProgress: setPercent } as const;
      return withSession(async () => {
        const posted = await postFile(post);
        noteSame(posted);
        return outcomeOf(posted);
      });
    },
  });
  const words = t('staffCommands:commands.add-document');
  const or = t('staffCommands:commands.add-document.or', { max: MAX_UPLOAD_MB });
  const choice = file ? words.change : words.choose;
  const { refused, overcome } = useOvercome(form);

  return (
    <CommandDialog
      command="add-document"
      what={words.what}
      form={{ ...form, refused, initial: { title: suggestedTitle } }}
      fileError={fileError}
      hasFile={file !== undefined}
      onClose={onClose}
    >
      <div>
        {file && <ChosenFile file={file} />}
        {!form.sending && (
          <DropZone
            words={{
              drop: words.drop,
              or,
              touch: or,
              choose: choice,
              chooseOther: choice,
            }}
            drawing={undefined}
            chosen={file !== undefined}
            first={false}
            onFiles={([one]) => {
              overcome();
              void choose(one);
            }}
          />
        )}
        {!file && form.problems.file && (
          <FormHelperText error>{problemText(form.problems.file)}</FormHelperText>
        )}
        {suggestedTitle && <AboutFile foundation={foundation} suggestedTitle={suggestedTitle} />}
        {form.sending && <Progress percent={percent} />}
      </div>
    </CommandDialog>
  );
}

/** A file that has come before is taken nevertheless, as it may be wanted twice. */
function useSameFileNote() {
  const { t } = useTranslation(['staffCommands']);
  const { locale } = useLocale();
  const toasts = useToasts();
  return (posted: Posted) => {
    const answer = answerOf(posted);
    if (answer.state !== 'received' || !answer.same) return;
    const { kind, title, withdrawn } = answer.same;
    const words = t('staffCommands:commands.add-document.same');
    const name = title || (kind === 'draft' ? words.untitled : fileTexts[kind][locale]);
    toasts.add({
      id: 'same-file',
      title: words.title,
      description: t(
        `staffCommands:commands.add-document.same.${withdrawn ? 'withdrawn' : 'there'}`,
        { name },
      ),
      color: 'info',
      timeout: 0,
    });
  };
}

interface AboutFileProps extends Pick<DialogProps, 'foundation'> {
  suggestedTitle: string;
}

/** Its title, and the draft that it takes the place of, whose title it then has. */
function AboutFile({ foundation, suggestedTitle }: AboutFileProps) {
  const { t } = useTranslation(['staffCommands']);
  const words = t('staffCommands:commands.add-document');
  const drafts = presentDrafts(foundation).map((draft) => ({
    value: draft.documentId,
    label: draft.title,
  }));
  const [replaced, setReplaced] = useState('');
  const replacedTitle = drafts.find(({ value }) => value === replaced)?.label;
  const { fields, noteTyped } = useFollowedTitle(replacedTitle, suggestedTitle);
  return (
    <Box
      ref={fields}
      onInput={noteTyped}
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement) setReplaced(target.value);
      }}
      sx={{ display: 'grid', gap: 2.5, mt: 2.5 }}
    >
      <Box sx={{ display: replacedTitle === undefined ? 'grid' : 'none' }}>
        <TextInput
          name="title"
          label={words.titleLabel}
          help={words.titleHint}
          maxLength={200}
          required
        />
      </Box>
      {drafts.length > 0 && (
        <SelectInput
          name="replaces"
          label={words.replaces}
          placeholder={words.replacesNothing}
          options={drafts}
        />
      )}
    </Box>
  );
}

/** The title is that of the draft that is replaced, else what was typed, else what the file is called. */
function useFollowedTitle(replacedTitle: string | undefined, suggestedTitle: string) {
  const fields = useRef<HTMLDivElement>(null);
  const typed = useRef<string>(undefined);
  const isFollowing = useRef(false);
  useEffect(() => {
    const input = fields.current?.querySelector<HTMLInputElement>('input[name=title]');
    if (!input) return;
    isFollowing.current = true;
    setValue(input, replacedTitle ?? typed.current ?? suggestedTitle);
    isFollowing.current = false;
  }, [replacedTitle, suggestedTitle]);
  const noteTyped = ({ target }: SyntheticEvent) => {
    if (isFollowing.current || !(target instanceof HTMLInputElement)) return;
    typed.current = target.value || undefined;
  };
  return { fields, noteTyped };
}

/** As if it was typed, so that the counter follows. */
function setValue(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What was wrong with one file says nothing about the next. */
function useOvercome({ refused }: Pick<CommandForm, 'refused'>) {
  const [past, setPast] = useState<object>();
  const isPast = refused === past && !refused?.conflict;
  return { refused: isPast ? undefined : refused, overcome: () => setPast(refused) };
}

function outcomeOf({ status, body, retryAfter }: Posted): Outcome {
  if (status < 200 || status >= 300) {
    return { ok: false, statusMessage: '', ...readApiError(status, body, retryAfter) };
  }
  if (typeof body === 'object' && body !== null && 'data' in body) sawPosition(body.data);
  return { ok: true, status };
}

function useChosenFile() {
  const errorText = useErrorText();
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState<ErrorText>();
  const [suggestedTitle, setSuggestedTitle] = useState('');

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const problem = await problemOf(chosen);
    setFileError(problem && errorText(errorFor(problem)));
    setFile(problem ? undefined : chosen);
    if (!problem) setSuggestedTitle(titleOf(chosen));
  };
  return { file, fileError, suggestedTitle, choose };
}

/** The API would refuse the file with the same words. */
function errorFor(problem: UploadProblem): ApiError {
  const [status, code] =
    problem === 'size' ? [413, 'CONTENT_TOO_LARGE'] : [415, 'UNSUPPORTED_MEDIA_TYPE'];
  return { status, code, message: '', fields: [], extensions: { reason: problem } };
}

function ChosenFile({ file }: { file: File }) {
  const { locale } = useLocale();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
      <FileCheck2 size={28} strokeWidth={1.5} aria-hidden />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {fileSize(file.size, locale)}
        </Typography>
      </Box>
    </Box>
  );
}

function Progress({ percent }: { percent: number }) {
  const { t } = useTranslation(['staffCommands']);
  return (
    <Box sx={{ mt: 2 }}>
      <LinearProgress variant="determinate" value={percent} sx={{ height: 8, borderRadius: 4 }} />
      <Typography
        variant="body2"
        component="output"
        color="textSecondary"
        sx={{ display: 'block', mt: 0.5 }}
      >
        {t('staffCommands:commands.add-document.progress', { percent })}
      </Typography>
    </Box>
  );
}

/** `gesellschaftsvertrag_v2.pdf` becomes `Gesellschaftsvertrag v2`. */
function titleOf({ name }: File): string {
  const words = name
    .replace(/\.pdf$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 200);
}
