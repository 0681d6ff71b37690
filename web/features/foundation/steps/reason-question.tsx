import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Ask, type useAsk } from '../../../shared/ui/ask.tsx';
import { CommandForm, SubmitButton, useCommand } from './command-form.tsx';
import type { FounderCommand } from './payloads.ts';
import { PlainField } from './plain-field.tsx';

interface ReasonQuestionProps {
  ask: ReturnType<typeof useAsk>;
  command: FounderCommand;
  words: {
    title: string;
    text: string;
    reason: string;
    reasonHelp: string;
    confirm: string;
    keep: string;
  };
  danger?: boolean;
}

/** Asks before a step back, names what will happen and wants a reason. */
export function ReasonQuestion({ ask, command, words, danger = false }: ReasonQuestionProps) {
  return (
    <Ask ask={ask} title={words.title}>
      <ReasonForm ask={ask} command={command} words={words} danger={danger} />
    </Ask>
  );
}

function ReasonForm({ ask, command, words, danger }: ReasonQuestionProps) {
  const handle = useCommand(command, ask.close);
  return (
    <CommandForm handle={handle}>
      <Typography sx={{ mb: 3 }}>{words.text}</Typography>
      <PlainField
        {...{ handle, name: 'reason', label: words.reason, help: words.reasonHelp, max: 2000 }}
        rows={3}
        required
      />
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        spacing={1.5}
        sx={{ mt: 3, justifyContent: 'flex-end' }}
      >
        <Button variant="outlined" href="?" onClick={cancel(ask.close)}>
          {words.keep}
        </Button>
        <SubmitButton handle={handle} color={danger ? 'error' : 'primary'}>
          {words.confirm}
        </SubmitButton>
      </Stack>
    </CommandForm>
  );
}

const cancel = (close: () => void) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  close();
};
