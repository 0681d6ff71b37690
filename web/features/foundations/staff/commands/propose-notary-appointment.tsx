import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { berlinInstant } from '#domain/days/berlin-instant.ts';
import { isOutsideOfficeHours } from '#domain/foundations/office-hours.ts';
import { isTooFarAhead, repeatedInProposal } from '#domain/foundations/steps/notary-appointment.ts';
import { CheckInput } from '../../../../kit/forms/choices.tsx';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import type { CommandRules } from '../../commands/command.ts';
import type { Foundation } from '../types.ts';
import { dialog } from './dialog.tsx';
import { RareTime, Sure, useTime } from './rare-times.tsx';

/** @param city the company's seat */
const rulesIn = (city: string | undefined): CommandRules => ({
  payload: ({ date = '', time = '', online, ...texts }) => ({
    ...texts,
    startsAt: berlinInstant(date, time),
    online: online === 'on',
  }),
  problems: ({ date = '', time = '', sure }) => {
    const startsAt = berlinInstant(date, time);
    const now = new Date().toISOString();
    return {
      ...(date === '' && { date: 'REQUIRED' }),
      ...(time === '' && { time: 'REQUIRED' }),
      ...(startsAt && startsAt <= now && { date: 'IN_THE_PAST' }),
      ...(startsAt && isTooFarAhead(startsAt, now) && { date: 'TOO_FAR_AHEAD' }),
      ...(startsAt && isOutsideOfficeHours(startsAt, city) && sure !== 'on' && { sure: 'CONFIRM' }),
    };
  },
});

export const proposeNotaryAppointment = dialog({
  command: 'propose-notary-appointment',
  tone: 'primary',
  useRules: ({ coreData }) => rulesIn(coreData?.city),
  initial: knownNotary,
  Fields({ foundation: { coreData, notary } }) {
    const { t } = useTranslation(['staffCommands']);
    const words = t('staffCommands:commands.propose-notary-appointment');
    const city = coreData?.city;
    const at = useTime('date', 'time');
    return (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <NotaryFields notary={notary} />
        <TextInput name="date" type="date" label={words.date} help={words.dateHint} required />
        <TextInput name="time" type="time" label={words.time} help={words.timeHint} required />
        <RareTime {...{ city, at }} />
        <Sure {...{ city }} times={[at]} />
        <TextInput name="place" label={words.place} sx={wide} />
        <Box sx={wide}>
          <CheckInput name="online" label={words.online} />
        </Box>
      </Box>
    );
  },
});

/** What has to be as the founder named it is no field. */
function NotaryFields({ notary }: Pick<Foundation, 'notary'>) {
  const { t } = useTranslation(['staffCommands']);
  const words = t('staffCommands:commands.propose-notary-appointment');
  const repeated = notary && repeatedInProposal(notary);
  const named = { notaryName: notary?.name ?? '', notaryEmail: notary?.email ?? '' };
  return (['notaryName', 'notaryEmail'] as const).map((name) =>
    name === repeated ? (
      <Box key={name} sx={wide}>
        <Typography variant="body2" color="textSecondary">
          {words[name]}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{named[name]}</Typography>
        <Typography variant="body2" color="textSecondary">
          {words.asNamed}
        </Typography>
        <input type="hidden" name={name} value={named[name]} />
      </Box>
    ) : (
      <TextInput
        key={name}
        name={name}
        type={name === 'notaryEmail' ? 'email' : 'text'}
        label={words[name]}
        help={name === 'notaryEmail' ? words.notaryEmailHint : undefined}
        required
        sx={wide}
      />
    ),
  );
}

/** The notary the founder named, completed by what the last proposal said of the same one. */
function knownNotary({ notary, rejections }: Foundation) {
  const last = rejections.at(-1);
  const isSame = !notary || notary.name === last?.notaryName;
  const proposed = isSame ? last : undefined;
  return {
    notaryName: notary?.name ?? proposed?.notaryName ?? '',
    notaryEmail: notary?.email ?? proposed?.notaryEmail ?? '',
    place: proposed?.place ?? notary?.city ?? '',
    online: proposed?.online ? 'on' : '',
  };
}

const wide = { gridColumn: '1 / -1' } as const;
