import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { longDate } from '#domain/site/formats.ts';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import type { Foundation } from '../../../shared/foundations/model.ts';
import type { CommandForm as CommandFormEntry, CommandRules } from '../commands/command.ts';
import { CommandForm, useCommandForm } from '../commands/command-form.tsx';
import { useFoundationPage } from '../page-context.tsx';
import { currentDrafts } from './reading-order.ts';

/** One field holds each document's id and checksum: what is accepted is what the page showed. */
const rules: CommandRules = {
  payload: ({ read = '' }) => ({
    documents: read.split(' ').map((document) => {
      const [documentId, sha256] = document.split(':');
      return { documentId, sha256 };
    }),
  }),
};

export const acceptDocuments: CommandFormEntry = {
  Form: AcceptDocuments,
  places: ['review-pending'],
  divided: true,
  rules,
};

/** Whether the drafts that lie there now are the ones that were accepted. */
function isAccepted({ acceptance, documents }: Foundation): boolean {
  const known = new Set(acceptance?.documents.map(({ documentId }) => documentId));
  return currentDrafts(documents).every(({ documentId }) => known.has(documentId));
}

function AcceptDocuments() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { foundation } = useFoundationPage();
  const words = t('foundations:review.accept');
  if (currentDrafts(foundation.documents).length === 0) return null;
  if (foundation.acceptance && isAccepted(foundation)) {
    const date = longDate(foundation.acceptance.at, locale);
    return (
      <Typography sx={{ width: 1 }}>{t('foundations:review.accept.done', { date })}</Typography>
    );
  }
  return <AcceptForm again={foundation.acceptance !== null} words={words} />;
}

interface AcceptFormProps {
  again: boolean;
  words: { text: string; again: string; submit: string };
}

function AcceptForm({ again, words }: AcceptFormProps) {
  const { foundation } = useFoundationPage();
  const form = useCommandForm('accept-documents', { rules });
  const read = currentDrafts(foundation.documents)
    .map(({ documentId, sha256 }) => `${documentId}:${sha256}`)
    .join(' ');
  return (
    <CommandForm form={form}>
      <Typography sx={{ mb: 2 }}>{again ? words.again : words.text}</Typography>
      <input type="hidden" name="read" value={read} />
      <SubmitButton size="large" sx={{ width: { xs: 1, sm: 'auto' } }}>
        {words.submit}
      </SubmitButton>
    </CommandForm>
  );
}
