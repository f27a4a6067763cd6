import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { mayOpen } from '../desk/page-rights.ts';
import { screenKeys } from './screen-keys.ts';

/** Keys that are pressed for one act, one after the other or each for its direction. */
interface Way {
  keys: readonly string[];
  /** One letter or sign: it acts while single keys are on. */
  isSingle?: true;
}

export interface KeyGroup {
  /** Where they work. */
  title: string;
  acts: readonly { words: string; ways: readonly Way[] }[];
}

const vertical: Way = { keys: ['↓', '↑'] };
const horizontal: Way = { keys: ['←', '→'] };
const single = (...keys: string[]): Way => ({ keys, isSingle: true });

/** The keys of the desk by where they work (design: desk D12). */
export const useKeyGroups = (): readonly KeyGroup[] => {
  const { t } = useTranslation('staff');
  const { session } = usePlatform();
  return [
    {
      title: t('keys.screens'),
      acts: screenKeys
        .filter(({ to }) => mayOpen(session, to))
        .map(({ key, area }) => ({ words: t(`desk.areas.${area}`), ways: [single('G', key.toUpperCase())] })),
    },
    {
      title: t('keys.everywhere'),
      acts: [
        { words: t('search.open'), ways: [{ keys: [t('search.keys')] }, single('/')] },
        { words: t('keys.list'), ways: [single('?')] },
        { words: t('keys.close'), ways: [{ keys: [t('keys.escape')] }] },
      ],
    },
    {
      title: t('keys.inToday'),
      acts: [
        { words: t('keys.bars'), ways: [single('J', 'K')] },
        { words: t('keys.days'), ways: [single('←', '→')] },
        { words: t('keys.toToday'), ways: [single('T')] },
        { words: t('keys.openRow'), ways: [{ keys: [t('search.enter')] }] },
      ],
    },
    {
      title: t('keys.inEvents'),
      acts: [
        { words: t('keys.rows'), ways: [vertical, single('J', 'K')] },
        { words: t('keys.select'), ways: [single('X')] },
        { words: t('keys.openRow'), ways: [{ keys: [t('search.enter')] }] },
      ],
    },
    {
      title: t('keys.inPipeline'),
      acts: [
        { words: t('keys.cards'), ways: [vertical, single('J', 'K')] },
        { words: t('keys.columns'), ways: [horizontal] },
        { words: t('keys.openRow'), ways: [{ keys: [t('search.enter')] }] },
      ],
    },
    {
      title: t('keys.inPlanning'),
      acts: [
        { words: t('keys.slots'), ways: [horizontal, vertical] },
        { words: t('keys.weeks'), ways: [{ keys: [t('keys.pageUp'), t('keys.pageDown')] }] },
      ],
    },
    { title: t('keys.inCustomer'), acts: [{ words: t('keys.writeNote'), ways: [single('M')] }] },
    { title: t('keys.inVenue'), acts: [{ words: t('keys.save'), ways: [{ keys: [t('keys.saveKeys')] }] }] },
  ];
};
