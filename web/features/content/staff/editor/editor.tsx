import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { WholePiece } from '#api/contract.gen.d.ts';
import { fieldsOf, type PieceKind } from '#domain/content/fields.ts';
import { type Locale, locales } from '#domain/site/paths.ts';
import { call } from '../../../../desk/call.ts';
import type { ErrorText } from '../../../../desk/error-text.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { useSettled } from '../../../../desk/forms/use-command-form.ts';
import type { FormRefusal } from '../../../../kit/forms/form-outcome.ts';
import { type Fields, fieldsOf as typedIn } from '../../../../kit/forms/rules.ts';
import { SchemaForm } from '../../../../kit/forms/schema-form.tsx';
import { useCallSender } from '../../../../kit/forms/sender.ts';
import { useSchemaForm } from '../../../../kit/forms/use-schema-form.ts';
import type { Autosave } from './autosave.ts';
import { EditorBar, type Mode } from './editor-bar.tsx';
import { PieceInput } from './piece-input.tsx';
import { column, columns, Preview } from './preview.tsx';
import { faultsIn, ownProblems, problemsOf, problemText } from './problems.ts';

type Result = { ok: true } | (FormRefusal & { text?: ErrorText });

interface Props {
  /** As it was opened; what is typed from then on is the form's. */
  opened: WholePiece;
  saver: Autosave;
}

const anyTexts = z.record(z.string(), z.string());

/** Puts what was typed on the site: it is saved first, then published. */
function usePublishing({ opened: { id, kind, isLive, typed }, saver }: Props) {
  const { t } = useTranslation(['staffContent']);
  const settle = useSettled();
  const sender = useCallSender<Fields, Result>(async ({ data }) => {
    saver.type(data, { always: !isLive });
    if (!(await saver.flush())) return { ok: false, code: 'UNSAVED', problems: {} };
    const body = { revision: saver.revision() };
    const answer = await call('POST /admin/content/:id/publish', { params: { id }, body });
    if (answer.ok) saver.published(answer.data.revision);
    const text = await settle(answer, () => t('staffContent:editor.published'));
    if (answer.ok || !text) return { ok: true };
    return { ok: false, code: answer.code, problems: problemsOf(faultsIn(answer)), text };
  });
  const rules = { schema: anyTexts, problems: (fields: Fields) => ownProblems(kind, fields) };
  return useSchemaForm({ rules, sender, initial: typed });
}

/** Both languages of a piece side by side, to be written, looked at and published. */
export function Editor({ opened, saver }: Props) {
  const { t } = useTranslation(['staffContent']);
  const [mode, setMode] = useState<Mode>('write');
  const [language, setLanguage] = useState<Locale>('de');
  const [previewed, setPreviewed] = useState(opened.typed);
  const form = usePublishing({ opened, saver });
  const { problems, element, refused } = form;
  const show = (next: Mode) => {
    if (element.current) setPreviewed(typedIn(new FormData(element.current)));
    setMode(next);
  };
  const isWrong = Object.keys(problems).length > 0;
  return (
    <SchemaForm
      form={form}
      problemText={(code) => problemText(code, t)}
      starred
      onChange={(fields) => saver.type(fields)}
    >
      <EditorBar saver={saver} mode={mode} onMode={show} />
      <Box role="status" sx={{ '&:not(:empty)': { mb: 2 } }}>
        {isWrong && <Alert severity="warning">{t('staffContent:editor.faulty')}</Alert>}
        {!isWrong && refused?.text && <ErrorAlert text={refused.text} />}
      </Box>
      <LanguageTabs language={language} onLanguage={setLanguage} problems={problems} />
      {mode === 'preview' && <Preview piece={opened} typed={previewed} language={language} />}
      <Box sx={{ display: mode === 'write' ? 'grid' : 'none', gap: 3 }}>
        {opened.kind === 'product' && (
          <Alert severity="info">{t('staffContent:editor.readOnly')}</Alert>
        )}
        <SharedFields kind={opened.kind} />
        <Box sx={columns}>
          {locales.map((locale) => (
            <Words key={locale} kind={opened.kind} locale={locale} isChosen={locale === language} />
          ))}
        </Box>
      </Box>
    </SchemaForm>
  );
}

interface TabsProps {
  language: Locale;
  onLanguage: (language: Locale) => void;
  problems: Readonly<Record<string, string>>;
}

/** On phones; with how much is wrong in the language that is not shown. */
function LanguageTabs({ language, onLanguage, problems }: TabsProps) {
  const { t } = useTranslation(['staffContent']);
  const wrongIn = (locale: Locale) =>
    Object.keys(problems).filter((path) => path.startsWith(`${locale}.`)).length;
  return (
    <Tabs
      value={language}
      onChange={(_, next: Locale) => onLanguage(next)}
      aria-label={t('staffContent:editor.language')}
      sx={{ display: { md: 'none' }, mb: 2 }}
    >
      {locales.map((locale) => (
        <Tab
          key={locale}
          value={locale}
          label={[t(`staffContent:languages.${locale}`), wrongIn(locale) || '']
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
    </Tabs>
  );
}

function SharedFields({ kind }: { kind: PieceKind }) {
  const { t } = useTranslation(['staffContent']);
  const fields = fieldsOf(kind).filter(({ language }) => !language);
  if (fields.length === 0) return null;
  return (
    <Fieldset title={t('staffContent:editor.shared')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {fields.map((field) => (
          <PieceInput key={field.path} field={field} />
        ))}
      </Box>
    </Fieldset>
  );
}

interface WordsProps {
  kind: PieceKind;
  locale: Locale;
  isChosen: boolean;
}

function Words({ kind, locale, isChosen }: WordsProps) {
  const { t } = useTranslation(['staffContent']);
  return (
    <Box lang={locale} sx={column(isChosen)}>
      <Fieldset title={t(`staffContent:languages.${locale}`)}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {fieldsOf(kind)
            .filter(({ language }) => language === locale)
            .map((field) => (
              <PieceInput key={field.path} field={field} />
            ))}
        </Box>
      </Fieldset>
    </Box>
  );
}

function Fieldset({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id} sx={{ p: { xs: 2.5, md: 3 } }}>
      <Typography id={id} variant="h5" component="h2" color="primary" sx={{ mb: 2.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
