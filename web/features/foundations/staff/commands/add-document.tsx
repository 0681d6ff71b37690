import Box from '@mui/material/Box';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileTexts } from '#domain/foundations/file-texts.ts';
import { addDocumentSchema } from '#domain/foundations/steps/documents.ts';
import { withSession } from '../../../../desk/call.ts';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import type { FormRules, Problems } from '../../../../kit/forms/rules.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { useToasts } from '../../../../kit/ui/toasts/toasts.tsx';
import { answerOf, type FormField, type Posted, postFile } from '../../../../kit/upload/upload.ts';
import { presentDrafts } from '../case/drafts.ts';
import { FileChoice, outcomeOf, useChosenFile, useOvercome } from './chosen-file.tsx';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { useFoundationCommand } from './use-foundation-command.ts';

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
  const { file, known, fileError, choose } = useChosenFile();
  const suggestedTitle = known ? titleOf(known) : '';
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
  const { refused, overcome } = useOvercome(form);
  const take = (one: File | undefined) => {
    overcome();
    void choose(one);
  };

  return (
    <CommandDialog
      command="add-document"
      what={words.what}
      form={{ ...form, refused, initial: { title: suggestedTitle } }}
      fileError={fileError}
      hasFile={file !== undefined}
      onClose={onClose}
    >
      <FileChoice form={form} file={file} percent={percent} onChosen={take}>
        {known && <AboutFile foundation={foundation} suggestedTitle={suggestedTitle} />}
      </FileChoice>
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

/** `gesellschaftsvertrag_v2.pdf` becomes `Gesellschaftsvertrag v2`. */
function titleOf({ name }: File): string {
  const words = name
    .replace(/\.pdf$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 200);
}
