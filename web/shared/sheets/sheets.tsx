import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, locales } from '#domain/site/paths.ts';
import type { DataOf } from '../../kit/api/call.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { fold } from '../../kit/ui/fold.ts';
import { Block } from './block.tsx';

type Answer = DataOf<'GET /foundations/:id/sheets'>;
type MissingFact = Answer['missing'][number];

interface SheetsProps extends Answer {
  id: string;
  /** Where a missing fact is stated; undefined for those that nobody states here. */
  stateAt: (fact: MissingFact) => string | undefined;
}

/** All sheets of a formation in one of both languages, with what they lack. */
export function Sheets({ id, sheets, missing, withheld, stateAt }: SheetsProps) {
  const { t } = useTranslation(['sharedSheets']);
  const { locale } = useLocale();
  const [language, choose] = useState(locale);
  return (
    <Box sx={{ display: 'grid', gap: 3, '& > *': { minWidth: 0 } }}>
      <Missing missing={missing} stateAt={stateAt} />
      {withheld && (
        <Alert severity="info" variant="outlined">
          {t('sharedSheets:withheld')}
        </Alert>
      )}
      <Languages language={language} choose={choose} />
      {sheets.map((sheet) => (
        <SheetCard key={sheet.name} {...{ id, sheet, language }} />
      ))}
    </Box>
  );
}

function Missing({ missing, stateAt }: Pick<SheetsProps, 'missing' | 'stateAt'>) {
  const { t } = useTranslation(['sharedSheets']);
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 2.5, md: 3 } }}>
      <Typography id={heading} variant="h5" component="h2" color="primary">
        {t('sharedSheets:missing')}
      </Typography>
      {missing.length === 0 && (
        <Typography sx={{ mt: 1 }}>{t('sharedSheets:nothingMissing')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {missing.map((fact) => (
          <MissingRow
            key={`${fact.field} ${fact.participant?.participantId}`}
            fact={fact}
            href={stateAt(fact)}
          />
        ))}
      </Box>
    </Card>
  );
}

function MissingRow({ fact, href }: { fact: MissingFact; href: string | undefined }) {
  const { t } = useTranslation(['sharedSheets']);
  const { participant } = fact;
  const field = t('sharedSheets:fields')[fact.field];
  const words = participant ? t('sharedSheets:ofPerson', { name: participant.name, field }) : field;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', minHeight: 44 }}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>{words}</Box>
      {href !== undefined && (
        <Link
          href={href}
          aria-label={t('sharedSheets:stateOf', { field: words })}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {t('sharedSheets:state')}
        </Link>
      )}
    </Box>
  );
}

/** Notaries write in German, whatever language the page has. */
function Languages({ language, choose }: { language: Locale; choose: (one: Locale) => void }) {
  const { t } = useTranslation(['sharedSheets']);
  return (
    <Box role="group" aria-label={t('sharedSheets:language')} sx={{ display: 'flex', gap: 1 }}>
      {locales.map((one) => (
        <Button
          key={one}
          variant={one === language ? 'outlined' : 'text'}
          aria-pressed={one === language}
          onClick={() => choose(one)}
        >
          {t('sharedSheets:languages')[one]}
        </Button>
      ))}
    </Box>
  );
}

interface SheetCardProps {
  id: string;
  sheet: Answer['sheets'][number];
  language: Locale;
}

function SheetCard({ id, sheet, language }: SheetCardProps) {
  const { t } = useTranslation(['sharedSheets']);
  const heading = useId();
  const { title, mark, intro, blocks } = sheet[language];
  return (
    <Card
      component="section"
      id={sheet.name}
      aria-labelledby={heading}
      lang={language}
      sx={{ p: { xs: 2.5, md: 3 } }}
    >
      <Typography id={heading} variant="h4" component="h2" color="primary">
        {title}
      </Typography>
      <Typography sx={{ mt: 0.5, fontWeight: 600 }}>{mark}</Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '68ch', textWrap: 'pretty' }}>
        {intro}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {sheet.files.map((file) => {
          const format = t(file.endsWith('.json') ? 'sharedSheets:json' : 'sharedSheets:pdf');
          return (
            <Button
              key={file}
              variant="outlined"
              href={`/api/foundations/${id}/sheets/${file}?language=${language}`}
              download
              aria-label={t('sharedSheets:download', { title, format })}
              startIcon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
            >
              {format}
            </Button>
          );
        })}
        {sheet.name === 'intake-sheet' && (
          <Button href="/api/schemas/intake-sheet-1.json">{t('sharedSheets:schema')}</Button>
        )}
      </Box>
      <Box component="details" sx={{ ...fold, mt: 1.5 }}>
        <summary>{t('sharedSheets:show')}</summary>
        {blocks.map((block) => (
          <Block key={block.title} block={block} />
        ))}
      </Box>
    </Card>
  );
}
