import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TemplateCard } from '#api/contract.gen.d.ts';
import { longDate } from '#domain/site/formats.ts';
import { type Locale, locales } from '#domain/site/paths.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { Fold } from '../../kit/ui/page/fold.tsx';

/** A template with the form it needs and its files. */
export function TemplateRow({ template }: { template: TemplateCard }) {
  const { t } = useTranslation(['templates']);
  const { locale } = useLocale();
  const { title, summary, form, updated } = template;
  return (
    <Box
      component="li"
      sx={{
        p: { xs: 2.5, sm: 3 },
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        columnGap: 4,
        rowGap: { xs: 1.5, md: 2.5 },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <div>
        <Typography variant="h5" component="h3" sx={{ hyphens: { xs: 'auto', sm: 'manual' } }}>
          {breakable(title)}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.75, maxWidth: '62ch', textWrap: 'pretty' }}>
          {summary}
        </Typography>
        <Box sx={{ mt: { xs: 1.5, sm: 0 } }}>
          <Fold summary={t('templates:details')}>
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ mt: 1, maxWidth: '62ch', textWrap: 'pretty' }}
            >
              <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
                {t('templates:form')}:
              </Box>{' '}
              {form}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              <time dateTime={updated}>
                {t('templates:updated', { date: longDate(updated, locale) })}
              </time>
            </Typography>
          </Fold>
        </Box>
      </div>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row', md: 'column' },
          columnGap: 4,
          rowGap: { xs: 1, sm: 1.5 },
        }}
      >
        {locales.map((language) => (
          <Files key={language} template={template} language={language} />
        ))}
      </Box>
    </Box>
  );
}

function Files({ template, language }: { template: TemplateCard; language: Locale }) {
  const { t } = useTranslation(['templates']);
  const { id, title, files } = template;
  return (
    <Box sx={{ display: { xs: 'flex', sm: 'block' }, alignItems: 'center', gap: 1 }}>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ flex: 1, mb: { sm: 0.75 }, lineHeight: { xs: 1.3, sm: 1.6 } }}
      >
        {t('templates:languages')[language]}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {files
          .filter((one) => one.language === language)
          .map(({ file, format }) => (
            <Button
              key={file}
              href={`/api/templates/${id}/${file}`}
              download
              variant="outlined"
              aria-label={t('templates:download', {
                title,
                language: t('templates:languages')[language],
                format: t('templates:formats')[format],
              })}
              startIcon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
              sx={{
                px: 1.75,
                '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
              }}
            >
              {t('templates:formats')[format]}
            </Button>
          ))}
      </Box>
    </Box>
  );
}
