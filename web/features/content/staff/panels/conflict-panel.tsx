import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Typed } from '#domain/content/fields.ts';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { call } from '../../../../shared/staff/call.ts';
import { ErrorAlert } from '../../../../shared/staff/forms/error-alert.tsx';
import { usePress } from '../../../../shared/staff/forms/use-press.ts';
import { Compared } from '../editor/compared.tsx';
import type { PanelProps } from './panel-props.ts';

/** The file of the project says something newer than what the desk has published: which one counts. */
export function ConflictPanel({ piece, saver, onReplaced, file }: PanelProps & { file: Typed }) {
  const { t } = useTexts('staffContent');
  const [comparing, setComparing] = useState(false);
  const words = t('staffContent:conflict');
  const { id, kind, current, owner, typed } = piece;
  const isPublished = owner === 'desk';
  const send = async (keep: 'desk' | 'file') => {
    const body = { revision: saver.revision(), keep };
    const answer = await call('POST /admin/content/:id/decide', { params: { id }, body });
    if (answer.ok && keep === 'file') onReplaced();
    if (answer.ok) saver.goOnFrom(answer.data.revision);
    return answer;
  };
  const keep = usePress({ send: () => send('desk'), done: () => words.kept });
  const take = usePress({ send: () => send('file'), done: () => words.taken });
  const refused = keep.refused ?? take.refused;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
      <AlertTitle component="h2">{words.title}</AlertTitle>
      {isPublished ? words.what : words.whatDraft}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button
          variant="outlined"
          aria-expanded={comparing}
          onClick={() => setComparing(!comparing)}
        >
          {words.compare}
        </Button>
        <Button variant="outlined" loading={keep.busy} onClick={keep.press}>
          {words.keep}
        </Button>
        <Button variant="outlined" loading={take.busy} onClick={take.press}>
          {words.take}
        </Button>
      </Box>
      {refused && <ErrorAlert text={refused} sx={{ mt: 2 }} />}
      {comparing && (
        <Box sx={{ mt: 3 }}>
          <Compared
            kind={kind}
            before={(isPublished ? current : typed) ?? {}}
            after={file}
            same={t('staffContent:versions.same')}
          />
        </Box>
      )}
    </Alert>
  );
}
