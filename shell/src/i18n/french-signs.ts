import { frenchSpaces } from '@plenary/contracts/french-spaces';
import type { PostProcessorModule } from 'i18next';

/** Shows every French text with no-break spaces at its signs: the files of texts keep plain ones. */
export const frenchSigns: PostProcessorModule = {
  type: 'postProcessor',
  name: 'french-signs',
  process: (text, _key, { lng }, { language }: { language: string }) =>
    typeof text === 'string' && (lng ?? language) === 'fr' ? frenchSpaces(text) : text,
};
