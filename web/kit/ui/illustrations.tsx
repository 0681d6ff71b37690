import { drawing, Talk } from './drawing.tsx';

/** Apart from those that every page of the member area loads. */
export { type IllustrationProps, ink, LogoMark } from './drawing.tsx';
export { Talk };

export const IdeaBulb = drawing(
  <path d="M15.5 31c0-2.6-1-4.1-2.9-5.8a11.5 11.5 0 1 1 14.8 0c-1.9 1.7-2.9 3.2-2.9 5.8zM15.5 35.5h9M17.5 40h5" />,
  <path d="M16 16.5l4 4 4-4M20 20.5V31" />,
);

export const Papers = drawing(
  <>
    <path d="M13 4h18a3 3 0 0 1 3 3v27" />
    <path d="M9 9.5h17a3 3 0 0 1 3 3v25a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3v-25a3 3 0 0 1 3-3zM11.500 17.500h12M11.500 23.500h12" />
  </>,
  <path d="M11.500 33c1.600-4 3.600-4 4.200-.6s2.400 2.600 3.800-.4c.9 2.400 2.400 2.400 4 .6" />,
);

export const CheckSheet = drawing(
  <path d="M9 4h22a3 3 0 0 1 3 3v30a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM12 12h16M12 18.500h16M12 25h6" />,
  <path d="M17.500 31.500l3.500 3.500 8-9" />,
);

export const Seal = drawing(
  <>
    <circle cx="20" cy="16" r="12" />
    <path d="M12.500 26L9.500 41l5.500-3.500 3-9.300M27.500 26l3 15-5.500-3.500-3-9.300" />
  </>,
  <circle cx="20" cy="16" r="6.500" />,
);

export const Bank = drawing(
  <path d="M4 16L20 6l16 10v2.500H4zM9.500 22.500v11M16.500 22.500v11M23.500 22.500v11M30.500 22.500v11M6 37.500h28M3 41h34" />,
  <circle cx="20" cy="12.700" r="2" />,
);

export const RegisterBook = drawing(
  <path d="M20 10.500C16 7.500 11 6.500 4 6.500v26.500c7 0 12 1 16 4 4-3 9-4 16-4V6.500c-7 0-12 1-16 4zM20 10.500V37M9 13.500c2.600.2 4.600.7 6.500 1.500M9 20c2.600.2 4.600.7 6.500 1.500" />,
  <path d="M31 13.500c-2.600.2-4.600.7-6.500 1.500M31 20c-2.600.2-4.600.7-6.500 1.500M31 26.500c-2.600.2-4.600.7-6.500 1.500" />,
);

/** One for each of the seven stations. */
export const stationPictures = [IdeaBulb, Talk, Papers, CheckSheet, Seal, Bank, RegisterBook];

export const Key = drawing(
  <path d="M21.800 21.800a9 9 0 1 1 0-12.600 9 9 0 0 1 0 12.600zM21.800 21.800L36 36M31.500 31.500l-3.800 3.800M27 27l-3 3" />,
  <circle cx="14" cy="14" r="2.800" />,
);

export const Door = drawing(
  <>
    <path d="M8 40V7a3 3 0 0 1 3-3h18a3 3 0 0 1 3 3v33M3 40h34" />
    <path d="M13 40V9.500l12.500 4.200V40" />
  </>,
  <path d="M21 25.500v3" />,
);

export const Scales = drawing(
  <path d="M20 5v33M13 40h14M7 12c5 0 8-1.500 13-3.500 5 2 8 3.500 13 3.500M7 12L2.500 25h9zM2.500 25a4.500 4.500 0 0 0 9 0M33 12l-4.500 13h9z" />,
  <path d="M28.500 25a4.500 4.500 0 0 0 9 0" />,
);

export const Coins = drawing(
  <>
    <ellipse cx="15" cy="17" rx="11" ry="4.500" />
    <path d="M4 17v7c0 2.500 5 4.500 11 4.500S26 26.500 26 24v-7M4 24v7c0 2.500 5 4.500 11 4.500 4.400 0 8.200-1 10-2.600" />
  </>,
  <path d="M33 38V16M27.500 21.500L33 16l5.500 5.500" />,
);

export const TaxSheet = drawing(
  <path d="M8 4h24a2 2 0 0 1 2 2v34l-4.700-3-4.700 3-4.600-3-4.600 3-4.700-3L6 40V6a2 2 0 0 1 2-2zM12 30h16" />,
  <path d="M14 23l12-12M15 12.500h.01M25 21.500h.01" />,
);

export const Community = drawing(
  <>
    <circle cx="12" cy="14" r="5.500" />
    <path d="M3 35v-2a9 9 0 0 1 18 0v2" />
  </>,
  <path d="M26.500 9a5.500 5.500 0 0 1 0 10.500M29 25.500a9 9 0 0 1 8 9v.5" />,
);
