import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { Reply } from '#api/contract.gen.d.ts';
import type { Locale } from '#domain/site/paths.ts';

interface Props {
  replies: readonly Reply[];
  /** What is answered. */
  place: Reply['places'][number];
  /** Of who will read it. */
  language: Locale;
  onPick: (reply: Reply) => void;
}

/** Texts that somebody has prepared, to begin an answer with. */
export function ReplyPicker({ replies, place, language, onPick }: Props) {
  const { t } = useTranslation(['sharedReplies']);
  const shown = replies.filter(
    (reply) => reply.language === language && reply.places.includes(place),
  );
  if (shown.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      label={t('sharedReplies:label')}
      value=""
      onChange={({ target }) => {
        const reply = shown.find(({ key }) => key === target.value);
        if (reply) onPick(reply);
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ maxWidth: 420 }}
    >
      <option value="">{t('sharedReplies:choose')}</option>
      {shown.map(({ key, title }) => (
        <option key={key} value={key}>
          {title}
        </option>
      ))}
    </TextField>
  );
}
