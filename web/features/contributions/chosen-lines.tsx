import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Contributions, ReadStatement } from '#api/contract.gen.d.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { browserCall } from '../../kit/api/browser-call.ts';
import { FormNotice } from '../../kit/forms/form-notice.tsx';
import { refusalOf } from '../../kit/forms/refusal.ts';
import type { Refused } from '../../kit/forms/refusal-text.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { type EnteredLine, isSameLine, ownLines } from './lines.ts';

/** Most lines of each kind that are shown. */
const SHOWN_MAX = 100;

type ReadLine = ReadStatement['lines'][number];

/** A line as the founder may take it. */
interface Choice {
  line: ReadLine;
  chosen: boolean;
  participantId: string;
  payer: string;
}

interface ChosenLinesProps {
  foundationId: string;
  contributions: Contributions;
  read: ReadStatement;
  onTaken: () => void;
}

const enteredOf = ({ line, participantId, payer }: Choice): EnteredLine => ({
  bookedOn: line.bookedOn,
  amountCents: line.amountCents,
  payer: payer.trim(),
  participantId,
});

/** The payments of a statement, those first that are probably contributions. */
export function ChosenLines({ foundationId, contributions, read, onTaken }: ChosenLinesProps) {
  const { t } = useTranslation(['contributions']);
  const entered = ownLines(contributions);
  const [choices, setChoices] = useState(() => choicesOf(read, entered));
  const [isWhole, setWhole] = useState(false);
  const take = useTake(foundationId, contributions, onTaken);
  const words = t('contributions:statement');
  const likely = choices.filter(({ line }) => line.suggestion);
  const others = choices.filter(({ line }) => !line.suggestion);
  const isCut = likely.length > SHOWN_MAX || (isWhole && others.length > SHOWN_MAX);
  const shown = [...likely.slice(0, SHOWN_MAX), ...(isWhole ? others.slice(0, SHOWN_MAX) : [])];
  const chosen = shown.filter((choice) => choice.chosen && choice.participantId !== '');
  const isUnnamed = chosen.some(({ payer }) => payer.trim() === '');
  const change = (at: Choice, to: Partial<Choice>) =>
    setChoices(choices.map((one) => (one === at ? { ...one, ...to } : one)));
  return (
    <Box sx={{ mt: 2 }}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {shown.map((choice) => (
          <ChoiceRow
            key={choices.indexOf(choice)}
            choice={choice}
            shareholders={contributions.shareholders}
            isKnown={entered.some((line) => isSameLine(line, enteredOf(choice)))}
            onChange={(to) => change(choice, to)}
          />
        ))}
      </Box>
      {others.length > 0 && !isWhole && (
        <Button onClick={() => setWhole(true)} sx={{ mt: 1, ml: -1 }}>
          {t('contributions:statement.others', { count: others.length })}
        </Button>
      )}
      {isCut && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('contributions:statement.most', { count: SHOWN_MAX })}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, mt: 2, justifyItems: 'start' }}>
        {isUnnamed && <Typography role="status">{words.unnamed}</Typography>}
        <FormNotice refused={take.refused} texts={t('contributions:refusal')} />
        <Button
          variant="contained"
          disabled={chosen.length === 0 || isUnnamed}
          loading={take.isSending}
          onClick={() => void take.send(chosen.map(enteredOf))}
        >
          {words.take}
        </Button>
      </Box>
    </Box>
  );
}

function choicesOf({ lines }: ReadStatement, entered: readonly EnteredLine[]): Choice[] {
  return lines.map((line) => {
    const choice = {
      line,
      participantId: line.suggestion?.participantId ?? '',
      payer: line.payer ?? '',
    };
    const whole = { ...choice, chosen: line.suggestion !== null };
    const isKnown = entered.some((one) => isSameLine(one, enteredOf(whole)));
    return { ...whole, chosen: whole.chosen && !isKnown };
  });
}

/** Adds the lines to those that are entered, each once. */
function useTake(foundationId: string, contributions: Contributions, onTaken: () => void) {
  const { revalidate } = useRevalidator();
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const send = async (lines: readonly EnteredLine[]) => {
    setSending(true);
    const entered = ownLines(contributions);
    const added = lines.filter((line) => !entered.some((one) => isSameLine(one, line)));
    const answer = await browserCall('PUT /foundations/:id/contributions/lines', {
      params: { id: foundationId },
      body: { lines: [...entered, ...added], revision: contributions.revision },
    });
    await revalidate();
    setSending(false);
    if (answer.ok) onTaken();
    else setRefused(refusalOf(answer));
  };
  return { send, isSending, refused };
}

interface ChoiceRowProps {
  choice: Choice;
  shareholders: Contributions['shareholders'];
  isKnown: boolean;
  onChange: (to: Partial<Choice>) => void;
}

function ChoiceRow({ choice, shareholders, isKnown, onChange }: ChoiceRowProps) {
  const { t } = useTranslation(['contributions']);
  const { locale } = useLocale();
  const { line, chosen, participantId, payer } = choice;
  const { bookedOn, amountCents, reference, account, returned } = line;
  const words = t('contributions:statement');
  const about = [
    reference,
    account && t('contributions:statement.account', { account }),
    returned && words.returned,
    isKnown && words.known,
  ].filter(Boolean);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      <FormControlLabel
        control={
          <Checkbox checked={chosen} onChange={(_, checked) => onChange({ chosen: checked })} />
        }
        label={`${longDate(bookedOn, locale)} · ${money(amountCents, locale)}`}
      />
      {about.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {about.join(' · ')}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, mt: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          label={words.payer}
          value={payer}
          onChange={({ target }) => onChange({ payer: target.value })}
          slotProps={{ htmlInput: { maxLength: 140 } }}
        />
        <TextField
          select
          label={words.whose}
          value={participantId}
          onChange={({ target }) =>
            onChange({ participantId: target.value, chosen: target.value !== '' })
          }
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{words.nobody}</option>
          {shareholders.map(({ participantId: id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
      </Box>
    </Box>
  );
}
