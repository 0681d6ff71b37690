import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Building2, Plus, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { duePortions, type UnsureAbout } from '#domain/foundations/people/people.ts';
import { wholeEuros } from '#domain/site/formats.ts';
import { CheckInput, ChoiceInput } from '../../../../kit/forms/choices.tsx';
import { useFieldText } from '../../../../kit/forms/field.ts';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { useHydrated } from '../../../../kit/ui/use-hydrated.ts';
import { fieldOf } from './listed-people.ts';
import { type Row, useNames, usePeopleList } from './people-list.ts';
import { SharesSum } from './shares-sum.tsx';
import { Together } from './together.tsx';

/** What each question about the participants asks for. */

const useWords = () => useTranslation(['foundations']).t('foundations:people');

export function PeopleFields() {
  const words = useWords();
  const { rows, add } = usePeopleList();
  const hydrated = useHydrated();
  return (
    <>
      <Lead>{words.list.lead}</Lead>
      {rows.map((row) => (
        <Person key={row.number} row={row} />
      ))}
      {hydrated && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            startIcon={<UserRoundPlus size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => add('natural')}
          >
            {words.list.addPerson}
          </Button>
          <Button
            variant="outlined"
            startIcon={<Building2 size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => add('company')}
          >
            {words.list.addCompany}
          </Button>
        </Box>
      )}
      <Unsure about="people" />
    </>
  );
}

function Person({ row }: { row: Row }) {
  const { t } = useTranslation(['foundations']);
  const words = t('foundations:people.list');
  const { remove } = usePeopleList();
  const hydrated = useHydrated();
  const { number, kind, participantId, isLead, isIn } = row;
  const name = useNames()(number) || words.somebody;
  const text = (field: string, label: string, maxLength: number) => (
    <TextInput name={fieldOf(number, field)} label={label} maxLength={maxLength} required />
  );
  return (
    <Framed label={isLead ? words.you : kind === 'company' ? words.company : words.person}>
      <input type="hidden" name={fieldOf(number, 'kind')} value={kind} />
      {participantId && (
        <input type="hidden" name={fieldOf(number, 'participantId')} value={participantId} />
      )}
      {kind === 'company' ? (
        text('companyName', words.companyName, 200)
      ) : (
        <Box sx={twoColumns}>
          {text('firstName', words.firstName, 100)}
          {text('lastName', words.lastName, 100)}
        </Box>
      )}
      {!isLead && (
        <TextInput
          name={fieldOf(number, 'email')}
          label={words.email}
          help={words.emailHelp}
          maxLength={254}
          inputMode="email"
        />
      )}
      {isIn && !isLead && <Lead>{t('foundations:people.list.isIn', { name })}</Lead>}
      {hydrated && !isIn && !isLead && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => remove(number)}>
          {t('foundations:people.list.remove', { name })}
        </Button>
      )}
    </Framed>
  );
}

export function SharesFields() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { rows, capitalEuros, isGmbh } = usePeopleList();
  const capital = wholeEuros(capitalEuros * 100, locale);
  return (
    <>
      <Lead>{t('foundations:people.shares.lead', { capital })}</Lead>
      {rows.map((row) => (
        <Shares key={row.number} row={row} isGmbh={isGmbh} />
      ))}
      <SharesSum />
      <Unsure about="shares" />
    </>
  );
}

function Shares({ row, isGmbh }: { row: Row; isGmbh: boolean }) {
  const { t } = useTranslation(['foundations']);
  const words = t('foundations:people');
  const { addShare } = usePeopleList();
  const hydrated = useHydrated();
  const { number, shares } = row;
  const name = useNames()(number) || words.list.person;
  return (
    <Stack spacing={1.5}>
      {shares.map((share) => (
        <TextInput
          key={share}
          name={share}
          label={t('foundations:people.shares.shareOf', { name })}
          maxLength={20}
          inputMode="decimal"
        />
      ))}
      {isGmbh && (
        <SelectInput
          name={fieldOf(number, 'due')}
          label={words.shares.due}
          help={words.shares.dueHelp}
          options={duePortions.map((value) => ({ value, label: words.shares.dues[value] }))}
        />
      )}
      {hydrated && (
        <Button
          size="small"
          startIcon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => addShare(number)}
        >
          {t('foundations:people.shares.another', { name })}
        </Button>
      )}
    </Stack>
  );
}

export function DirectorsFields() {
  const words = useWords();
  const { rows } = usePeopleList();
  const people = rows.filter(({ kind }) => kind === 'natural');
  return (
    <>
      <Lead>{words.directors.lead}</Lead>
      {people.map((row) => (
        <Director key={row.number} row={row} />
      ))}
      <Together name="directors" />
      <Unsure about="directors" />
    </>
  );
}

function Director({ row: { number } }: { row: Row }) {
  const { t } = useTranslation(['foundations']);
  const words = t('foundations:people');
  const name = useNames()(number) || words.list.person;
  const is = useFieldText(fieldOf(number, 'director')) === 'on';
  return (
    <div>
      <CheckInput
        name={fieldOf(number, 'director')}
        label={t('foundations:people.directors.is', { name })}
      />
      <Stack spacing={1.5} sx={is ? { mt: 1.5, pl: { xs: 0, sm: 4.5 } } : { display: 'none' }}>
        <SelectInput
          name={fieldOf(number, 'alone')}
          label={t('foundations:people.directors.represents', { name })}
          options={(['alone', 'together'] as const).map((value) => ({
            value,
            label: words.directors[value],
          }))}
        />
        <CheckInput
          name={fieldOf(number, 'selfDealing')}
          label={t('foundations:people.directors.selfDealing', { name })}
        />
      </Stack>
    </div>
  );
}

export function ArticlesFields() {
  const words = useWords().articles;
  return (
    <ChoiceInput
      name="articles"
      label={words.kind}
      options={[
        { value: 'model-protocol', label: words.model, help: words.modelHelp },
        { value: 'own', label: words.own, help: words.ownHelp },
        { value: '', label: words.open, help: words.openHelp },
      ]}
    />
  );
}

/** "Not sure yet" is an answer, with what is open about it. */
function Unsure({ about }: { about: UnsureAbout }) {
  const words = useWords().unsure;
  const is = useFieldText(`unsure.${about}`) === 'on';
  return (
    <div>
      <CheckInput name={`unsure.${about}`} label={words[about]} />
      <Stack spacing={1} sx={is ? { mt: 1 } : { display: 'none' }}>
        <TextInput
          name={`note.${about}`}
          label={words.note}
          help={words.noteHelp}
          rows={2}
          maxLength={2000}
        />
        <Lead>{words.until}</Lead>
      </Stack>
    </div>
  );
}

const Lead = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
);

function Framed({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={frame}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ px: 1, ml: -1 }}>
        {label}
      </Typography>
      <Stack spacing={2}>{children}</Stack>
    </Box>
  );
}

const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;
const frame = { border: 1, borderColor: 'divider', borderRadius: '12px', p: 2, m: 0, minWidth: 0 };
