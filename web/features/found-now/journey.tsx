import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import {
  Bank,
  CheckSheet,
  IdeaBulb,
  Papers,
  RegisterBook,
  Seal,
  Talk,
} from '../../kit/ui/illustrations.tsx';
import { MarkedList } from '../../kit/ui/page/lists.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import { useOperator } from '../../kit/ui/site-data.ts';

/** What the price covers, as plainly as what it does not. */
export function Scope() {
  const { title, included, includedItems, excluded, excludedItems } =
    useI18n('foundNow').texts.foundNow.scope;
  return (
    <Section band>
      <SectionHead title={title} />
      <Box
        sx={{
          mt: { xs: 4, md: 5 },
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          gap: { xs: 4, md: 8 },
        }}
      >
        <div>
          <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
            {included}
          </Typography>
          <MarkedList items={includedItems} included />
        </div>
        <div>
          <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
            {excluded}
          </Typography>
          <MarkedList items={excludedItems} included={false} />
        </div>
      </Box>
    </Section>
  );
}

const pictures = [IdeaBulb, Talk, Papers, CheckSheet, Seal, Bank, RegisterBook];

/** The seven stations along the line: who acts, how long it usually takes. */
export function Journey() {
  const { kicker, title, lead, stations } = useI18n('foundNow').texts.foundNow.journey;
  return (
    <Section id="ablauf" band>
      <SectionHead kicker={kicker} title={title} lead={lead} />
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          mt: { xs: 4, md: 7 },
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(7, minmax(0, 1fr))' },
          columnGap: 2,
        }}
      >
        {stations.map((station, index) => (
          <Station key={station.title} {...station} Picture={pictures[index] ?? IdeaBulb} />
        ))}
      </Box>
    </Section>
  );
}

interface StationProps {
  title: string;
  who: string;
  time: string;
  Picture: typeof IdeaBulb;
}

/** The line runs below the pictures; on phones it runs down beside them. */
function Station({ title, who, time, Picture }: StationProps) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: { xs: 'grid', md: 'block' },
        gridTemplateColumns: '44px minmax(0, 1fr)',
        columnGap: 2.5,
        pb: { xs: 2.5, md: 0 },
        '&:not(:last-of-type)::before': {
          content: '""',
          position: 'absolute',
          bgcolor: 'primary.main',
          borderRadius: 2,
          left: { xs: 20, md: 28 },
          top: { xs: 52, md: 62 },
          bottom: { xs: 4, md: 'auto' },
          right: { md: -16 },
          width: { xs: 4, md: 'auto' },
          height: { md: 4 },
        },
      }}
    >
      <Picture size={44} />
      <Box
        aria-hidden="true"
        sx={{
          display: { xs: 'none', md: 'block' },
          position: 'relative',
          width: 24,
          height: 24,
          my: 1.25,
          boxSizing: 'border-box',
          borderRadius: '50%',
          border: 4,
          borderColor: 'primary.main',
          bgcolor: 'background.paper',
        }}
      />
      <div>
        <Typography variant="h5" component="h3">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.75, fontWeight: 500 }}>
          {who}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
          {time}
        </Typography>
      </div>
    </Box>
  );
}

/** Who does what; the law firm comes from the configuration. */
export function People() {
  const { t, texts } = useI18n('foundNow');
  const { lawFirm } = useOperator();
  const { title } = texts.foundNow.people;
  return (
    <Section>
      <SectionHead title={title} />
      <Box
        sx={{
          mt: { xs: 3, md: 5 },
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: { xs: 1.5, md: 3 },
        }}
      >
        {(['lawFirm', 'notary', 'court', 'us'] as const).map((name) => (
          <Card key={name} sx={{ p: { xs: 2, md: 3.5 } }}>
            <Typography variant="h4" component="h3">
              {t(`foundNow:people.items.${name}.title`, lawFirm)}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {t(`foundNow:people.items.${name}.text`, lawFirm)}
            </Typography>
          </Card>
        ))}
      </Box>
    </Section>
  );
}
