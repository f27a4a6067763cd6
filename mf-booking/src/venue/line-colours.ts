import type { CountryCode } from '@plenary/contracts/vocabulary';

export type RailMode = 'metro' | 'rer' | 'tram' | 'train';
type Colours = Readonly<Record<string, string>>;

/**
 * Colours by which operators mark their lines: Île-de-France Mobilités, STIB-MIVB, Metro de Madrid and Cercanías Madrid.
 * A line in no table (regional trains, Belgian trains) has no colour of its own here.
 */
const colours: Record<CountryCode, Partial<Record<RailMode, Colours>>> = {
  FRA: {
    metro: {
      1: '#ffcd00',
      2: '#003ca6',
      3: '#837902',
      '3bis': '#6ec4e8',
      4: '#cf009e',
      5: '#ff7e2e',
      6: '#6eca97',
      7: '#fa9aba',
      '7bis': '#6eca97',
      8: '#e19bdf',
      9: '#b6bd00',
      10: '#c9910d',
      11: '#704b1c',
      12: '#007852',
      13: '#6ec4e8',
      14: '#62259d',
    },
    rer: { A: '#e3051c', B: '#5291ce', C: '#ffce00', D: '#00814f', E: '#c04191' },
    tram: {
      T1: '#003ca6',
      T2: '#cf009e',
      T3a: '#ff7e2e',
      T3b: '#00ae41',
      T4: '#dfaf47',
      T5: '#62259d',
      T6: '#e2231a',
      T7: '#704b1c',
      T8: '#837902',
      T9: '#5291ce',
    },
    train: {
      H: '#84653d',
      J: '#cec73d',
      K: '#9b9842',
      L: '#c4a4cc',
      N: '#00b297',
      P: '#f58f53',
      R: '#f49fb3',
      U: '#b6134c',
    },
  },
  BEL: { metro: { 1: '#c4008f', 2: '#f57000', 5: '#e6b012', 6: '#0078ad' } },
  ESP: {
    metro: {
      1: '#2dbef0',
      2: '#ed1c24',
      3: '#ffd000',
      4: '#b65518',
      5: '#8fd400',
      6: '#98989b',
      7: '#ee7518',
      8: '#ec82b1',
      9: '#a60084',
      10: '#005aa9',
      11: '#009b3a',
      12: '#a49800',
    },
    train: { C1: '#4fb0e5', C2: '#008a29', C3: '#9f2e86', C4: '#005aa3', C5: '#faba00', C7: '#ed1c24', C9: '#f95900', C10: '#90b70e' },
  },
};

/** The colour of a line and the text colour that reads on it (4.5:1 and more); null where the line has none. */
export const lineColours = (country: CountryCode, mode: RailMode, line: string): { ground: string; text: string } | null => {
  const known = colours[country][mode] ?? {};
  const name = line.replace('-', '');
  const ground = Object.hasOwn(known, name) ? known[name] : undefined;
  return ground ? { ground, text: contrast(ground, '#ffffff') >= contrast(ground, '#000000') ? '#ffffff' : '#000000' } : null;
};

/** Contrast of two colours written `#rrggbb` (WCAG 2.2, from 1 to 21). */
export const contrast = (one: string, other: string): number => {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Every line that has a colour. */
export const colouredLines = (): { country: CountryCode; mode: RailMode; line: string }[] =>
  countries.flatMap((country) =>
    modes.flatMap((mode) => Object.keys(colours[country][mode] ?? {}).map((line) => ({ country, mode, line }))),
  );

const countries = ['FRA', 'BEL', 'ESP'] as const;
const modes = ['metro', 'rer', 'tram', 'train'] as const;
