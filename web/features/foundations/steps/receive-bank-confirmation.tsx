import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect } from 'react';
import { statusAfter } from '#domain/foundations/foundation.ts';
import { money } from '#domain/site/formats.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { breakable } from '../../../kit/ui/breakable.ts';
import { Bank } from '../../../kit/ui/illustrations.tsx';
import { useToasts } from '../../../kit/ui/toasts/toasts.tsx';
import { answerOf, askOutcome, postFile } from '../../../kit/upload/upload.ts';
import { UploadBox } from '../../../kit/upload/upload-box.tsx';
import { useUpload } from '../../../kit/upload/use-upload.ts';
import type { Foundation } from '../../../shared/foundations/model.ts';
import { useFoundationPage } from '../page-context.tsx';

const SHOWN_SOON_MS = 1_500;

/** The bank statement is uploaded straight to the API, so progress can be shown. */
export function BankConfirmation() {
  const { texts } = useI18n('foundation');
  const { foundation, refresh, announceWith, askLogin } = useFoundationPage();
  const { send, ask } = useBankConfirmation(foundation.id);
  const { state, choose, start } = useUpload({ send, ask });
  const toasts = useToasts();
  const failed = texts.foundation.bankConfirmation.failed;
  const done = texts.foundation.commands['receive-bank-confirmation'];
  const problem = state.phase === 'ready' ? state.problem : undefined;

  useEffect(() => {
    if (problem && problem !== 'session') toasts.add({ title: failed, color: 'error' });
    if (problem === 'notItsTurn') void refresh();
    if (problem === 'session') askLogin();
  }, [problem, failed, toasts, refresh, askLogin]);
  // The page may lag behind the upload; once it has caught up, this box is gone.
  useEffect(() => {
    if (state.phase !== 'received') return;
    announceWith(done, statusAfter('BankConfirmationReceived'));
    void refresh();
    const timer = setInterval(() => void refresh(), SHOWN_SOON_MS);
    return () => clearInterval(timer);
  }, [state.phase, refresh, announceWith, done]);

  const words = texts.foundation.upload;
  return (
    <Box>
      <PaymentHints foundation={foundation} />
      <UploadBox
        state={state}
        choose={choose}
        start={start}
        words={words}
        drawing={<Bank style={{ display: 'block', margin: '0 auto' }} />}
      />
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
    </Box>
  );
}

/** Refreshes the page first: that renews the session whose cookie the upload needs. */
function useBankConfirmation(foundationId: string) {
  const { texts } = useI18n('foundation');
  const { refresh } = useFoundationPage();
  const title = texts.foundation.bankConfirmation.title;
  const send = useCallback(
    async (file: File, key: string, onProgress: (percent: number) => void) => {
      await refresh();
      const path = `/foundations/${foundationId}/bank-confirmation`;
      return answerOf(await postFile({ path, fields: [['title', title]], file, key, onProgress }));
    },
    [foundationId, title, refresh],
  );
  const ask = useCallback(
    async (commandId: string) => {
      await refresh();
      return askOutcome(`/foundations/${foundationId}/commands/${commandId}`);
    },
    [foundationId, refresh],
  );
  return { send, ask };
}

/** Common mistakes: paying too early, short by a bank fee, or from the wrong account. */
function PaymentHints({ foundation }: { foundation: Foundation }) {
  const { texts, t, locale } = useI18n('foundation');
  const words = texts.foundation.bankConfirmation;
  const data = foundation.coreData;
  if (!data) return null;
  const company = breakable(data.companyName);
  const capital = money(data.shareCapitalCents, locale);
  return (
    <Box component="ul" sx={{ listStyle: 'disc', pl: 2.5, mt: 0, mb: 3, '& li': { mb: 0.5 } }}>
      <li>
        <strong>{t('foundation:bankConfirmation.hintAmount', { capital })}</strong>
      </li>
      <li>{t('foundation:bankConfirmation.hintReference', { company })}</li>
      <li>{data.legalForm === 'ug' ? words.hintUg : words.hintGmbh}</li>
      <li>{words.hintPayer}</li>
    </Box>
  );
}
