import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadPurpose } from '#domain/foundations/upload-purposes.ts';
import { dayKey } from '#domain/site/formats.ts';
import { RegisterBook, Seal } from '../../../kit/ui/illustrations.tsx';
import { answerOf, askOutcome, type FormField, postFile } from '../../../kit/upload/upload.ts';
import { UploadBox } from '../../../kit/upload/upload-box.tsx';
import { useUpload } from '../../../kit/upload/use-upload.ts';
import type { Room } from '../use-room.ts';

interface RoomUploadProps {
  id: string;
  room: Room;
  now: string;
  purpose: UploadPurpose;
  done: (sentence: string) => Promise<void>;
}

const fieldsOf = {
  'foundation-certificate': ['deedDate', 'deedNumber'],
  'register-extract': ['enteredOn', 'registerNumber', 'registerCourt'],
} as const satisfies Record<UploadPurpose, readonly string[]>;

type Field = (typeof fieldsOf)[UploadPurpose][number];
const isDay = (field: Field) => field === 'deedDate' || field === 'enteredOn';

/** Deed or extract, with what the notary knows beside it. */
export function RoomUpload({ id, room, now, purpose, done }: RoomUploadProps) {
  const { t } = useTranslation(['rooms']);
  const words = t('rooms:upload');
  const [said, setSaid] = useState<Partial<Record<Field, string>>>(() => initialOf(room, now));
  const fields: readonly Field[] = fieldsOf[purpose];
  const beside = useMemo(() => sentWith(purpose, said), [purpose, said]);
  const { state, choose, start } = useUpload(useRoomFile(id, beside));
  const tell = useEffectEvent(() => void done(words.done[purpose]));
  useEffect(() => {
    if (state.phase === 'received') tell();
  }, [state.phase]);
  const Drawing = purpose === 'register-extract' ? RegisterBook : Seal;
  return (
    <UploadBox
      state={state}
      choose={choose}
      start={start}
      words={{ ...words.file, start: words.start[purpose] }}
      drawing={<Drawing size={56} style={{ display: 'block', margin: '0 auto' }} />}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, mt: 3, mb: 1 }}>
        {fields.map((field) => (
          <TextField
            key={field}
            name={field}
            type={isDay(field) ? 'date' : 'text'}
            label={words.fields[field]}
            value={said[field] ?? ''}
            onChange={({ target }) => setSaid({ ...said, [field]: target.value })}
            slotProps={{
              ...(isDay(field) && { inputLabel: { shrink: true } }),
              htmlInput: { maxLength: 120 },
            }}
          />
        ))}
      </Box>
    </UploadBox>
  );
}

/** The appointment's day, once it has come. */
function initialOf({ appointment }: Room, now: string): Partial<Record<Field, string>> {
  const day = appointment && dayKey(appointment.startsAt);
  return day && day <= dayKey(now) ? { deedDate: day } : {};
}

const sentWith = (purpose: UploadPurpose, said: Partial<Record<Field, string>>): FormField[] => [
  ['purpose', purpose],
  ...fieldsOf[purpose].flatMap((field: Field): FormField[] => {
    const value = said[field]?.trim();
    return value ? [[field, value]] : [];
  }),
];

function useRoomFile(id: string, fields: readonly FormField[]) {
  const send = useCallback(
    async (file: File, key: string, onProgress: (percent: number) => void) => {
      const call = 'POST /rooms/:id/files';
      return answerOf(await postFile({ call, params: { id }, fields, file, key, onProgress }));
    },
    [id, fields],
  );
  const ask = useCallback(
    (commandId: string) =>
      askOutcome('GET /rooms/:id/commands/:commandId', { params: { id, commandId } }),
    [id],
  );
  return { send, ask };
}
