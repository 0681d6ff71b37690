import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { call } from '../../../../desk/call.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { useCommandForm } from '../../../../desk/forms/use-command-form.ts';
import { usePress } from '../../../../desk/forms/use-press.ts';
import { useProblemText } from '../../../../desk/forms/use-problem-text.ts';
import { Panel } from '../../../../desk/ui/panel.tsx';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import { SchemaForm } from '../../../../kit/forms/schema-form.tsx';
import { SubmitButton } from '../../../../kit/forms/submit-button.tsx';
import { HeadedDialog } from '../../../../kit/ui/dialog/headed-dialog.tsx';
import { staffPath } from '../../../../staff-pages.ts';
import type { PanelProps } from './panel-props.ts';

/** Where the piece stands on the site; the way off it, and out of a draft. */
export function SitePanel(props: PanelProps) {
  const { t } = useTranslation(['staffContent']);
  const [asking, setAsking] = useState<'archive' | 'discard'>();
  const { kind, isLive, states, draft, archivedTo } = props.piece;
  const words = t('staffContent:archive');
  const close = () => setAsking(undefined);
  return (
    <Panel title={t('staffContent:editor.onSite')}>
      {states.includes('archived') ? (
        <Typography>
          {archivedTo
            ? t('staffContent:archive.leadsTo', { target: archivedTo })
            : words.isArchived}
        </Typography>
      ) : (
        <Typography color="textSecondary">{isLive ? words.isLive : words.isNew}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        {draft && (
          <Button variant="outlined" onClick={() => setAsking('discard')}>
            {t('staffContent:draft.discard')}
          </Button>
        )}
        {isLive && kind !== 'category' && (
          <Button variant="outlined" color="error" onClick={() => setAsking('archive')}>
            {words.button}
          </Button>
        )}
      </Box>
      {asking === 'archive' && <ArchiveDialog {...props} onClose={close} />}
      {asking === 'discard' && <DiscardDialog {...props} onClose={close} />}
    </Panel>
  );
}

type AskProps = PanelProps & { onClose: () => void };

const targetRules = { schema: z.object({ target: z.string().trim().max(500) }) };

function ArchiveDialog({ piece: { id }, saver, onReplaced, onClose }: AskProps) {
  const { t } = useTranslation(['staffContent', 'common']);
  const words = t('staffContent:archive');
  const problemText = useProblemText();
  const form = useCommandForm({
    rules: targetRules,
    send: async ({ target }) => {
      await saver.flush();
      const body = { revision: saver.revision(), target: target || null };
      const answer = await call('POST /admin/content/:id/archive', { params: { id }, body });
      if (answer.ok) onReplaced();
      return answer;
    },
    done: () => words.done,
    onDone: onClose,
  });
  return (
    <HeadedDialog title={words.title} onClose={onClose}>
      <SchemaForm form={form} problemText={problemText} starred>
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            {words.what}
          </Typography>
          <TextInput name="target" label={words.target} help={words.targetHelp} sx={{ width: 1 }} />
          {form.refused && <ErrorAlert text={form.refused.text} sx={{ mt: 2 }} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3 }}>
          <Button onClick={onClose}>{t('common:dialog.cancel')}</Button>
          <SubmitButton color="error">{words.button}</SubmitButton>
        </DialogActions>
      </SchemaForm>
    </HeadedDialog>
  );
}

function DiscardDialog({ piece, saver, onReplaced, onClose }: AskProps) {
  const { t } = useTranslation(['staffContent']);
  const navigate = useNavigate();
  const words = t('staffContent:draft');
  const { id, current } = piece;
  const discard = usePress({
    send: async () => {
      await saver.flush();
      const body = { revision: saver.revision() };
      const answer = await call('POST /admin/content/:id/discard', { params: { id }, body });
      if (answer.ok) {
        onClose();
        if (answer.data.gone) void navigate(staffPath('content'));
        else onReplaced();
      }
      return answer;
    },
    done: () => words.done,
  });
  return (
    <HeadedDialog title={words.ask} onClose={onClose} maxWidth="xs">
      <DialogContent>
        <Typography color="textSecondary">{current ? words.what : words.whatNew}</Typography>
        {discard.refused && <ErrorAlert text={discard.refused} sx={{ mt: 2 }} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
        <Button color="error" loading={discard.busy} onClick={discard.press}>
          {words.discard}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {words.keep}
        </Button>
      </DialogActions>
    </HeadedDialog>
  );
}
