/** Who stands behind the product. An operator changes name, company data and colours here. */
export const brand = {
  name: 'Siebenschritt',
  /** Shown with legal data until an operator has put in their own. */
  sample: true,
  company: {
    name: 'Siebenschritt Muster GmbH',
    street: 'Musterstraße 7',
    postalCode: '50667',
    city: 'Köln',
    phone: '+49 221 000 00 00',
    email: 'post@siebenschritt.example',
  },
  /** Office hours on workdays, Europe/Berlin. */
  officeHours: { from: 9, to: 17 },
  colors: {
    light: {
      primary: '#12305C',
      onPrimary: '#FFFFFF',
      paper: '#FBF9F5',
      surface: '#FFFFFF',
      text: '#16202E',
      secondaryText: '#4C5869',
      accent: '#F2A65A',
      hairline: '#E5DFD3',
      fieldBorder: '#8A8F98',
      success: '#1F6B4A',
      warning: '#8A5200',
      error: '#B3261E',
      info: '#1D5FA8',
      highlight: '#EDF1F9',
      accentTint: '#FFEFDF',
    },
    dark: {
      primary: '#A9C4EE',
      onPrimary: '#0B1524',
      paper: '#0B1524',
      surface: '#121F33',
      text: '#E8EDF5',
      secondaryText: '#A9B6C9',
      accent: '#F2C27B',
      hairline: '#24344F',
      fieldBorder: '#6F7D91',
      success: '#7FD1A8',
      warning: '#F2C27B',
      error: '#FFB4AB',
      info: '#A9C4EE',
      highlight: '#182844',
      accentTint: '#2C2A2C',
    },
    /** The footer keeps its dark blue in both modes. */
    footer: '#12305C',
  },
} as const;
