import type { Palette } from '@plenary/contracts/venue';

export interface Colours {
  deep: string;
  mid: string;
  light: string;
}

/** The colour worlds of venues, as the screens show them (packages/ui tokens). */
export const paletteColours: Readonly<Record<Palette, Colours>> = {
  emerald: { deep: '#12463A', mid: '#2F7F66', light: '#E3EDE2' },
  ochre: { deep: '#74480A', mid: '#D9992B', light: '#FBEFD5' },
  midnight: { deep: '#16223F', mid: '#3E5A93', light: '#DFE6F3' },
  terracotta: { deep: '#7C2F1B', mid: '#C9694A', light: '#F9E5DA' },
  sand: { deep: '#65543A', mid: '#C4AB80', light: '#F6EEDE' },
  plum: { deep: '#4A1F45', mid: '#8F5188', light: '#F1E2EE' },
  sage: { deep: '#384E3D', mid: '#86A07F', light: '#E9F0E3' },
  slate: { deep: '#2C3844', mid: '#6C8091', light: '#E4EAEE' },
  rose: { deep: '#7A2840', mid: '#CF7288', light: '#FBE5E8' },
  teal: { deep: '#0D4650', mid: '#2F8A94', light: '#DDEEEF' },
};
