import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  title: string;
  /** For links to this part of the page. */
  anchor?: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A card of the account page. */
export function SettingsSection({ title, anchor, lead, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card id={anchor} component="section" aria-labelledby={id} sx={{ p: { xs: 3, sm: 4 } }}>
      <Typography id={id} variant="h4" component="h2" color="primary">
        {title}
      </Typography>
      {lead && (
        <Typography color="textSecondary" sx={{ mt: 1, textWrap: 'pretty' }}>
          {lead}
        </Typography>
      )}
      {children}
    </Card>
  );
}
