import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { obstacles } from '#domain/foundations/obstacles.ts';
import type { Room, RoomProps } from '../use-room.ts';
import { type Answer, AnswerDialog, answers } from './answer-dialog.tsx';

interface AnswersProps extends Pick<RoomProps, 'id' | 'room' | 'leave'> {
  done: (sentence: string) => Promise<void>;
}

/** The ways out: declining, another day, what the register court or the drafts need. */
export function Answers({ id, room, done, leave }: AnswersProps) {
  const { t } = useTranslation(['rooms']);
  const words = t('rooms:answers');
  const [open, setOpen] = useState<Answer>();
  const possible = answers.filter((answer) => isPossible(answer, room));
  if (possible.length === 0) return null;
  const sent = async (answer: Answer) => {
    setOpen(undefined);
    // The room of a notary who declines is closed from then on.
    if (answer === 'decline') return leave('declined');
    await done(words[answer].done);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 2, ml: -1 }}>
      {possible.map((answer) => (
        <Button key={answer} onClick={() => setOpen(answer)}>
          {words[answer].button}
        </Button>
      ))}
      {open && (
        <AnswerDialog
          key={open}
          answer={open}
          id={id}
          onClose={() => setOpen(undefined)}
          onSent={() => sent(open)}
        />
      )}
    </Box>
  );
}

const kinds = {
  decline: 'notary-declined',
  'did-not-take-place': 'deed-not-completed',
  'documents-returned': 'documents-returned',
  'interim-order': 'interim-order',
  'court-advance': 'court-advance',
} as const satisfies Record<Answer, keyof typeof obstacles>;

function isPossible(answer: Answer, { status, obstacles: open }: Room): boolean {
  const kind = kinds[answer];
  const from: readonly string[] = obstacles[kind].from;
  return from.includes(status) && !open.includes(kind);
}
