import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../../desk/call.ts';
import { FormDialog } from '../../../desk/forms/form-dialog.tsx';
import { OwnPassword } from '../../../desk/forms/own-password.tsx';
import { useCommandForm } from '../../../desk/forms/use-command-form.ts';
import { useMay } from '../../../desk/session/session.ts';
import { Panel } from '../../../desk/ui/panel.tsx';
import { OneIdentification } from './one-identification.tsx';
import { RiskPanel } from './risk.tsx';
import type { File, Proof } from './types.ts';

interface Opened {
  file: File;
  proof: Proof;
}

/** The file of a formation: closed at first, and each look is on record. */
export function FilePanel({ id }: { id: string }) {
  const { t } = useTranslation(['staffIdentification']);
  const may = useMay();
  const [asked, setAsked] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const words = t('staffIdentification:file');
  const mayRead = may('identification.read');
  const readAgain = async () => {
    if (!opened) return;
    const answer = await read(id, opened.proof);
    setOpened(answer.ok ? { ...opened, file: answer.data } : undefined);
  };
  return (
    <>
      <Panel title={words.title}>
        <Typography color="textSecondary" sx={{ mb: mayRead ? 2 : 0 }}>
          {mayRead ? words.what : words.closed}
        </Typography>
        {mayRead && (
          <Button
            variant="outlined"
            onClick={() => (opened ? setOpened(undefined) : setAsked(true))}
          >
            {opened ? words.close : words.open}
          </Button>
        )}
        {asked && <OpenFile id={id} onOpened={setOpened} onClose={() => setAsked(false)} />}
        {opened && (
          <Box sx={{ display: 'grid', gap: 3, mt: 3 }}>
            {opened.file.identifications.length === 0 && <Typography>{words.none}</Typography>}
            {opened.file.identifications.map((one) => (
              <OneIdentification
                key={one.id}
                id={id}
                identification={one}
                proof={opened.proof}
                onDecided={() => void readAgain()}
              />
            ))}
          </Box>
        )}
      </Panel>
      {opened && <RiskPanel id={id} file={opened.file} onWritten={() => void readAgain()} />}
    </>
  );
}

const read = (id: string, body: Proof) =>
  call('POST /admin/foundations/:id/identifications/read', { params: { id }, body });

const rules = { schema: z.object({ current_password: z.string().optional() }) };

interface OpenFileProps {
  id: string;
  onOpened: (opened: Opened) => void;
  onClose: () => void;
}

/** Says that the look is on record, and asks for the password where the login was a while ago. */
function OpenFile({ id, onOpened, onClose }: OpenFileProps) {
  const { t } = useTranslation(['staffIdentification']);
  const words = t('staffIdentification:file');
  const form = useCommandForm({
    rules,
    send: async ({ current_password: password }) => {
      const proof = password ? { current_password: password } : {};
      const answer = await read(id, proof);
      if (answer.ok) onOpened({ file: answer.data, proof });
      return answer;
    },
    done: () => words.opened,
    onDone: onClose,
  });
  const isAsked = form.refused && 'current_password' in form.refused.problems;
  return (
    <FormDialog
      form={form}
      title={words.open}
      what={words.what}
      words={{ submit: words.open }}
      error={isAsked ? undefined : form.refused?.text}
      onClose={onClose}
    >
      <OwnPassword form={form} />
    </FormDialog>
  );
}
