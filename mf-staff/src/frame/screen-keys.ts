import { paths } from '../paths.ts';

/** The screens that G and a letter open (design: desk D12), by the key of their words. */
export const screenKeys = [
  { key: 't', area: 'today', to: paths.today() },
  { key: 'e', area: 'events', to: paths.events() },
  { key: 'p', area: 'planning', to: paths.planning() },
  { key: 'l', area: 'pipeline', to: paths.pipeline() },
] as const;
