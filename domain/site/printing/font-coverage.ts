/**
 * The characters of our fonts, by file of Inter, in hex. `vitest run tests/domain/site/printable.test.ts -u`
 * writes this file from the fonts.
 */
export const fontCoverage = {
  latin:
    '20-7e a0-ac ae-ff 131 152-153 2bb-2bc 2c6 2da 2dc 300-301 303-304 308-309 323 2002 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212',
  'latin-ext':
    '20 41 a0 c4 100-130 132-148 14a-151 154-1c3 1c5-254 256-27b 27e-284 286-290 292-2a4 2a6-2ba 2bc-2c5 2c7-2cc 2ce-2d7 2dd-301 303-304 308-309 323 1d00 1d0d 1d1b 1d43 1d47-1d49 1d4d 1d4f-1d50 1d52 1d56-1d58 1d5b 1d62-1d65 1d9c 1da0 1dbb 1dbf 1e00-1e9b 1e9d-1e9f 1ef2-1eff 2020 20a0-20ab 20ad-20af 20b1-20b5 20b8-20ba 20bc-20bf 2113 2c7c 2c7f a7ff',
  greek: '20 41 a0 c4 374-376 37a-37f 384-38a 38c 38e-3a1 3a3-3d7 3dc-3dd 3f0-3f6 3f9-3fa 3fc-3ff',
  cyrillic: '20 41 a0 c4 301 400-45f 490-491 4b0-4b1 2116',
  'cyrillic-ext': '20 41 a0 c4 460-479 480-48f 492-49d 4a0-4af 4b2-4ff 52f 20b4 2dff a69f',
  vietnamese:
    '20 41 a0 c4 102-103 110-111 128-129 168-169 1a0-1a1 1af-1b0 300-301 303-304 308-309 323 1ea0-1ef9 20ab',
} as const;
