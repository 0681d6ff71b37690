import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileTexts } from '#domain/foundations/file-texts.ts';
import { type EventType, fileOf, usualStatusAfter } from '#domain/foundations/foundation.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { useOperator } from '../../../kit/ui/site-data.ts';
import { useToasts } from '../../../kit/ui/toasts/toasts.tsx';
import { answerOf, askOutcome, postFile, type SameFile } from '../../../kit/upload/upload.ts';
import { UploadBox } from '../../../kit/upload/upload-box.tsx';
import { useUpload } from '../../../kit/upload/use-upload.ts';
import { type DocumentEntry, documentTitle } from '../../../shared/foundations/model.ts';
import { useFoundationPage } from '../page-context.tsx';
import type { UploadCommand as Command } from './command.ts';

const SHOWN_SOON_MS = 1_500;

interface UploadCommandProps {
  command: Command;
  /** What the command leads to. */
  event: EventType;
  /** What the button says. */
  start: string;
  /** Said when the file could not be taken. */
  failed: string;
  drawing: ReactNode;
  /** What the file should show. */
  children?: ReactNode;
}

/** A command with a file, uploaded straight to the API, so progress can be shown. */
export function UploadCommand(props: UploadCommandProps) {
  const { command, event, failed, drawing, children } = props;
  const { t } = useTranslation(['foundations']);
  const { refresh, announceWith, askLogin } = useFoundationPage();
  const { send, ask } = useSending(command);
  const { state, choose, start } = useUpload({ send, ask });
  const toasts = useToasts();
  const done = t('foundations:commands')[command];
  const problem = state.phase === 'ready' ? state.problem : undefined;

  useEffect(() => {
    if (problem && problem !== 'session') toasts.add({ title: failed, color: 'error' });
    if (problem === 'notItsTurn') void refresh();
    if (problem === 'session') askLogin();
  }, [problem, failed, toasts, refresh, askLogin]);
  useSameFileNote(state.phase === 'received' ? state.same : undefined);
  const status = usualStatusAfter(event);
  useEffect(() => {
    if (state.phase !== 'received') return;
    void refresh();
    if (!status) {
      toasts.add({ title: done, color: 'success' });
      return;
    }
    announceWith(done, status);
    // The page may lag behind the upload; once it has caught up, this box is gone.
    const timer = setInterval(() => void refresh(), SHOWN_SOON_MS);
    return () => clearInterval(timer);
  }, [state.phase, refresh, announceWith, toasts, done, status]);

  const words = t('foundations:upload');
  const known = useKnownFile(state.phase === 'ready' ? state.file : undefined);
  return (
    <section>
      {children}
      <UploadBox
        state={state}
        choose={choose}
        start={start}
        words={{
          ...words,
          start: known ? words.known.start : props.start,
        }}
        drawing={drawing}
      >
        {known && <KnownFile known={known} command={command} />}
      </UploadBox>
      <output>
        {state.phase === 'waiting' && state.stored && (
          <Alert severity="info" role="none" sx={{ mt: 2 }}>
            {words.stored}
          </Alert>
        )}
      </output>
      <noscript>
        <Typography sx={{ mt: 2 }}>{words.noScript}</Typography>
      </noscript>
    </section>
  );
}

/** The document that the chosen file already is, whatever it was sent for. */
function useKnownFile(file: File | undefined): DocumentEntry | undefined {
  const { documents } = useFoundationPage().foundation;
  const [hashed, setHashed] = useState<{ file: File; sha256: string }>();
  useEffect(() => {
    // Browsers hash on secure pages only; elsewhere the answer to the upload says so.
    if (!file || !globalThis.crypto?.subtle) return;
    let gone = false;
    void sha256Of(file).then((sha256) => {
      if (!gone) setHashed({ file, sha256 });
    });
    return () => {
      gone = true;
    };
  }, [file]);
  if (!file || hashed?.file !== file) return undefined;
  return documents.find(({ sha256 }) => sha256 === hashed.sha256);
}

async function sha256Of(file: File): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Said before it is sent, and nothing more: who has only this file may send it. */
function KnownFile({ known, command }: { known: DocumentEntry; command: Command }) {
  const { t } = useTranslation(['sharedFoundations', 'foundations']);
  const { locale } = useLocale();
  const there = documentTitle(known, t('sharedFoundations:documents.draft'), locale);
  const wanted = fileTexts[fileOf(command)][locale];
  return (
    <Alert severity="warning" role="alert" sx={{ mt: 2 }}>
      {t(`foundations:upload.known.${known.withdrawn ? 'sentBack' : 'there'}`, { there, wanted })}
    </Alert>
  );
}

/** The box is gone once the page has moved on; the note stays until it is closed. */
function useSameFileNote(same: SameFile | undefined) {
  const { t } = useTranslation(['sharedFoundations', 'foundations']);
  const { locale } = useLocale();
  const { email } = useOperator();
  const toasts = useToasts();
  useEffect(() => {
    if (!same) return;
    const file = documentTitle(same, t('sharedFoundations:documents.draft'), locale);
    toasts.add({
      id: 'same-file',
      title: t('foundations:upload.same.title'),
      description: t(`foundations:upload.same.${same.withdrawn ? 'sentBack' : 'there'}`, {
        file,
        email,
      }),
      color: 'info',
      timeout: 0,
    });
  }, [same, t, locale, email, toasts]);
}

/** Refreshes the page first: that renews the session whose cookie the upload needs. */
function useSending(command: Command) {
  const { refresh, foundation } = useFoundationPage();
  const { id } = foundation;
  const send = useCallback(
    async (file: File, key: string, onProgress: (percent: number) => void) => {
      await refresh();
      const call = `POST /foundations/:id/${fileOf(command)}` as const;
      return answerOf(await postFile({ call, params: { id }, fields: [], file, key, onProgress }));
    },
    [id, command, refresh],
  );
  const ask = useCallback(
    async (commandId: string) => {
      await refresh();
      return askOutcome('GET /foundations/:id/commands/:command', {
        params: { id, command: commandId },
      });
    },
    [id, refresh],
  );
  return { send, ask };
}
